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
  /** Token limit of the answer, and its name at the endpoint. */
  limit: { name: 'max_tokens' | 'max_completion_tokens'; most: number };
  signal: AbortSignal;
  /** How long the provider may send no content, in milliseconds. Heartbeats without text do not count. */
  idleLimit: number;
  /** Called once with the token use, for every outcome. */
  spend: (tokens: number) => void;
}

const maxAnswerLength = 400_000;

// Some providers send an answer in parts, each with its text.
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
  /** Reasoning is not shown, but it is paid for. */
  thought: number;
  /** All tokens so far, if the provider reports them. */
  used: number | null;
  finish: string | null;
}

/** The text that one stream event adds; `[DONE]`, reasoning, heartbeats and usage reports add nothing. */
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
    // A redirect would send the key to another host.
    redirect: 'error',
    signal,
  });
}

// Estimate for providers that report no usage. English has about four letters per token, other languages fewer.
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

/** The provider does not support the JSON mode, or the name of the token limit. Its own text is never shown. */
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
 * The model's answer, piece by piece; returns the finish reason (`stop`, `length`).
 * @throws CompletionError for every failure of the provider or the network, including a stream that ends early; UnknownDialect
 */
export async function* streamCompletion(options: StreamOptions): AsyncGenerator<string, string | null> {
  const idle = new AbortController();
  let timer = setTimeout(() => idle.abort(), options.idleLimit);
  // Null until the provider has started.
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
      // While the caller reads what has come, the model is not silent.
      clearTimeout(timer);
      yield piece.text;
      timer = setTimeout(() => idle.abort(), options.idleLimit);
    }
    // Without a finish reason the connection was cut, even if it closed cleanly.
    if (finish === null) throw cutOff();
    return finish;
  } catch (error) {
    if (options.signal.aborted) return null;
    if (idle.signal.aborted) throw silent();
    // undici reports failed and broken connections as TypeError.
    if (error instanceof TypeError) throw error.message === 'terminated' ? cutOff() : unreachable();
    throw error;
  } finally {
    clearTimeout(timer);
    if (letters !== null) options.spend(used ?? Math.ceil(letters / lettersPerToken));
  }
}
