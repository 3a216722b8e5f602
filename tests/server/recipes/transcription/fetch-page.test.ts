import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchPage, pageLimits, type FetchOptions, type Resolve } from '../../../../server/recipes/transcription/fetch-page.ts';

// ASVS 1.3.6: what is fetched for a user, and what is not.

let server: Server;
let origin: string;
let asked: string[] = [];

const pages: Record<string, RequestListener> = {
  '/soup': (_, answer) =>
    answer.writeHead(200, { 'content-type': 'text/html; charset=iso-8859-1' }).end(Buffer.from('<h1>Crème</h1>', 'latin1')),
  '/moved': (_, answer) => answer.writeHead(302, { location: '/soup' }).end(),
  '/round': (_, answer) => answer.writeHead(302, { location: '/round' }).end(),
  '/inside': (_, answer) => answer.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
  '/file': (_, answer) => answer.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/picture': (_, answer) => answer.writeHead(200, { 'content-type': 'image/png' }).end('x'),
  '/packed': (_, answer) => answer.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end('x'),
  '/gone': (_, answer) => answer.writeHead(404, { 'content-type': 'text/html' }).end('gone'),
  '/large': (_, answer) => answer.writeHead(200, { 'content-type': 'text/html' }).end(Buffer.alloc(pageLimits.bytes + 1, 'x')),
  '/larger': (_, answer) =>
    answer.writeHead(200, { 'content-type': 'text/html', 'content-length': String(pageLimits.bytes + 1) }).flushHeaders(),
  '/silent': () => undefined,
};

beforeAll(async () => {
  server = createServer((request, answer) => {
    asked.push(request.url ?? '');
    pages[request.url ?? '']?.(request, answer);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const get = (address: string, change: Partial<FetchOptions> = {}) => {
  asked = [];
  return fetchPage(address, { agent: 'Test', mayBeOwn: true, signal: new AbortController().signal, ...change });
};
test('a name that does not resolve is told to its caller, and ends nothing else', async () => {
  const resolve: FetchOptions['resolve'] = (_, done) => done(Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' }));
  await expect(get('https://no-such-host.example/', { mayBeOwn: false, resolve })).rejects.toMatchObject({ code: 'invalidInput' });
  await expect(get('https://no-such-host.example/', { mayBeOwn: true, resolve })).rejects.toMatchObject({ code: 'invalidInput' });
});

const sentenceOf = async (page: Promise<unknown>) => {
  const error: unknown = await page.catch((thrown: unknown) => thrown);
  return error instanceof Error ? error.message : 'It was fetched.';
};

test('follows redirects, and reads the characters that the answer names', async () => {
  expect(await get(`${origin}/moved`)).toMatchObject({ mediaType: 'text/html', text: '<h1>Crème</h1>', address: `${origin}/soup` });
});

test.each([
  ['/round', /error/],
  ['/picture', /another kind/],
  ['/packed', /another kind/],
  ['/gone', /error/],
  ['/large', /too large/],
  ['/larger', /too large/],
  ['/file', /full address/],
])('%s is refused, and says why', async (path, words) => expect(await sentenceOf(get(origin + path))).toMatch(words));

test('ends after its time, and when nobody waits any more', async () => {
  expect(await sentenceOf(get(`${origin}/silent`, { time: 50 }))).toMatch(/could not be reached/);
  expect(await sentenceOf(get(`${origin}/soup`, { signal: AbortSignal.abort() }))).toMatch(/could not be reached/);
  expect(await sentenceOf(get('http://127.0.0.1:9/'))).toMatch(/could not be reached/);
});

const resolvingTo =
  (...addresses: string[]): Resolve =>
  (_, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );

test.each([
  ['this computer', ['127.0.0.1']],
  ['the network', ['192.168.0.10']],
  ['the metadata of a cloud', ['169.254.169.254']],
  ['this computer in IPv6', ['::1']],
  ['a public address and one of this computer', ['93.184.215.14', '127.0.0.1']],
  ['nothing', []],
])('a public name that stands for %s is not connected to', async (_, addresses) => {
  expect(await sentenceOf(get('http://recipes.org/soup', { mayBeOwn: false, resolve: resolvingTo(...addresses) }))).toMatch(/full address/);
  expect(asked).toEqual([]);
});

test('a redirect is checked like the address that somebody typed', async () => {
  // Where redirects go is checked by the same rule: the page itself is only reached because tests may.
  const first = await get(`${origin}/inside`, { mayBeOwn: true, time: 300 }).catch((error: unknown) => error);
  expect(first).toMatchObject({ code: 'invalidInput' });
  expect(await sentenceOf(get(`${origin}/soup`, { mayBeOwn: false }))).toMatch(/full address/);
  expect(asked).toEqual([]);
});

test.each([
  '',
  'soup',
  'javascript:alert(1)',
  'ftp://recipes.org/',
  'https://',
  'http://localhost/',
  'http://recipes.org:22/',
  'http://a:b@recipes.org/',
])('%j is no address of a page', async (address) => {
  const sentence = await sentenceOf(get(address, { mayBeOwn: false, resolve: resolvingTo('127.0.0.1') }));
  expect(sentence).toMatch(/full address/);
  expect(asked).toEqual([]);
});
