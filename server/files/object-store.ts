import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';
import type { Clock } from '../clock.ts';
import type { Config, ObjectStoreSettings } from '../config.ts';
import { filesIn, filesInRows, filesPerCall, type Files, type FileStore } from './files.ts';
import { StoreError } from './store-error.ts';

/** In milliseconds. */
interface Times {
  /** Until a call is given up, its retries included. */
  limit: number;
  /** After a call without an answer, so long no other is tried: pages with many photos would wait for each of them. */
  rest: number;
}
const usualTimes: Times = { limit: 5_000, rest: 2_000 };
/** Retries of a call that was answered with 5xx or 429. */
const retries = 2;

interface Call {
  method: 'GET' | 'PUT' | 'POST';
  path: string;
  body?: Buffer;
  headers?: Record<string, string>;
}

interface Answer {
  status: number;
  body: Buffer;
}

/** The texts of the elements `name` in the order of the document; the documents of S3 repeat no name at several depths where we look. */
function textsIn(xml: Buffer, names: readonly string[]): Record<string, string[]> {
  const found: Record<string, string[]> = Object.fromEntries(names.map((name) => [name, []]));
  let text = '';
  const parser = new Parser(
    {
      onopentag: () => void (text = ''),
      ontext: (part) => void (text += part),
      onclosetag: (name) => void found[name]?.push(text),
    },
    { xmlMode: true },
  );
  parser.end(xml.toString('utf8'));
  return found;
}

/** The store's own word for a refusal, such as `SignatureDoesNotMatch`: letters only, because other parts of its answer repeat the request. */
const codeIn = (body: Buffer): string => /^[A-Za-z]{1,60}$/.exec(textsIn(body, ['Code'])['Code']?.[0] ?? '')?.[0] ?? '';

const refusal = ({ method }: Call, { status, body }: Answer): StoreError =>
  new StoreError(`The object store answered ${`${status} ${codeIn(body)}`.trim()} to ${method}.`, { isWrite: method === 'PUT' });

/** Why there was no answer, in the operator's words. */
function whyNot(error: unknown, limit: number): string {
  if (error instanceof Error && error.name === 'TimeoutError') return `The object store did not answer within ${limit / 1_000} seconds.`;
  const cause = error instanceof Error ? error.cause : null;
  const code = cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? ` (${cause.code})` : '';
  return `The object store cannot be reached, or broke off${code}.`;
}

const hash = (body: Buffer) => createHash('sha256').update(body).digest('hex');

/** A bucket by the S3 API, with path-style addresses. The client is loaded with the first call. `now`: the time in signatures, which stores hold against their own. */
export function openObjectStore(settings: ObjectStoreSettings, patience: Times = usualTimes, now: () => number = Date.now): FileStore {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
  const client = async () => {
    const { AwsClient } = await import('aws4fetch');
    return new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries });
  };
  let opened: ReturnType<typeof client> | null = null;
  /** While it is away: why, until when nobody asks, and whether somebody is asking whether it is back. */
  let away: { why: string; until: number; isAsked: boolean } | null = null;

  async function send(call: Call): Promise<Answer> {
    const { method, path, body, headers } = call;
    const base = { method, headers: { ...headers, 'x-amz-content-sha256': hash(body ?? Buffer.alloc(0)) } };
    opened ??= client();
    const answer = await (
      await opened
    ).fetch(`${endpoint}/${encodeURIComponent(bucket)}${path}`, {
      ...base,
      ...(body !== undefined && { body: new Uint8Array(body) }),
      aws: { datetime: new Date(now()).toISOString().replaceAll(/[:-]|\.\d{3}/g, '') },
      redirect: 'manual',
      signal: AbortSignal.timeout(patience.limit),
    });
    return { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) };
  }

  /** @throws StoreError unless it is answered with a success, or 404 where that is allowed */
  async function ask(call: Call, isMissingAllowed = false): Promise<Answer> {
    const isWrite = call.method === 'PUT';
    if (away !== null && (away.isAsked || performance.now() < away.until)) throw new StoreError(away.why, { isWrite });
    if (away !== null) away.isAsked = true;
    let answer: Answer;
    try {
      answer = await send(call);
    } catch (error) {
      away = { why: whyNot(error, patience.limit), until: performance.now() + patience.rest, isAsked: false };
      throw new StoreError(away.why, { isWrite, cause: error });
    }
    away = null;
    const isMissing = answer.status === 404 && isMissingAllowed && codeIn(answer.body) !== 'NoSuchBucket';
    if (isMissing || (answer.status >= 200 && answer.status < 300)) return answer;
    throw refusal(call, answer);
  }

  return {
    put: async (key, bytes, type) => {
      await ask({ method: 'PUT', path: `/${key}`, body: bytes, headers: { 'content-type': type } });
    },

    get: async (key) => {
      const { status, body } = await ask({ method: 'GET', path: `/${key}` }, true);
      return status === 404 ? null : body;
    },

    delete: async (keys) => {
      if (keys.length === 0) return;
      const objects = keys.map((key) => `<Object><Key>${key}</Key></Object>`).join('');
      const body = Buffer.from(`<Delete xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Quiet>true</Quiet>${objects}</Delete>`);
      // The S3 API asks for this digest here.
      const headers = { 'content-md5': createHash('md5').update(body).digest('base64'), 'content-type': 'application/xml' };
      const call: Call = { method: 'POST', path: '?delete', body, headers };
      const answer = await ask(call);
      // Answered with 200 even where single files are refused.
      if (codeIn(answer.body) !== '') throw refusal(call, answer);
    },

    list: async (prefix, after) => {
      const query = new URLSearchParams({ 'list-type': '2', prefix, 'max-keys': String(filesPerCall) });
      if (after !== '') query.set('start-after', after);
      const { body } = await ask({ method: 'GET', path: `?${query.toString()}` });
      const { Key: keys = [], LastModified: times = [], IsTruncated: more } = textsIn(body, ['Key', 'LastModified', 'IsTruncated']);
      const files = keys.map((key, at) => ({ key, changedAt: Date.parse(times[at] ?? '') }));
      return { files, isLast: more?.[0] !== 'true' };
    },
  };
}

/** As configured. */
export const openFiles = ({ objectStore }: Pick<Config, 'objectStore'>, clock: Clock): Files =>
  objectStore === null ? filesInRows : filesIn(openObjectStore(objectStore, usualTimes, clock.now), objectStore);
