import { randomUUID } from 'node:crypto';
import dns from 'node:dns';
import fs from 'node:fs';
import { createServer, type Server } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import workers from 'node:worker_threads';
import type { KyselyPlugin } from 'kysely';
import { create } from 'superstruct';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { toWire } from '../../../contract/casing.ts';
import { fillPath } from '../../../contract/endpoint.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import { errorCodes } from '../../../contract/errors.ts';
import { newGuid } from '../../../server/db/guid.ts';
import type { OpenDatabase } from '../../../server/db/open.ts';
import { jobSchema } from '../../../contract/kitchen/kitchen.ts';
import { createOutbox } from '../../../server/mail/outbox.ts';
import { createCook } from '../../../server/kitchen/create-cook.ts';
import { createOpenAiCook } from '../../../server/kitchen/openai/cook.ts';
import { closeReadingThreads } from '../../../server/untrusted/read-untrusted.ts';
import { buildTestApp, envelopeOf, payloadOf, signInSomebody, type TestApp, type TestViewer } from '../../support/server/app.ts';
import { openTestDatabase } from '../../support/server/database.ts';
import { testWorkers } from '../../support/server/workers.ts';
import { breaksOff, fails, refuses, says, startFakeModel, staysSilent, streams } from '../../support/server/fake-model.ts';
import { kitchenClient, requestFor } from '../../support/server/kitchen-client.ts';
import { sendRecipes } from '../../support/server/import.ts';

// Whatever fails outside costs its own caller and nobody else. An error that nobody catches fails this file.

let server: TestApp;
let database: OpenDatabase;
let people: TestViewer[];
/** Which statements lose their connection: every so many of them, or none. */
let everyLost = 0;
let statements = 0;
const breaking: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: ({ result }) => {
    statements += 1;
    if (everyLost === 0 || statements % everyLost !== 0) return Promise.resolve(result);
    return Promise.reject(Object.assign(new Error('Connection terminated'), { code: 'ECONNRESET' }));
  },
};
let page: Server;
/** Who cooks for both apps of a test: each takes the orders that wait in their one database. */
let cooks: TestApp['cook'];
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
  const { db, close } = await openTestDatabase();
  database = { db: db.withPlugin(breaking), close };
  const cook = { kind: 'built-in' as const, cook: (...asked: Parameters<TestApp['cook']['cook']>) => cooks.cook(...asked) };
  server = await buildTestApp({ database, cook, env: { READ_OWN_NETWORK: 'yes' } });
  cooks = createCook({ ai: null }, server.db, server.clock);
  people = await Promise.all(Array.from({ length: 8 }, () => signInSomebody(server)));
});
afterAll(async () => {
  await server.close();
  await database.close();
  page.close();
});

const real = {
  mkdtemp: fs.promises.mkdtemp,
  lookup: dns.lookup,
  createWriteStream: fs.createWriteStream,
  Worker: workers.Worker,
};
afterEach(() => {
  everyLost = 0;
  Object.assign(dns, { lookup: real.lookup });
  Object.assign(fs.promises, { mkdtemp: real.mkdtemp });
  Object.assign(fs, { createWriteStream: real.createWriteStream });
  Object.assign(workers, { Worker: real.Worker });
  syncBuiltinESMExports();
});

/** Puts these in the place of functions of Node, wherever they are imported. */
function inject(module: object, broken: object): void {
  Object.assign(module, broken);
  syncBuiltinESMExports();
}

function send({ headers, companyUri }: TestViewer, { method, path }: { method: 'POST'; path: string }, body: object, { app } = server) {
  return app.inject({ method, url: fillPath(path, { companyUri }), headers, payload: toWire(body) as object });
}

const read = (viewer: TestViewer, source: 'text' | 'page', more: object, at = server) =>
  send(
    viewer,
    endpoints.readTranscription,
    { requestKey: randomUUID(), source, text: '', photoGuid: null, address: '', language: 'en', ...more },
    at,
  );

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

const unknown = errorCodes.unknown.statusCode;
const invalidInput = errorCodes.invalidInput.statusCode;
/** What a caller may be told while a model or a thread is at fault. */
const told = new Set<number>([unknown, invalidInput, errorCodes.kitchenUnavailable.statusCode, errorCodes.tooLarge.statusCode]);

test('a name that does not resolve', async () => {
  const lookup = (_name: string, _options: object, done: (error: Error) => void) => void setImmediate(() => done(new Error('ENOTFOUND')));
  inject(dns, { lookup });
  expect(await togetherWithHealth((viewer) => read(viewer, 'page', { address: 'https://example.com/' }))).toEqual(new Set([invalidInput]));
});

test('connections that break', async () => {
  const { port } = page.address() as AddressInfo;
  const address = (index: number) => `http://127.0.0.1:${port}/${index % 2 === 0 ? 'at-once' : 'later'}`;
  const codes = await togetherWithHealth((viewer, index) => read(viewer, 'page', { address: address(index) }));
  expect(codes).toEqual(new Set([invalidInput]));
});

const noSpace = (syscall: string) => Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC', syscall });

test('files that cannot be written', async () => {
  const createWriteStream = () => new Writable({ write: (_chunk, _encoding, done) => done(noSpace('write')) });
  inject(fs, { createWriteStream });
  expect(await togetherWithHealth((viewer) => sendRecipes(server, viewer, Buffer.from('[{}]')))).toEqual(new Set([unknown]));
});

test('folders that cannot be made', async () => {
  inject(fs.promises, { mkdtemp: () => Promise.reject(noSpace('mkdtemp')) });
  expect(await togetherWithHealth((viewer) => sendRecipes(server, viewer, Buffer.from('[{}]')))).toEqual(new Set([unknown]));
});

