import { createParser } from 'eventsource-parser';
import { array, is, nullable, number, optional, string, type, union, unknown } from 'superstruct';
import { dropPrototypeNames } from '../../untrusted/prototype-names.ts';
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
  /** Tokens that the answer may have, and what the endpoint calls that. */
  limit: { name: 'max_tokens' | 'max_completion_tokens'; most: number };
  signal: AbortSignal;
  /** How long the provider may send nothing of the answer, in milliseconds. A sign of life without words is none. */
  idleLimit: number;
  /** Hears of the tokens that were used, once, however it ends. */
  spend: (tokens: number) => void;
}

const maxAnswerLength = 400_000;

// Some send an answer in parts, each with its text.
const contentSchema = optional(nullable(union([string(), array(unknown())])));
const choiceFields = { content: contentSchema, refusal: optional(nullable(string())), reasoning_content: contentSchema };
const usageSchema = type({ usage: type({ total_tokens: number() }) });
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
  /** What was only thought is not shown, and is paid for. */
  thought: number;
  /** All tokens so far, where the provider says. */
  used: number | null;
  finish: string | null;
}

/** What one event of the stream adds; `[DONE]`, thoughts, heartbeats and usage reports add nothing. */
function readChunk(data: string): Piece {
  const nothing: Piece = { text: '', thought: 0, used: null, finish: null };
  if (data.trim() === '[DONE]') return { ...nothing, finish: '[DONE]' };
  if (data.trim() === '') return nothing;
  let chunk: unknown;
  try {
    chunk = JSON.parse(data, dropPrototypeNames);
  } catch {
    throw cutOff();
  }
  // Some providers report a failure inside a stream that began with 200.
  if (typeof chunk === 'object' && chunk !== null && 'error' in chunk && chunk.error !== null) throw refusedBy(502, null);
  const used = is(chunk, usageSchema) ? chunk.usage.total_tokens : null;
  if (!is(chunk, chunkSchema)) return { ...nothing, used };
  const [choice] = chunk.choices;
  const part = choice?.delta ?? choice?.message;
  if ((part?.refusal ?? '') !== '' || choice?.finish_reason === 'content_filter') throw declined();
  return { text: textOf(part?.content), thought: textOf(part?.reasoning_content).length, used, finish: choice?.finish_reason ?? null };
}

const formats: Readonly<Record<Format, (schema: object) => object>> = {
  json_schema: (schema) => ({ response_format: { type: 'json_schema', json_schema: { name: 'recipe', strict: true, schema } } }),
  json_object: () => ({ response_format: { type: 'json_object' } }),
  text: () => ({}),
};

function request({ endpoint, messages, jsonSchema, format, limit }: StreamOptions, signal: AbortSignal): Promise<Response> {
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
      [limit.name]: limit.most,
      ...formats[format](jsonSchema),
    }),
    // A redirect would carry the key to somebody else.
    redirect: 'error',
    signal,
  });
}

// Where the provider does not say what it used. English has about four letters to a token, other languages fewer.
const lettersPerToken = 3;
const lettersOfPhoto = 1_500 * lettersPerToken;

const lettersOf = (messages: readonly Message[]): number => {
  const parts = messages.flatMap(({ content }) => (typeof content === 'string' ? [{ type: 'text' as const, text: content }] : content));
  return parts.reduce((sum, part) => sum + (part.type === 'text' ? part.text.length : lettersOfPhoto), 0);
};

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

/** A provider that does not know how it was asked for JSON, or what the limit of an answer was called; its own words are never shown. */
export class UnknownDialect extends Error {
  readonly part: 'format' | 'limit';
  constructor(part: UnknownDialect['part']) {
    super(part);
    this.part = part;
  }
}

async function refusal(response: Response, format: Format): Promise<Error> {
  if (response.status === 400 || response.status === 422) {
    const said = (await response.text().catch(() => '')).slice(0, 4_000);
    if (said.includes('max_completion_tokens')) return new UnknownDialect('limit');
    if (format !== 'text' && /response_format|json_schema|json_object|schema|structured|grammar/i.test(said))
      return new UnknownDialect('format');
  } else await response.body?.cancel();
  return refusedBy(response.status, secondsToWait(response.headers.get('retry-after'), Date.now()));
}

/**
 * The model's answer as it comes, piece by piece; returns why it ended (`stop`, `length`).
 * @throws CompletionError for everything that the provider or the network does wrong, a stream that ends early included; UnknownDialect
 */
export async function* streamCompletion(options: StreamOptions): AsyncGenerator<string, string | null> {
  const idle = new AbortController();
  let timer = setTimeout(() => idle.abort(), options.idleLimit);
  // Null until the provider has begun to work.
  let letters: number | null = null;
  let used: number | null = null;
  try {
    const response = await request(options, AbortSignal.any([options.signal, idle.signal]));
    if (!response.ok) throw await refusal(response, options.format);
    letters = lettersOf(options.messages);
    let finish: string | null = null;
    let length = 0;
    for await (const piece of pieces(response)) {
      if (piece.finish !== null && finish !== 'length') finish = piece.finish;
      length += piece.text.length;
      letters += piece.text.length + piece.thought;
      used = piece.used ?? used;
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
    if (letters !== null) options.spend(used ?? Math.ceil(letters / lettersPerToken));
  }
}
