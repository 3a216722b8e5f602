import { createParser } from 'eventsource-parser';
import { array, is, nullable, optional, string, type } from 'superstruct';
import { cutOff, declined, refusedBy, secondsToWait, silent, unreachable } from './completion-error.ts';
import type { Message } from './messages.ts';

export interface Endpoint {
  baseUrl: string;
  apiKey: string | null;
  model: string;
}

export interface StreamOptions {
  endpoint: Endpoint;
  messages: readonly Message[];
  jsonSchema: object;
  signal: AbortSignal;
  /** How long the provider may send nothing, in milliseconds. */
  idleLimit: number;
}

const maxAnswerLength = 400_000;

const choiceFields = { content: optional(nullable(string())), refusal: optional(nullable(string())) };
const chunkSchema = type({
  choices: array(
    type({ delta: optional(type(choiceFields)), message: optional(type(choiceFields)), finish_reason: optional(nullable(string())) }),
  ),
});

/** What one event of the stream adds; `[DONE]`, heartbeats and usage reports add nothing. */
function readChunk(data: string): { text: string; finish: string | null } {
  if (data === '[DONE]') return { text: '', finish: '[DONE]' };
  let chunk: unknown;
  try {
    chunk = JSON.parse(data);
  } catch {
    throw cutOff();
  }
  // Some providers report a failure inside a stream that began with 200.
  if (typeof chunk === 'object' && chunk !== null && 'error' in chunk && chunk.error !== null) throw refusedBy(502, null);
  if (!is(chunk, chunkSchema)) return { text: '', finish: null };
  const [choice] = chunk.choices;
  const part = choice?.delta ?? choice?.message;
  if ((part?.refusal ?? '') !== '' || choice?.finish_reason === 'content_filter') throw declined();
  return { text: part?.content ?? '', finish: choice?.finish_reason ?? null };
}

function request({ endpoint, messages, jsonSchema }: StreamOptions, signal: AbortSignal): Promise<Response> {
  return fetch(`${endpoint.baseUrl}/chat/completions`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      ...(endpoint.apiKey === null ? {} : { authorization: `Bearer ${endpoint.apiKey}` }),
    },
    body: JSON.stringify({
      model: endpoint.model,
      stream: true,
      messages,
      response_format: { type: 'json_schema', json_schema: { name: 'recipe', strict: true, schema: jsonSchema } },
    }),
    // A redirect would carry the key to somebody else.
    redirect: 'error',
    signal,
  });
}

async function* pieces(response: Response, onByte: () => void): AsyncGenerator<{ text: string; finish: string | null }> {
  if (response.body === null) throw cutOff();
  if (response.headers.get('content-type')?.includes('application/json') === true) {
    // A provider that does not stream sends the whole answer at once.
    yield readChunk(await response.text());
    return;
  }
  const ready: { text: string; finish: string | null }[] = [];
  const parser = createParser({ onEvent: ({ data }) => ready.push(readChunk(data)) });
  for await (const bytes of response.body.pipeThrough(new TextDecoderStream())) {
    onByte();
    parser.feed(bytes);
    yield* ready.splice(0);
  }
}

/**
 * The model's answer as it comes, piece by piece.
 * @throws CompletionError for everything that the provider or the network does wrong, a stream that ends early included.
 */
export async function* streamCompletion(options: StreamOptions): AsyncGenerator<string> {
  const idle = new AbortController();
  let timer = setTimeout(() => idle.abort(), options.idleLimit);
  const onByte = () => {
    clearTimeout(timer);
    timer = setTimeout(() => idle.abort(), options.idleLimit);
  };
  try {
    const response = await request(options, AbortSignal.any([options.signal, idle.signal]));
    if (!response.ok) {
      await response.body?.cancel();
      throw refusedBy(response.status, secondsToWait(response.headers.get('retry-after'), Date.now()));
    }
    let finish: string | null = null;
    let length = 0;
    for await (const piece of pieces(response, onByte)) {
      finish = piece.finish ?? finish;
      length += piece.text.length;
      if (length > maxAnswerLength) throw cutOff();
      if (piece.text !== '') yield piece.text;
    }
    // Without a reason to finish the connection was cut, however tidily.
    if (finish === null) throw cutOff();
  } catch (error) {
    if (options.signal.aborted) return;
    if (idle.signal.aborted) throw silent();
    // undici reports a connection that fails or breaks as a TypeError.
    if (error instanceof TypeError) throw error.message === 'terminated' ? cutOff() : unreachable();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
