import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { openDatabase, type OpenDatabase } from '../../../server/db/open.ts';
import { outageOf } from '../../../server/http/outage.ts';
import { buildTestApp, envelopeOf, type TestApp } from '../../support/server/app.ts';
import { startFakePostgres, type FakePostgres } from '../../support/server/fake-postgres.ts';

const limits = { connectionTimeoutMillis: 200, statement_timeout: 200, query_timeout: 200, idle_in_transaction_session_timeout: 200 };
// Longer than any test waits.
const forEver = { connectionTimeoutMillis: 60_000, statement_timeout: 60_000, query_timeout: 60_000 };

let postgres: FakePostgres;
let database: OpenDatabase | null = null;
let server: TestApp | null = null;
afterEach(async () => {
  postgres.close();
  await server?.close().catch(() => undefined);
  await database?.close().catch(() => undefined);
  [server, database] = [null, null];
});

async function open(timeLimits: Parameters<typeof openDatabase>[2]): Promise<OpenDatabase> {
  postgres = await startFakePostgres();
  database = await openDatabase({ databaseUrl: postgres.url, dataDir: '' }, () => undefined, timeLimits);
  return database;
}
const ask = ({ db }: OpenDatabase) =>
  sql`select 1`.execute(db).then(
    () => 'answered',
    (error: unknown) => (outageOf(error) === null ? error : 'busy'),
  );

test('a server that takes the question and never answers is given up, and its connection with it', async () => {
  const opened = await open(limits);
  expect(await ask(opened)).toBe('answered');
  postgres.isHung = true;
  expect(await ask(opened)).toBe('busy');
  postgres.isHung = false;
  expect(await ask(opened)).toBe('answered');
  expect(postgres.connections).toBe(2);
});

test('so is one that lets nobody in', async () => {
  const opened = await open(limits);
  postgres.isHung = true;
  expect(await ask(opened)).toBe('busy');
});

test('a connection that breaks under a question is an answer too, and the process goes on', async () => {
  const opened = await open(forEver);
  expect(await ask(opened)).toBe('answered');
  postgres.isHung = true;
  const asking = ask(opened);
  postgres.close();
  expect(await asking).toBe('busy');
});

test('every call that the database does not answer says when to come again', async () => {
  const opened = await open(limits);
  server = await buildTestApp({ database: opened, env: { DATABASE_URL: postgres.url } });
  postgres.isHung = true;
  const answer = await server.app.inject({ url: '/api/session', headers: { cookie: 'session=somebody' } });
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  expect(envelopeOf(answer).status_text).toBe('The server is busy. Please try again in a moment.');
});

test('health does not wait for the database to be given up, nor ask it once more for each that looks', async () => {
  const opened = await open(forEver);
  server = await buildTestApp({ database: opened, env: { DATABASE_URL: postgres.url } });
  expect((await server.app.inject('/api/health')).statusCode).toBe(200);
  postgres.isHung = true;
  const before = postgres.connections;
  const { app } = server;
  const answers = await Promise.all(Array.from({ length: 20 }, () => app.inject('/api/health')));
  expect(answers.map(({ statusCode, headers }) => [statusCode, headers['retry-after']])).toEqual(answers.map(() => [503, '5']));
  expect(postgres.connections - before).toBeLessThan(2);
});
