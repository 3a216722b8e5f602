import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OpenDatabase } from '../../../../server/db/open.ts';
import { createJobStore, leaseTime } from '../../../../server/kitchen/jobs/job-store.ts';
import { buildTestApp, payloadOf, signInSomebody, type TestApp, type TestViewer } from '../../../support/server/app.ts';
import { TestClock } from '../../../support/server/clock.ts';
import { openTestDatabase } from '../../../support/server/database.ts';
import { testWorkers } from '../../../support/server/workers.ts';
import { kitchenClient, requestFor } from '../../../support/server/kitchen-client.ts';
import { finished, ScriptedCook, titled } from '../../../support/server/scripted-cook.ts';
import { testRunner } from '../../../support/server/runner.ts';

let database: OpenDatabase;
let clock: TestClock;
let viewer: TestViewer;
const patience = { timeout: 300_000 };
const shared = { DATABASE_URL: 'postgres://nowhere/shared' };

beforeEach(async () => {
  database = await openTestDatabase();
  clock = new TestClock();
});
afterEach(() => database.close());

const start = (cook: ScriptedCook, env: Record<string, string> = {}): Promise<TestApp> => buildTestApp({ cook, database, clock, env });

/** A job as a process leaves it that was killed: nobody stopped it, and its lease is still there. */
async function leaveBehind(attempts = 1): Promise<string> {
  const app = await start(new ScriptedCook(), shared);
  viewer = await signInSomebody(app);
  const job = await kitchenClient(app, viewer).order(requestFor('toast'));
  await app.close();
  await database.db
    .updateTable('recipe_jobs')
    .set({ leased_by: 'somebody-dead', leased_until: clock.now() + leaseTime, attempts })
    .where('guid', '=', job.guid)
    .execute();
  return job.guid;
}

test('embedded: a killed process’s job resumes at the next start, at once', async () => {
  const guid = await leaveBehind();
  const cook = new ScriptedCook();
  const app = await start(cook);
  await cook.heard((orders) => orders.length > 0);
  expect(cook.orders.map(({ description }) => description)).toEqual(['toast']);
  cook.say(finished);
  const kitchen = kitchenClient(app, viewer);
  expect((await kitchen.events(guid)).at(-1)?.type).toBe('done');
  expect((await kitchen.recipes()).items).toHaveLength(1);
  await app.close();
});

test('with other processes, a job resumes only after its lease has run out', async () => {
  const guid = await leaveBehind();
  const early = new ScriptedCook();
  const first = await start(early, shared);
  expect(early.orders).toEqual([]);
  await first.close();
  clock.advance(leaseTime + 1);
  const late = new ScriptedCook();
  const second = await start(late, shared);
  await late.heard((orders) => orders.length > 0);
  expect(late.orders).toHaveLength(1);
  late.say(finished);
  expect((await kitchenClient(second, viewer).events(guid)).at(-1)?.type).toBe('done');
  await second.close();
});

test('a job without attempts left ends with the reason, and keeps its order', async () => {
  const guid = await leaveBehind(2);
  const cook = new ScriptedCook();
  const app = await start(cook);
  const kitchen = kitchenClient(app, viewer);
  expect((await kitchen.events(guid)).at(-1)).toMatchObject({
    type: 'failed',
    statusCode: 11,
    message: expect.stringContaining('The kitchen was restarted'),
  });
  expect(await kitchen.job(guid)).toMatchObject({ status: 'failed', request: { description: 'toast' } });
  expect(cook.orders).toEqual([]);
  await app.close();
});

test('an orderly stop releases the job without counting an attempt', async () => {
  const cook = new ScriptedCook();
  const app = await start(cook);
  viewer = await signInSomebody(app);
  const { guid } = await kitchenClient(app, viewer).order(requestFor('toast'));
  cook.say(titled('T'));
  await app.close();
  expect(cook.signals[0]?.aborted).toBe(true);
  const row = await database.db.selectFrom('recipe_jobs').selectAll().where('guid', '=', guid).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ status: 'cooking', leased_by: null, attempts: 0 });
  const next = new ScriptedCook();
  const again = await start(next);
  await next.heard((orders) => orders.length > 0);
  expect(next.orders).toHaveLength(1);
  next.say(finished);
  expect((await kitchenClient(again, viewer).events(guid)).at(-1)?.type).toBe('done');
  await again.close();
});

