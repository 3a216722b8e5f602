import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server as WebServer, type ServerResponse } from 'node:http';
import { createServer as createSocketServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fromWire, toWire } from '../../../contract/casing.ts';
import { fillPath } from '../../../contract/endpoint.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import { zipOf } from '../../support/server/import.ts';
import { startProcess, type Server } from '../../support/server/process.ts';

// A server as it runs in use, attacked by pages, names and files, while others look at its health.

const folder = mkdtempSync(join(tmpdir(), 'anydish attacked '));
let server: Server;
let address: string;
let pages: WebServer;
let origin: string;
let garbage: ReturnType<typeof createSocketServer>;

const times = (piece: string, bytes: number) => piece.repeat(Math.ceil(bytes / piece.length)).slice(0, bytes);
const kibi = 1_024;
const html = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/html' });
const shown = (text: string) => (response: ServerResponse) => void html(response).end(text);
/** Writes a piece again and again for as long as somebody listens. */
const endless = (piece: string, every: number) => (response: ServerResponse) => {
  html(response);
  const timer = setInterval(() => response.write(piece), every);
  response.once('close', () => clearInterval(timer));
};
let steps = 0;

const attacks: Readonly<Record<string, (response: ServerResponse) => void>> = {
  'openings of linked data, 40 KiB': shown(times('<script type=application/ld+json ', 40 * kibi)),
  'openings of linked data, 200 KiB': shown(times('<script type=application/ld+json ', 200 * kibi)),
  'linked data that is never closed': shown(times('<script type=application/ld+json>{"@type":"Recipe","name":[', 200 * kibi)),
  'headings, 200 KiB': shown(times('<h1>', 200 * kibi)),
  'nesting, 200 KiB': shown(times('<div><p>', 200 * kibi)),
  'amounts, 2 MiB': shown(`<article>${times('<li>1 cup of', 2 * kibi * kibi)}`),
  'a drip of bytes without end': endless('<', 100),
  'a stream without end': endless(times('<p>soup', 64 * kibi), 1),
  'a connection that says nothing': () => undefined,
  'a redirect to itself': (response) => void response.writeHead(302, { location: '/a%20redirect%20to%20itself' }).end(),
  'redirects without end': (response) =>
    void response.writeHead(302, { location: `/redirects%20without%20end?${String((steps += 1))}` }).end(),
  'a packed page that unfolds to 100 MB': (response) => {
    const bytes = gzipSync(Buffer.alloc(100_000_000));
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(bytes);
  },
  'an answer that breaks off': (response) => {
    html(response).write('<h1>Tea');
    setTimeout(() => response.destroy(), 20);
  },
  'heads without end': (response) => {
    response.socket?.write(`HTTP/1.1 200 OK\r\n${times('x-head: soup\r\n', 200 * kibi)}`);
  },
};

beforeAll(async () => {
  server = startProcess({ PORT: '0', DATA_DIR: join(folder, 'data'), READ_OWN_NETWORK: 'yes' });
  address = (await server.says(/ is at (http:\/\/\S+)/))[1] ?? '';
  pages = createServer((request, response) =>
    attacks[decodeURIComponent(new URL(request.url ?? '/', origin).pathname.slice(1))]?.(response),
  );
  garbage = createSocketServer((socket) => void socket.on('error', () => undefined).end('\u0000\u0001 not HTTP at all\r\n\r\n'));
  const portOf = async (one: typeof garbage) => {
    await new Promise<void>((listening) => void one.listen(0, '127.0.0.1', listening));
    const bound = one.address();
    return typeof bound === 'object' && bound !== null ? bound.port : 0;
  };
  origin = `http://127.0.0.1:${await portOf(pages)}`;
  garbageOrigin = `http://127.0.0.1:${await portOf(garbage)}`;
  for (const email of ['cook@anydish.example', 'staff@anydish.example']) people.push(await signIn(email));
  await read(0, { source: 'text', text: 'Tea\nIngredients\n1 cup water\nMethod\n1. Boil it.' });
}, 240_000);
afterAll(async () => {
  pages.closeAllConnections();
  pages.close();
  garbage.close();
  server.child.kill('SIGKILL');
  await server.ended;
  rmSync(folder, { recursive: true });
});
let garbageOrigin = '';

interface SignedIn {
  cookie: string;
  companyUri: string;
}
const people: SignedIn[] = [];

