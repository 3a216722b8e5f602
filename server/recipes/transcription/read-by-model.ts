import type { Transcription } from '../../../contract/recipes/transcription-endpoints.ts';
import { askModel, usualPauses } from '../../kitchen/openai/ask-model.ts';
import { CompletionError, silent, unusable } from '../../kitchen/openai/completion-error.ts';
import type { Message } from '../../kitchen/openai/messages.ts';
import type { Endpoint } from '../../kitchen/openai/stream-completion.ts';
import { transcriptionJsonSchema } from '../../kitchen/openai/transcription-json-schema.ts';
import { Failure } from '../../http/failure.ts';
import { readUntrusted } from '../../untrusted/read-untrusted.ts';
import { errorCodes, type ErrorName } from '../../../contract/errors.ts';

/** Time limit of a model, total and silent, in milliseconds. */
const limits = { whole: 90_000, idle: 45_000 } as const;

export interface ModelSource {
  /** '' for a photo. */
  text: string;
  photo: Uint8Array | null;
}

interface Reading {
  endpoint: Endpoint;
  prompt: string;
  signal: AbortSignal;
  /** The user who waits for it. */
  owner: string;
  /** Called with the tokens used. */
  spend: (tokens: number) => void;
}

function messagesFor(prompt: string, { text, photo }: ModelSource): Message[] {
  const said = { type: 'text' as const, text: JSON.stringify({ text }) };
  const image =
    photo === null
      ? []
      : [{ type: 'image_url' as const, image_url: { url: `data:image/jpeg;base64,${Buffer.from(photo).toString('base64')}` } }];
  const form = `Answer with one JSON object and nothing else, without a code fence. It follows this JSON schema: ${JSON.stringify(transcriptionJsonSchema)}`;
  return [
    { role: 'system', content: `${prompt}\n\n${form}` },
    { role: 'user', content: [said, ...image] },
  ];
}

const nameOf = (statusCode: number): ErrorName =>
  // Safe: the keys of the table are the names.
  (Object.keys(errorCodes) as ErrorName[]).find((name) => errorCodes[name].statusCode === statusCode) ?? 'kitchenUnavailable';

/**
 * A written recipe, read by the configured model. Null when it found none.
 * @throws Failure kitchenUnavailable and similar, for every provider error
 */
export async function readByModel(source: ModelSource, { endpoint, prompt, signal, owner, spend }: Reading): Promise<Transcription | null> {
  const whole = AbortSignal.timeout(limits.whole);
  const asking = {
    endpoint,
    jsonSchema: transcriptionJsonSchema,
    signal: AbortSignal.any([signal, whole]),
    idleLimit: limits.idle,
    pauses: usualPauses,
    spend,
  };
  try {
    let answer = '';
    const pieces = askModel({ ...asking, messages: messagesFor(prompt, source), deadline: performance.now() + limits.whole });
    for await (const piece of pieces) answer = piece === null ? '' : answer + piece;
    if (whole.aborted || signal.aborted) throw silent();
    const copied = await readUntrusted('copy', [answer, source.text], {
      owner,
      field: source.photo === null ? 'text' : 'photoGuid',
      signal,
    });
    if (copied === 'unusable') throw unusable();
    return copied;
  } catch (error) {
    if (!(error instanceof CompletionError)) throw error;
    throw new Failure(nameOf(error.statusCode), error.sentence, error.retryAfter === null ? null : { retryAfter: error.retryAfter });
  }
}
