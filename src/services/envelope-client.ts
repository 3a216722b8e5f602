import ky, { isHTTPError, type KyInstance, type Options } from 'ky';
import { is, validate, type Struct } from 'superstruct';
import { fromWire, toWire } from '../../contract/casing.ts';
import { envelopeSchema, requestIdHeader } from '../../contract/envelope.ts';
import { asApiError, errorCodes, type ApiError } from '../../contract/errors.ts';
import { answeredBy, type ServerNews } from './server-news.ts';
import { uploadFetch } from './upload-fetch.ts';

/** Options of a call. `isRemote` completes the interface; no call of the product uses it yet. */
export interface EnvelopeRequest<T, S = unknown> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Relative to the site's own origin, unless `isRemote`. */
  url: string;
  /** True: the url is used as given. */
  isRemote?: boolean;
  /** True: the result is the whole body, not its `payload`, and keys keep their case. */
  isRaw?: boolean;
  headers?: Record<string, string>;
  query?: Record<string, string | number | boolean | undefined>;
  /** A plain object is sent as JSON in snake_case; form data is sent unchanged. */
  body?: object | undefined;
  payload: Struct<T, S>;
  signal?: AbortSignal | undefined;
  /** Called with the upload progress of form data, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
}

/** A value and error pair; exactly one of the two is null. */
export type EnvelopeResult<T> = readonly [value: T, error: null] | readonly [value: null, error: ApiError];

export interface EnvelopeClient {
  request: <T, S>(request: EnvelopeRequest<T, S>) => Promise<EnvelopeResult<T>>;
}

const failure = (message: string, payload: unknown = null): ApiError => ({ message, statusCode: errorCodes.unknown.statusCode, payload });

/**
 * `origin` is the site's own, as in "https://example.org"; `tell` receives what each call reveals about the server. `takeKnown`
 * has the bodies of answers that came with the page. Nothing is retried here: flows decide about retries.
 */
export function createEnvelopeClient(
  origin: string,
  tell: (news: ServerNews) => void = () => undefined,
  takeKnown: (address: string) => unknown = () => null,
): EnvelopeClient {
  // No time-out by default: callers abort.
  const http = ky.create({ timeout: false, retry: 0 });
  return {
    request: (request) => {
      const known = request.method === 'GET' && request.isRemote !== true ? takeKnown(addressOf(request)) : null;
      if (known !== null) return Promise.resolve(readPayload(request, known));
      return send(http, origin, request, request.isRemote === true ? () => undefined : tell);
    },
  };
}

/** The path and query of a call. */
function addressOf({ url, query = {} }: Pick<EnvelopeRequest<unknown>, 'url' | 'query'>): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return given.length === 0 ? url : `${url}?${new URLSearchParams(given).toString()}`;
}

async function send<T, S>(
  http: KyInstance,
  origin: string,
  request: EnvelopeRequest<T, S>,
  tell: (news: ServerNews) => void,
): Promise<EnvelopeResult<T>> {
  try {
    const response = await http(request.isRemote === true ? request.url : new URL(request.url, origin), optionsOf(request));
    tell(answeredBy(response));
    if (!isJson(response.headers)) return [null, failure('response is not json')];
    return readPayload(request, await response.json());
  } catch (error) {
    if (isHTTPError(error)) tell(answeredBy(error.response));
    else if (request.signal?.aborted !== true) tell({ type: 'silent' });
    return [null, isHTTPError(error) && isJson(error.response.headers) ? readFailure(error.data, error.message) : asApiError(error)];
  }
}

function optionsOf<T, S>({ method, isRemote, headers, query, body, signal, onProgress }: EnvelopeRequest<T, S>): Options {
  return {
    method,
    headers: { accept: 'application/json', ...(isRemote === true ? {} : requestId()), ...headers },
    ...(query !== undefined && { searchParams: query }),
    ...(body !== undefined && (body instanceof FormData ? { body } : { json: toWire(body) })),
    ...(signal !== undefined && { signal }),
    ...(onProgress !== undefined && body instanceof FormData && { fetch: uploadFetch(body, onProgress) }),
  };
}

/** Names the request in the server's log. Pages over plain HTTP, which have no randomUUID, let the server choose the name. */
const requestId = () => ('randomUUID' in crypto ? { [requestIdHeader]: crypto.randomUUID() } : {});

const jsonTypes: ReadonlySet<string | undefined> = new Set(['application/json', 'application/ld+json']);
const isJson = (headers: Headers) => jsonTypes.has(headers.get('content-type')?.split(';')[0]?.trim().toLowerCase());

function readPayload<T, S>({ method, url, isRaw, payload }: EnvelopeRequest<T, S>, body: unknown): EnvelopeResult<T> {
  if (isRaw !== true && !is(body, envelopeSchema)) return invalid(method, url, 'the envelope');
  const value = isRaw === true ? body : fromWire(is(body, envelopeSchema) ? body.payload : null);
  const [problem, valid] = validate(value, payload);
  if (problem !== undefined) return invalid(method, url, problem.path.join('.') || 'the payload');
  return [valid, null];
}

// Logged, and an error for the caller. The log names the path of the invalid field, never its value, which may be a secret.
function invalid(method: string, url: string, place: string): EnvelopeResult<never> {
  console.error(`${method} ${url} answered something else than agreed at: ${place}`);
  return [null, failure('runtime validation error')];
}

/** The error of a refused request whose successful answer has no envelope. */
export async function failureOf(response: Response): Promise<ApiError> {
  const ownMessage = `Request failed with status code ${response.status}`;
  return isJson(response.headers) ? readFailure(await response.json(), ownMessage) : failure(ownMessage);
}

// A JSON response outside 2xx. `data` is undefined when the body was not valid JSON.
function readFailure(data: unknown, ownMessage: string): ApiError {
  if (data === undefined || typeof data === 'string') return failure(ownMessage);
  const body = typeof data === 'object' && data !== null ? data : {};
  return {
    message:
      'status_text' in body && typeof body.status_text === 'string' && body.status_text !== '' ? body.status_text : 'Server response error',
    statusCode: 'status_code' in body && typeof body.status_code === 'number' ? body.status_code : errorCodes.unknown.statusCode,
    payload: fromWire('payload' in body ? body.payload : data),
  };
}
