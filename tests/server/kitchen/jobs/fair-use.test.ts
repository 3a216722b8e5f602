import { afterEach, expect, test } from 'vitest';
import { toWire } from '../../../../contract/casing.ts';
import { endpoints } from '../../../../contract/endpoints.ts';
import { buildTestApp, envelopeOf, signInSomebody, type TestApp } from '../../../support/server/app.ts';
import { kitchenClient, requestFor } from '../../../support/server/kitchen-client.ts';
import { finished, ScriptedCook } from '../../../support/server/scripted-cook.ts';

const day = 24 * 3_600_000;
const question = { kind: 'choose' as const, suggestions: [], ingredients: ['bread'] };
let server: TestApp;
afterEach(() => server.close());

async function open(env: Record<string, string>) {
  const cook = new ScriptedCook();
  server = await buildTestApp({ cook, env });
  const viewer = await signInSomebody(server);
  const kitchen = kitchenClient(server, viewer);
  /** Orders toast, which is done at once. */
  const cooked = async () => {
    const job = await kitchen.order(requestFor('toast'));
    cook.say(finished);
    await kitchen.events(job.guid);
    return job;
  };
  /** What the order form is told before anything is sent. */
  const left = async () => {
    const text = { description: 'toast', diets: [] };
    const answer = await kitchen.call({
      method: 'POST',
      url: kitchen.pathOf(endpoints.readOrder.path),
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(toWire(text)),
    });
    const { left: orders, per_day } = envelopeOf(answer).payload as { left: number; per_day: number };
    return { left: orders, per_day };
  };
  return { cook, viewer, kitchen, cooked, left };
}

test('limits orders per day; the next one is possible a day after the first', async () => {
  const { kitchen, cooked, left } = await open({ ORDERS_PER_DAY: '3' });
  await cooked();
  server.clock.advance(60_000);
  await cooked();
  expect(await left()).toEqual({ left: 1, per_day: 3 });
  await cooked();
  expect(await left()).toEqual({ left: 0, per_day: 3 });
  const answer = await kitchen.post(requestFor('toast'));
  expect(envelopeOf(answer)).toMatchObject({ status_code: 6, payload: { retry_after: day / 1_000 - 60 } });
  server.clock.advance(day - 60_000 + 1);
  expect((await cooked()).status).toBe('cooking');
});

test('the same order sent again costs nothing, and neither does a question', async () => {
  const { cook, kitchen } = await open({ ORDERS_PER_DAY: '2' });
  for (let count = 0; count < 4; count += 1) {
    const asked = await kitchen.order(requestFor('something'));
    cook.say({ type: 'needs_input', question });
    await kitchen.events(asked.guid);
  }
  const request = requestFor('toast');
  const job = await kitchen.order(request);
  expect(await kitchen.order(request)).toMatchObject({ guid: job.guid });
  cook.say(finished);
  await kitchen.events(job.guid);
  expect((await kitchen.order(requestFor('toast'))).status).toBe('cooking');
});

test('of twenty concurrent orders exactly as many are created as are left', async () => {
  const { kitchen } = await open({ ORDERS_PER_DAY: '5', ORDERS_AT_ONCE: '20' });
  const answers = await Promise.all(Array.from({ length: 20 }, () => kitchen.post(requestFor('toast'))));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
  const jobs = await server.db.selectFrom('recipe_jobs').select('guid').execute();
  expect(jobs).toHaveLength(5);
});

test('a company has its own limit for all its members', async () => {
  const { viewer, cooked } = await open({ COMPANY_ORDERS_PER_DAY: '2' });
  await cooked();
  await cooked();
  const colleague = await signInSomebody(server);
  await server.db
    .insertInto('company_members')
    .values({ company_guid: viewer.companyGuid, user_guid: colleague.userGuid, created_at: server.clock.now() })
    .execute();
  const theirs = kitchenClient(server, { ...colleague, companyUri: viewer.companyUri });
  expect(envelopeOf(await theirs.post(requestFor('toast')))).toMatchObject({ status_code: 6 });
});

test('at the maximum number of recipes the user is told so, and deleting one makes room', async () => {
  const { cooked, kitchen } = await open({ MOST_RECIPES: '1' });
  await cooked();
  const full = envelopeOf(await kitchen.post(requestFor('toast')));
  expect(full).toMatchObject({ status_code: 10 });
  expect(full.status_text).toContain('1 recipe');
  await server.db.deleteFrom('recipes').execute();
  expect((await cooked()).status).toBe('cooking');
});