async function signIn(email: string): Promise<SignedIn> {
  const body = JSON.stringify({ email, password: 'make-any-dish' });
  const response = await fetch(`${address}/api/session`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const { payload } = endpointPayload(await response.json());
  const [company] = endpoints.signIn.payload.create(payload).extra.companies ?? [];
  const cookie = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  return { cookie: cookie.join('; '), companyUri: company?.uri ?? '' };
}

const endpointPayload = (envelope: unknown) => fromWire(envelope) as { payload: unknown };

/** Resolves to the status. */
async function read(person: number, source: object): Promise<number> {
  const { cookie = '', companyUri = '' } = people[person] ?? {};
  const body = { requestKey: randomUUID(), source: 'page', text: '', photoGuid: null, address: '', language: 'en', ...source };
  const response = await fetch(`${address}${fillPath(endpoints.readTranscription.path, { companyUri })}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(toWire(body)),
  });
  return response.status;
}

/** Resolves to the status and the outcomes of its parts. */
async function bring(file: Uint8Array): Promise<{ status: number; lines: number }> {
  const form = new FormData();
  form.set('file', new Blob([Uint8Array.from(file)]), 'recipes.zip');
  const { cookie = '' } = people[0] ?? {};
  const response = await fetch(`${address}${endpoints.importRecipes.path}`, { method: 'POST', headers: { cookie }, body: form });
  const { payload } = endpointPayload(await response.json());
  return { status: response.status, lines: response.ok ? endpoints.importRecipes.payload.create(payload).lines.length : 0 };
}

/**
 * Milliseconds that the thread that serves everybody has worked, by the kernel (proc(5): schedstat). A machine that is busy with something else
 * adds nothing to it. Where there is no such file it is the time of the clock.
 */
function worked(): number {
  const path = `/proc/${String(server.child.pid)}/schedstat`;
  return existsSync(path) ? Number(readFileSync(path, 'utf8').split(' ')[0]) / 1e6 : performance.now();
}

/** The longest that a health call waited for other work while this went on, in milliseconds of the thread. */
async function longestWait<T>(work: Promise<T>): Promise<{ outcome: T; waited: number }> {
  const over = new AbortController();
  const end = work.finally(() => over.abort());
  let waited = 0;
  do {
    const began = worked();
    await pause(5);
    const health = await fetch(`${address}/api/health`);
    expect(health.status).toBe(200);
    waited = Math.max(waited, worked() - began);
  } while (!over.signal.aborted);
  return { outcome: await end, waited };
}

const most = 100;
/** Code is compiled and memory is cleared now and then, so the best of some tries counts. */
async function waitsLittle<T>(work: () => Promise<T>): Promise<T> {
  let found = await longestWait(work());
  for (let time = 0; time < 3 && found.waited > most; time += 1) found = await longestWait(work());
  expect(found.waited).toBeLessThanOrEqual(most);
  return found.outcome;
}

test.each(Object.keys(attacks))('a page of %s is answered, and others do not wait for it', { timeout: 180_000 }, async (name) => {
  const status = await waitsLittle(() => read(0, { address: `${origin}/${encodeURIComponent(name)}` }));
  expect([200, 400]).toContain(status);
});

test.each([
  ['a name that does not exist', () => 'https://no-such-host.invalid/'],
  ['a name that is too long for one', () => `https://${'a'.repeat(300)}.example/`],
  ['a port where nobody listens', () => 'http://127.0.0.1:1/'],
  ['a server that does not speak HTTP', () => garbageOrigin],
  ['a server that does not speak TLS', () => garbageOrigin.replace('http:', 'https:')],
])('%s is told to its caller', { timeout: 120_000 }, async (_, at) => {
  expect(await waitsLittle(() => read(0, { address: at() }))).toBe(400);
});

const recipe = (index: number) => ({
  '@type': 'Recipe',
  name: `Rice ${index}`,
  recipeIngredient: ['1 cup rice'],
  recipeInstructions: ['Boil it.'],
});

// The first two are refused for the size that they unpack to.
test.each([
  ['three million empty recipes', zipOf({ 'a.json': `[${'{"@type":"Recipe"},'.repeat(3_000_000)}{}]` }), 413, 0],
  ['brackets without end', zipOf({ 'a.json': '['.repeat(30_000_000) }), 413, 0],
  [
    'thousands of files',
    zipOf(Object.fromEntries(Array.from({ length: 4_000 }, (_none, index) => [`${index}.json`, '{"@type":"Recipe"}']))),
    200,
    501,
  ],
  ['a hundred recipes', zipOf({ 'a.json': Array.from({ length: 100 }, (_none, index) => recipe(index)) }), 200, 100],
])('a file of %s is answered, and others do not wait for it', { timeout: 240_000 }, async (_, file, status, lines) => {
  expect(await waitsLittle(() => bring(file))).toEqual({ status, lines });
});

test('the process is the same one, and caught every error', async () => {
  expect(server.child.exitCode).toBeNull();
  const log = readFileSync(join(folder, 'data', 'server.log'), 'utf8');
  expect(log).not.toContain('an error that nobody caught');
  const both = await Promise.all(
    people.map((_, person) => read(person, { address: `${origin}/${encodeURIComponent('headings, 200 KiB')}` })),
  );
  expect(both).toEqual([400, 400]);
});
