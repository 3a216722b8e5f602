import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OpenDatabase } from '../../../../server/db/open.ts';
import { StoreError } from '../../../../server/files/store-error.ts';
import { buildTestApp, signInSomebody } from '../../../support/server/app.ts';
import { TestClock } from '../../../support/server/clock.ts';
import { openTestDatabase } from '../../../support/server/database.ts';
import { kitchenClient, requestFor } from '../../../support/server/kitchen-client.ts';
import { finished, ScriptedCook } from '../../../support/server/scripted-cook.ts';
import { testRunner } from '../../../support/server/runner.ts';

/* What becomes of a job in whose middle a part goes away. */
let database: OpenDatabase;
let clock: TestClock;
const patience = { timeout: 300_000 };

beforeEach(async () => {
  database = await openTestDatabase();
  clock = new TestClock();
});
afterEach(() => database.close());

/** A runner that meets `error` once, in the middle of a job. */
function runnerWith(cook: ScriptedCook, error: Error) {
  const errors = [error];
  return testRunner({
    db: database.db,
    clock,
    cook,
    changed: (store) => ({
      progress: (...given) => {
        const next = errors.pop();
        return next === undefined ? store.progress(...given) : Promise.reject(next);
      },
    }),
  });
}

const statusOf = async (guid: string) =>
  (
    await database.db.selectFrom('recipe_jobs').select(['status', 'attempts', 'leased_by', 'failure']).where('guid', '=', guid).execute()
  )[0];

/** A job that waited, in whose middle `error` comes. */
async function meet(error: Error) {
  const app = await buildTestApp({ cook: new ScriptedCook(), database, clock, env: { DATABASE_URL: 'postgres://nowhere/shared' } });
  const { guid } = await kitchenClient(app, await signInSomebody(app)).order(requestFor('toast'));
  await app.close();
  const cook = new ScriptedCook();
  const runner = runnerWith(cook, error);
  runner.wake();
  await cook.heard((orders) => orders.length > 0);
  cook.say({ type: 'stage', stage: 'writing' });
  return { guid, cook, runner };
}

test.each([
  Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }),
  new Error('Connection terminated unexpectedly'),
  Object.assign(new Error('could not extend file "base/5/1": No space left on device'), { code: '53100' }),
])('a job in whose middle the database is away does not fail: %s', async (error) => {
  const { guid, cook, runner } = await meet(error);
  await vi.waitFor(async () => expect(await statusOf(guid)).toMatchObject({ status: 'cooking', attempts: 0, leased_by: null }), patience);
  runner.wake();
  await cook.heard((orders) => orders.length > 1);
  cook.say(finished);
  await vi.waitFor(async () => expect(await statusOf(guid)).toMatchObject({ status: 'done' }), patience);
  await runner.stop();
});

test('a job whose photos cannot be read fails with a sentence, and can be ordered again', async () => {
  const { guid, runner } = await meet(new StoreError('The object store cannot be reached.', { isWrite: false }));
  await vi.waitFor(async () => expect(await statusOf(guid)).toMatchObject({ status: 'failed' }), patience);
  expect((await statusOf(guid))?.failure).toMatchObject({ statusCode: 11, retryAfter: 5 });
  await runner.stop();
});
