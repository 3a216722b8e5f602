import dns from 'node:dns';
import fs from 'node:fs';
import { createServer, type Server } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import workers from 'node:worker_threads';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { toWire } from '../../../contract/casing.ts';
import { fillPath, type Endpoint } from '../../../contract/endpoint.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import { createOutbox } from '../../../server/mail/outbox.ts';
import { createCook } from '../../../server/kitchen/create-cook.ts';
import { closeReadingThreads } from '../../../server/untrusted/read-untrusted.ts';
import { buildTestApp, envelopeOf, signInSomebody, type TestApp, type TestViewer } from '../../support/server/app.ts';
import { requestFor } from '../../support/server/kitchen-client.ts';
import { sendRecipes } from '../../support/server/import.ts';

// Whatever fails outside costs its own caller and nobody else. An error that nobody catches fails this file.

let server: TestApp;
let people: TestViewer[];
let page: Server;
beforeAll(async () => {
  page = createServer((request, response) => {
    // Half of these break off at once, half in the middle of the answer.
    if (request.url === '/at-once') request.socket.destroy();
    else {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.write('<h1>Tea');
      setTimeout(() => request.socket.destroy(), 5);
    }
  });
  await new Promise<void>((listening) => void page.listen(0, '127.0.0.1', listening));
  const cook = { kind: 'built-in' as const, cook: (...asked: Parameters<TestApp['cook']['cook']>) => builtIn.cook(...asked) };
  server = await buildTestApp({ cook, env: { READ_OWN_NETWORK: 'yes' } });
  const builtIn = createCook({ ai: null }, server.db, server.clock);
  people = await Promise.all(Array.from({ length: 12 }, () => signInSomebody(server)));
});
afterAll(async () => {
  await server.close();
  page.close();
});

const real = { lookup: dns.lookup, createWriteStream: fs.createWriteStream, Worker: workers.Worker };
afterEach(() => {
  Object.assign(dns, { lookup: real.lookup });
  Object.assign(fs, { createWriteStream: real.createWriteStream });
  Object.assign(workers, { Worker: real.Worker });
  syncBuiltinESMExports();
});

function send({ headers, companyUri }: TestViewer, { method, path }: Pick<Endpoint, 'method' | 'path'>, body: object) {
  return server.app.inject({ method, url: fillPath(path, { companyUri }), headers, payload: toWire(body) as object });
}

const read = (viewer: TestViewer, source: 'text' | 'page', more: object) =>
  send(viewer, endpoints.readTranscription, {
    requestKey: randomUUID(),
    source,
    text: '',
    photoGuid: null,
    address: '',
    language: 'en',
    ...more,
  });

/** Everybody makes the call at once, while others look at the server's health. Resolves to the codes that they are told. */
async function togetherWithHealth(call: (viewer: TestViewer, index: number) => ReturnType<typeof sendRecipes>): Promise<Set<number>> {
  await server.db.deleteFrom('rate_limits').execute();
  const [answers] = await Promise.all([
    Promise.all(people.map(call)),
    Promise.all(people.map(async () => expect((await server.app.inject('/api/health')).statusCode).toBe(200))),
  ]);
  expect((await server.app.inject('/api/health')).statusCode).toBe(200);
  return new Set(answers.map((answer) => envelopeOf(answer).status_code));
}

const invalid = 2;
const unknown = 1;

test('a name that does not resolve', async () => {
  const lookup = (_name: string, _options: object, done: (error: Error) => void) => void setImmediate(() => done(new Error('ENOTFOUND')));
  Object.assign(dns, { lookup });
  syncBuiltinESMExports();
  expect(await togetherWithHealth((viewer) => read(viewer, 'page', { address: 'https://example.com/' }))).toEqual(new Set([invalid]));
});

test('connections that break', async () => {
  const { port } = page.address() as AddressInfo;
  const address = (index: number) => `http://127.0.0.1:${port}/${index % 2 === 0 ? 'at-once' : 'later'}`;
  expect(await togetherWithHealth((viewer, index) => read(viewer, 'page', { address: address(index) }))).toEqual(new Set([invalid]));
});

test('files that cannot be written', async () => {
  const createWriteStream = () =>
    new Writable({ write: (_chunk, _encoding, done) => done(Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' })) });
  Object.assign(fs, { createWriteStream });
  syncBuiltinESMExports();
  const codes = await togetherWithHealth((viewer) => sendRecipes(server, viewer, Buffer.from('[{}]')));
  expect(codes.has(0)).toBe(false);
});

test('threads that do not start', async () => {
  await closeReadingThreads();
  class Broken extends real.Worker {
    constructor(_entry: string | URL, options?: ConstructorParameters<typeof real.Worker>[1]) {
      super('throw new Error("It does not start.")', { ...options, eval: true });
    }
  }
  Object.assign(workers, { Worker: Broken });
  syncBuiltinESMExports();
  const codes = await togetherWithHealth((viewer) => read(viewer, 'text', { text: 'Tea\n1 cup water\n1. Boil it.' }));
  expect(codes).toEqual(new Set([unknown]));
});

test('and once they start again, everybody is served', async () => {
  const codes = await togetherWithHealth((viewer) => read(viewer, 'text', { text: 'Tea\nIngredients\n1 cup water\nMethod\n1. Boil it.' }));
  expect(codes).toEqual(new Set([0]));
});

test('orders whose thread is ended go on or say that they failed', async () => {
  const ordering = togetherWithHealth((viewer) => send(viewer, endpoints.createJob, requestFor('pancakes')));
  await closeReadingThreads();
  expect(await ordering).toEqual(new Set([0]));
  const open = () => server.db.selectFrom('recipe_jobs').select('status').where('status', '=', 'cooking').execute();
  await expect.poll(async () => (await open()).length, { timeout: 60_000 }).toBe(0);
});

test('a mail server that throws, rejects and hangs up', async () => {
  const told: string[] = [];
  const log = { info: () => undefined, warn: (_details: object, text: string) => void told.push(text) };
  let sent = 0;
  const transport = {
    sendMail: () => {
      sent += 1;
      if (sent % 2 === 0) throw new Error('ECONNRESET');
      return Promise.reject(new Error('ETIMEDOUT'));
    },
    close: () => undefined,
  };
  const outbox = createOutbox({ db: server.db, clock: server.clock, from: 'AnyDish <a@example.com>', transport, log });
  for (const { email } of people.slice(0, 4))
    await server.db.transaction().execute((tx) => outbox.send(tx, { to: email, subject: 'Soup', text: 'Soup', html: 'Soup' }));
  outbox.deliver();
  await expect.poll(() => sent, { timeout: 30_000 }).toBeGreaterThanOrEqual(4);
  await outbox.close();
  expect((await server.app.inject('/api/health')).statusCode).toBe(200);
});
