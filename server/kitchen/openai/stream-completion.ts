import { createParser } from 'eventsource-parser';
import { array, is, nullable, optional, string, type, union, unknown } from 'superstruct';
import { cutOff, declined, refusedBy, secondsToWait, silent, unreachable } from './completion-error.ts';
import type { Message } from './messages.ts';

export interface Endpoint {
  baseUrl: string;
  apiKey: string | null;
  model: string;
}

/** How an endpoint is asked for JSON: by schema, as any object, or in words only. */
export type Format = 'json_schema' | 'json_object' | 'text';

export interface StreamOptions {
  endpoint: Endpoint;
  messages: readonly Message[];
  jsonSchema: object;
  format: Format;
  /** Tokens that the answer may have; null leaves it to the provider. */
  maxTokens: number | null;
  signal: AbortSignal;
  /** How long the provider may send nothing of the answer, in milliseconds. A sign of life without words is none. */
  idleLimit: number;
}

const maxAnswerLength = 400_000;

// Some send an answer in parts, each with its text.
const contentSchema = optional(nullable(union([string(), array(unknown())])));
const choiceFields = { content: contentSchema, refusal: optional(nullable(string())) };
const chunkSchema = type({
  choices: array(
    type({ delta: optional(type(choiceFields)), message: optional(type(choiceFields)), finish_reason: optional(nullable(string())) }),
  ),
});

function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content.map((part: unknown) => (is(part, type({ text: string() })) ? part.text : '')).join('');
}

interface Piece {
  text: string;
  finish: string | null;
}

/** What one event of the stream adds; `[DONE]`, thoughts, heartbeats and usage reports add nothing. */
function readChunk(data: string): Piece {
  if (data.trim() === '[DONE]') return { text: '', finish: '[DONE]' };
  if (data.trim() === '') return { text: '', finish: null };
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
  return { text: textOf(part?.content), finish: choice?.finish_reason ?? null };
}

const formats: Readonly<Record<Format, (schema: object) => object>> = {
  json_schema: (schema) => ({ response_format: { type: 'json_schema', json_schema: { name: 'recipe', strict: true, schema } } }),
  json_object: () => ({ response_format: { type: 'json_object' } }),
  text: () => ({}),
};

function request({ endpoint, messages, jsonSchema, format, maxTokens }: StreamOptions, signal: AbortSignal): Promise<Response> {
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
      ...(maxTokens === null ? {} : { max_tokens: maxTokens }),
      ...formats[format](jsonSchema),
    }),
    // A redirect would carry the key to somebody else.
    redirect: 'error',
    signal,
  });
}

async function* pieces(response: Response): AsyncGenerator<Piece> {
  if (response.body === null) throw cutOff();
  if (response.headers.get('content-type')?.includes('application/json') === true) {
    // A provider that does not stream sends the whole answer at once.
    yield readChunk(await response.text());
    return;
  }
  const ready: Piece[] = [];
  const parser = createParser({ onEvent: ({ data }) => ready.push(readChunk(data)) });
  for await (const bytes of response.body.pipeThrough(new TextDecoderStream())) {
    parser.feed(bytes);
    yield* ready.splice(0);
  }
}

/** A provider that does not know how it was asked for JSON; its own words are never shown. */
export class UnknownFormat extends Error {}

async function refusal(response: Response, format: Format): Promise<Error> {
  if (response.status === 400 || response.status === 422) {
    const said = (await response.text().catch(() => '')).slice(0, 4_000);
    if (format !== 'text' && /response_format|json_schema|json_object|schema|structured|grammar/i.test(said))
      return new UnknownFormat(format);
  } else await response.body?.cancel();
  return refusedBy(response.status, secondsToWait(response.headers.get('retry-after'), Date.now()));
}

/**
 * The model's answer as it comes, piece by piece; returns why it ended (`stop`, `length`).
 * @throws CompletionError for everything that the provider or the network does wrong, a stream that ends early included; UnknownFormat
 */
export async function* streamCompletion(options: StreamOptions): AsyncGenerator<string, string | null> {
  const idle = new AbortController();
  let timer = setTimeout(() => idle.abort(), options.idleLimit);
  try {
    const response = await request(options, AbortSignal.any([options.signal, idle.signal]));
    if (!response.ok) throw await refusal(response, options.format);
    let finish: string | null = null;
    let length = 0;
    for await (const piece of pieces(response)) {
      if (piece.finish !== null && finish !== 'length') finish = piece.finish;
      length += piece.text.length;
      if (length > maxAnswerLength) throw cutOff();
      if (piece.text === '') continue;
      clearTimeout(timer);
      timer = setTimeout(() => idle.abort(), options.idleLimit);
      yield piece.text;
    }
    // Without a reason to finish the connection was cut, however tidily.
    if (finish === null) throw cutOff();
    return finish;
  } catch (error) {
    if (options.signal.aborted) return null;
    if (idle.signal.aborted) throw silent();
    // undici reports a connection that fails or breaks as a TypeError.
    if (error instanceof TypeError) throw error.message === 'terminated' ? cutOff() : unreachable();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
