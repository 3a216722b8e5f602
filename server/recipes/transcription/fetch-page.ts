import { lookup as lookUp, type LookupAddress } from 'node:dns';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { Failure, invalidFields } from '../../http/failure.ts';
import { i18n } from '@anydish/language/sentence';
import { isPublicAddress, isPublicPage } from './public-address.ts';

/** What is fetched of a page at most: bytes, milliseconds of all of it, and redirects that are followed. */
export const pageLimits = { bytes: 3 * 1024 * 1024, time: 10_000, redirects: 4 } as const;

/** Looks a name up, as dns.lookup does with `all`. */
export type Resolve = (hostname: string, done: (error: Error | null, addresses?: readonly LookupAddress[]) => void) => void;

const resolveByDns: Resolve = (hostname, done) => {
  lookUp(hostname, { all: true }, (error, addresses) => done(error, addresses));
};

export interface FetchOptions {
  /** Who asks, as the page's server is told. */
  agent: string;
  /** True for tests alone: pages of this computer and its network, too. */
  mayBeOwn: boolean;
  signal: AbortSignal;
  resolve?: Resolve;
  time?: number;
}

export interface Page {
  /** Where it was found in the end. */
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

/** The address was refused after its name was looked up. */
class NotPublic extends Error {}

/** Only what was checked is connected to: the name is looked up once, here, and not again by the connection. */
const checkedLookup =
  (resolve: Resolve, mayBeOwn: boolean): LookupFunction =>
  (hostname, options, done) =>
    resolve(hostname, (error, addresses = []) => {
      // With an error, Node gives no addresses at all.
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

/** The text in the characters that its answer, or its own head, names. */
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
    // A connection of its own: none that was opened for another address.
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
 * Fetches a web page for a user. Nothing but pages that anybody on the internet reaches: each address that a redirect leads to, and each that its
 * name stands for, is checked, and the connection is made to what was checked.
 * @throws Failure invalidInput, with what is wrong with the address
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