test('of many concurrent recoveries one takes the job, and makes one recipe', async () => {
  const guid = await leaveBehind();
  clock.advance(leaseTime + 1);
  const cook = new ScriptedCook();
  const runners = Array.from({ length: 5 }, () => testRunner({ db: database.db, clock, cook }));
  for (const { wake } of runners) wake();
  await cook.heard((orders) => orders.length > 0);
  expect(cook.orders).toHaveLength(1);
  cook.say(finished);
  await vi.waitFor(
    async () => expect(await database.db.selectFrom('recipes').select('guid').where('job_guid', '=', guid).execute()).toHaveLength(1),
    patience,
  );
  await Promise.all(runners.map(({ stop }) => stop()));
});

test('a worker that lost its lease writes nothing', async () => {
  const guid = await leaveBehind();
  clock.advance(leaseTime + 1);
  const [slowly, quickly] = [testWorkers(database.db, clock), testWorkers(database.db, clock)];
  const store = createJobStore(database.db, clock, slowly);
  const slow = { jobGuid: guid, worker: slowly.me };
  const quick = { jobGuid: guid, worker: quickly.me };
  expect(await store.claim('built-in')).toMatchObject({ guid });
  clock.advance(leaseTime + 1);
  await database.db.updateTable('recipe_jobs').set({ attempts: 1 }).where('guid', '=', guid).execute();
  expect(await createJobStore(database.db, clock, quickly).claim('built-in')).toMatchObject({ guid });
  if (finished.type !== 'done') throw new Error('The script has no end.');
  expect(await store.renew(slow)).toBe(false);
  expect(await store.progress(slow, { type: 'stage', stage: 'writing' })).toBeNull();
  const end = { ...finished, excluded: [], madeFrom: null, repairs: 0 };
  const both = await Promise.all([store.finish(slow, end), store.finish(quick, end)]);
  expect(both).toEqual(['lost', 'done']);
  expect(await store.finish(quick, end)).toBe('lost');
  expect(await database.db.selectFrom('recipes').select('guid').execute()).toHaveLength(1);
  const events = await store.eventsAfter(guid, 0);
  expect(events.filter(({ event }) => event.type === 'done')).toHaveLength(1);
});

test('a cook that throws ends its job with a sentence, not a stack', async () => {
  const app = await buildTestApp({
    database,
    clock,
    cook: {
      kind: 'built-in',
      cook: () => {
        throw new Error('/secret/path exploded');
      },
    },
  });
  viewer = await signInSomebody(app);
  const kitchen = kitchenClient(app, viewer);
  const job = await kitchen.order(requestFor('toast'));
  const last = (await kitchen.events(job.guid)).at(-1);
  expect(last).toMatchObject({ type: 'failed', statusCode: 1 });
  expect(JSON.stringify(last)).not.toContain('secret');
  await app.close();
});

test('so many recipes are made at once; of those that wait, the member with none in progress is next', async () => {
  const cook = new ScriptedCook();
  const app = await start(cook, { JOBS_AT_ONCE: '2' });
  const [often, once] = [await signInSomebody(app), await signInSomebody(app)];
  // Does not wait for the cook to hear of it, as `order` does.
  const order = async (who: TestViewer, dish: string) => {
    const answer = await kitchenClient(app, who).post(requestFor(dish));
    expect(payloadOf(answer)).toMatchObject({ status: 'cooking' });
  };
  for (const dish of ['first', 'second']) await order(often, dish);
  await cook.heard((orders) => orders.length >= 2);
  await order(often, 'third');
  await order(once, 'other');
  expect(cook.orders).toHaveLength(2);
  cook.say(finished);
  await cook.heard((orders) => orders.length >= 3);
  expect(cook.orders[2]?.description).toBe('other');
  await app.close();
});
