import { lookup as lookUp, type LookupAddress } from 'node:dns';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { Failure, invalidFields } from '../../http/failure.ts';
import { i18n } from '@anydish/language/sentence';
import { isPublicAddress, isPublicPage } from './public-address.ts';

/** Limits of a fetch: bytes, total milliseconds, and redirects. */
export const pageLimits = { bytes: 3 * 1024 * 1024, time: 10_000, redirects: 4 } as const;

/** Resolves a name, like dns.lookup with `all`. */
export type Resolve = (hostname: string, done: (error: Error | null, addresses?: readonly LookupAddress[]) => void) => void;

const resolveByDns: Resolve = (hostname, done) => {
  lookUp(hostname, { all: true }, (error, addresses) => done(error, addresses));
};

export interface FetchOptions {
  /** The User-Agent. */
  agent: string;
  /** Only for tests: allows pages on this computer and its network. */
  mayBeOwn: boolean;
  signal: AbortSignal;
  resolve?: Resolve;
  time?: number;
}

export interface Page {
  /** The final address. */
  address: string;
  mediaType: string;
  text: string;
}

const noPage = () => invalidFields({ address: i18n._('Please enter the full address of a public web page. It begins with https://') });
const notReached = () =>
  invalidFields({
    address: i18n._(
      'This page could not be reached: it may be gone, or there is no internet here. You can paste the text of the recipe instead.',
    ),
  });
const refused = (status: number) =>
  invalidFields({
    address: i18n._('The page answered with an error ({status}). You can open it yourself, copy its text and paste it.', {
      status: String(status),
    }),
  });
const noText = () => invalidFields({ address: i18n._('There is no web page at this address, but a file of another kind.') });
const tooLarge = () =>
  invalidFields({ address: i18n._('This page is too large to be read. You can copy the recipe from it and paste it.') });

/** The resolved address was refused. */
class NotPublic extends Error {}

/** Connects only to a checked address: the name is resolved once, here, and not again by the connection. */
const checkedLookup =
  (resolve: Resolve, mayBeOwn: boolean): LookupFunction =>
  (hostname, options, done) =>
    resolve(hostname, (error, addresses = []) => {
      // With an error, Node passes no addresses.
      const [first] = error === null ? addresses : [];
      const isRefused = first === undefined || (!mayBeOwn && !addresses.every(({ address }) => isPublicAddress(address)));
      if (isRefused) done(error ?? new NotPublic(hostname), []);
      else if (options.all === true) done(null, [...addresses]);
      else done(null, first.address, first.family);
    });

const readable = /^(?:text\/html|application\/xhtml\+xml|text\/plain|application\/(?:ld\+)?json)$/;

async function bytesOf(answer: IncomingMessage): Promise<Buffer> {
  if (Number(answer.headers['content-length'] ?? 0) > pageLimits.bytes) throw tooLarge();
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > pageLimits.bytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Decodes the text by the charset in the answer or in the page's head. */
function decoded(bytes: Buffer, type: string): string {
  const named =
    /charset=["']?([\w-]+)/i.exec(type)?.[1] ?? /<meta[^>]{0,80}charset=["']?([\w-]+)/i.exec(bytes.toString('latin1', 0, 2_048))?.[1];
  try {
    return new TextDecoder(named ?? 'utf-8').decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

function ask(url: URL, { agent, mayBeOwn, resolve = resolveByDns }: FetchOptions, signal: AbortSignal): Promise<IncomingMessage> {
  const options = {
    headers: { accept: 'text/html,application/xhtml+xml,text/plain;q=0.8', 'accept-encoding': 'identity', 'user-agent': agent },
    lookup: checkedLookup(resolve, mayBeOwn),
    // A new connection: none that was opened for another address.
    agent: false,
    signal,
  };
  return new Promise((answer, reject) => {
    const asked = url.protocol === 'https:' ? requestHttps(url, options) : requestHttp(url, options);
    asked.once('response', answer);
    asked.once('error', reject);
    asked.end();
  });
}

async function follow(start: URL, options: FetchOptions, signal: AbortSignal): Promise<Page> {
  let url = start;
  for (let redirects = 0; ; redirects += 1) {
    if (!options.mayBeOwn && !isPublicPage(url)) throw noPage();
    const answer = await ask(url, options, signal);
    const status = answer.statusCode ?? 0;
    const { location } = answer.headers;
    if (status >= 300 && status < 400 && location !== undefined) {
      answer.destroy();
      if (redirects >= pageLimits.redirects || !URL.canParse(location, url.href)) throw refused(status);
      url = new URL(location, url);
      if (!/^https?:$/.test(url.protocol)) throw noPage();
      continue;
    }
    const type = answer.headers['content-type'] ?? '';
    const mediaType = type.split(';')[0]?.trim().toLowerCase() ?? '';
    try {
      if (status < 200 || status >= 300) throw refused(status);
      if (!readable.test(mediaType) || (answer.headers['content-encoding'] ?? 'identity') !== 'identity') throw noText();
      return { address: url.href, mediaType, text: decoded(await bytesOf(answer), type) };
    } finally {
      answer.destroy();
    }
  }
}

/**
 * Fetches a web page for a user. Only public addresses: every redirect target and every resolved address is checked, and the connection uses the
 * checked one.
 * @throws Failure invalidInput, with the address's problem
 */
export async function fetchPage(address: string, options: FetchOptions): Promise<Page> {
  const whole = /^[a-z][a-z+.-]*:/i.test(address.trim()) ? address.trim() : `https://${address.trim()}`;
  if (!URL.canParse(whole) || !/^https?:/i.test(whole)) throw noPage();
  const signal = AbortSignal.any([options.signal, AbortSignal.timeout(options.time ?? pageLimits.time)]);
  try {
    return await follow(new URL(whole), options, signal);
  } catch (error) {
    if (error instanceof Failure) throw error;
    if (error instanceof NotPublic) throw noPage();
    throw notReached();
  }
}