test('a database that loses its connection now and then', async () => {
  const answers: number[] = [];
  const call = async (viewer: TestViewer, index: number) => {
    const answer = await (index % 2 === 0
      ? server.app.inject({ url: endpoints.listRecipes.path, headers: viewer.headers })
      : send(viewer, endpoints.createCollection, { guid: newGuid(), name: randomUUID() }));
    answers.push(envelopeOf(answer).status_code);
  };
  everyLost = 12;
  const looks = Array.from({ length: 8 }, async () => envelopeOf(await server.app.inject('/api/health')).status_code);
  await Promise.all([...[...people, ...people, ...people].map(call), ...looks]);
  everyLost = 0;
  expect(answers).toHaveLength(people.length * 3);
  expect(new Set(answers)).toEqual(new Set([0, unknown]));
  for (const code of await Promise.all(looks)) expect([0, unknown]).toContain(code);
  const listed = await togetherWithHealth((viewer) => server.app.inject({ url: endpoints.listRecipes.path, headers: viewer.headers }));
  expect(listed).toEqual(new Set([0]));
});

const tea = { text: 'Tea\nIngredients\n1 cup water\nMethod\n1. Boil it.' };

test('threads that do not start, or end at once', async () => {
  await closeReadingThreads();
  let started = 0;
  class Broken extends real.Worker {
    constructor(_entry: string | URL, options?: ConstructorParameters<typeof real.Worker>[1]) {
      started += 1;
      super(started % 2 === 0 ? 'throw new Error("It does not start.")' : 'process.exit(0)', { ...options, eval: true });
    }
  }
  inject(workers, { Worker: Broken });
  expect(await togetherWithHealth((viewer) => read(viewer, 'text', tea))).toEqual(new Set([unknown]));
  expect(started).toBeGreaterThanOrEqual(people.length);
  const codes = await togetherWithHealth((viewer) => sendRecipes(server, viewer, Buffer.from('[{}]')));
  expect([...codes].filter((code) => !told.has(code))).toEqual([]);
});

test('orders whose thread is ended go on or say that they failed, and once it has started again everybody is served', async () => {
  const ordering = togetherWithHealth((viewer) => send(viewer, endpoints.createJob, requestFor('pancakes')));
  await closeReadingThreads();
  expect(await ordering).toEqual(new Set([0]));
  const open = () => server.db.selectFrom('recipe_jobs').select('status').where('status', '=', 'cooking').execute();
  await expect.poll(async () => (await open()).length, { timeout: 60_000 }).toBe(0);
  expect(await togetherWithHealth((viewer) => read(viewer, 'text', tea))).toEqual(new Set([0]));
});

test('a model that refuses, breaks off, says nothing or nonsense', async () => {
  const half = '{"is_food":true,"title":"So';
  const behaviours = [fails(401), breaksOff(half), says('Nonsense.'), streams('data: {'), refuses()] as const;
  const model = await startFakeModel(fails(500), staysSilent(), ...behaviours, ...behaviours, ...behaviours);
  const endpoint = { baseUrl: model.baseUrl, apiKey: null, model: 'taster-1' };
  const prompt = () => Promise.resolve({ version: 1, body: 'Write a recipe.' });
  cooks = createOpenAiCook({ endpoint, prompt, idleLimit: 400, pauses: [5] });
  const env = { AI_BASE_URL: endpoint.baseUrl, AI_MODEL: endpoint.model };
  const own = await buildTestApp({ cook: cooks, env, database, clock: server.clock });
  try {
    const client = (viewer: TestViewer) => kitchenClient(own, viewer);
    const jobs = people.map(() => '');
    const ordered = await togetherWithHealth(async (viewer, index) => {
      const answer = await client(viewer).post(requestFor('tomato soup'));
      jobs[index] = create(payloadOf(answer), jobSchema).guid;
      return answer;
    });
    expect(ordered).toEqual(new Set([0]));
    const statuses = () => Promise.all(people.map(async (viewer, index) => (await client(viewer).job(jobs[index] ?? '')).status));
    await expect.poll(async () => new Set(await statuses()), { timeout: 60_000 }).toEqual(new Set(['failed']));
    const events = await Promise.all(people.map((viewer, index) => client(viewer).events(jobs[index] ?? '')));
    expect(events.map((seen) => seen.at(-1)?.type)).toEqual(people.map(() => 'failed'));
    const codes = await togetherWithHealth((viewer) => read(viewer, 'text', tea, own));
    expect([...codes].filter((code) => !told.has(code))).toEqual([]);
  } finally {
    await own.close();
    await model.close();
  }
});

test('a mail server that throws, rejects and hangs up', async () => {
  const warnings: string[] = [];
  const log = { info: () => undefined, warn: (_: object, text: string) => void warnings.push(text) };
  let sent = 0;
  const transport = {
    verify: () => Promise.reject(new Error('away')),
    sendMail: () => {
      sent += 1;
      if (sent % 2 === 0) throw new Error('ECONNRESET');
      return Promise.reject(new Error('ETIMEDOUT'));
    },
    close: () => undefined,
  };
  const { db, clock } = server;
  const outbox = createOutbox({ db, clock, from: 'AnyDish <a@example.com>', transport, workers: testWorkers(db, clock), log });
  for (const { email } of people.slice(0, 4))
    await server.db.transaction().execute((tx) => outbox.send(tx, { to: email, subject: 'Soup', text: 'Soup', html: 'Soup' }));
  outbox.deliver();
  await expect.poll(() => sent, { timeout: 30_000 }).toBeGreaterThanOrEqual(4);
  await outbox.close();
  expect(warnings).not.toEqual([]);
  expect((await server.app.inject('/api/health')).statusCode).toBe(200);
});
