import { afterAll, beforeAll, expect, test } from 'vitest';
import { openReplica, type OpenDatabase } from '../../../server/db/open.ts';
import { createReads } from '../../../server/db/reads.ts';
import { TestClock } from '../../support/server/clock.ts';
import { buildTestApp, payloadOf, type TestApp } from '../../support/server/app.ts';
import { addUsers, atConsole, type Console } from '../../support/server/console.ts';
import { openTestDatabase } from '../../support/server/database.ts';
import { startFakePostgres } from '../../support/server/fake-postgres.ts';

// The copy has one account that the primary lacks, and none of those that the primary has.

let replica: OpenDatabase;
let server: TestApp;
let staff: Console;
const lines: string[] = [];
beforeAll(async () => {
  replica = await openTestDatabase();
  server = await buildTestApp({ replica, logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } });
  staff = await atConsole(server);
  await addUsers(server, 'primary', 3);
  await addUsers({ ...server, db: replica.db }, 'replica', 1);
});
afterAll(async () => {
  await server.close();
  await replica.close();
});

const warnings = () => lines.filter((line) => line.includes('the replica is away'));

async function signUps(who: Console): Promise<number | null | undefined> {
  const { series } = payloadOf(await who.browser.get('/api/console/overview?days=1')) as {
    series: { id: string; points: { value: number | null }[] }[];
  };
  return series.find(({ id }) => id === 'signUps')?.points[0]?.value;
}

const exported = async (who: Console) => (await who.browser.get('/api/console/users/export.csv?query=q%3D-0000&columns=email')).body;
const listed = async (who: Console) => (await who.page('users', 'q=-00000')).rows.map(({ cells }) => cells['email']);

test('figures and exports come from the replica, lists and what needs attention from the primary', async () => {
  expect(await signUps(staff)).toBe(1);
  expect(await exported(staff)).toContain('replica-0000');
  expect(await exported(staff)).not.toContain('primary');
  expect(await listed(staff)).toEqual(['primary-00000@example.com']);
  const [guid = ''] = await addUsers(server, 'suspended', 1);
  await server.db.updateTable('users').set({ suspended_at: server.clock.now() }).where('guid', '=', guid).execute();
  const { needs } = payloadOf(await staff.browser.get('/api/console/overview')) as { needs: { kind: string }[] };
  expect(needs.map(({ kind }) => kind)).toEqual(['suspendedAccounts']);
  expect(warnings()).toEqual([]);
});

test('while the replica is away the primary answers at once, and the log says so once a minute', async () => {
  const postgres = await startFakePostgres();
  const { port } = new URL(postgres.url);
  postgres.close();
  const away = openReplica({ replicaUrl: `postgres://nobody@127.0.0.1:${port}/none`, databasePool: 2, hasPooler: false }, () => undefined);
  const own = await buildTestApp({
    replica: away,
    database: { db: server.db, close: () => Promise.resolve() },
    clock: server.clock,
    logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } },
  });
  const told = warnings().length;
  const other = await atConsole(own);
  expect(await signUps(other)).toBeGreaterThan(4);
  expect(await exported(other)).toContain('primary-0000');
  server.clock.advance(30_000);
  expect(await signUps(other)).toBeGreaterThan(4);
  expect(warnings().length - told).toBe(1);
  server.clock.advance(60_000);
  expect(await exported(other)).toContain('primary-0000');
  expect(warnings().length - told).toBe(2);
  await own.close();
  await away?.close();
});

test('a replica that failed is left alone for ten seconds, and then asked again', async () => {
  const clock = new TestClock();
  const reads = createReads({ db: server.db, replica: replica.db, clock, warn: () => undefined });
  const asked: string[] = [];
  let isAway = true;
  const read = () =>
    reads((db) => {
      asked.push(db === replica.db ? 'replica' : 'primary');
      return isAway && db === replica.db
        ? Promise.reject(new Error('canceling statement due to conflict with recovery'))
        : Promise.resolve(1);
    });
  expect(await read()).toBe(1);
  expect(await read()).toBe(1);
  isAway = false;
  clock.advance(10_000);
  expect(await read()).toBe(1);
  expect(asked).toEqual(['replica', 'primary', 'primary', 'replica']);
});

test('an error of the primary is told', async () => {
  const reads = createReads({ db: server.db, replica: replica.db, clock: new TestClock(), warn: () => undefined });
  await expect(reads(() => Promise.reject(new Error('no such row')))).rejects.toThrow('no such row');
});
