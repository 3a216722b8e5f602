import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CookRequest } from '../../../contract/kitchen/kitchen.ts';
import { newGuid } from '../../../server/db/guid.ts';
import { leaseTime } from '../../../server/kitchen/jobs/job-store.ts';
import { i18n } from '@anydish/language/sentence';
import { countDays } from '../../../server/console/rollups.ts';
import { buildTestApp, payloadOf, signInSomebody, type TestApp, type TestViewer } from '../../support/server/app.ts';
import { atConsole, type Console } from '../../support/server/console.ts';
import { kitchenClient, requestFor } from '../../support/server/kitchen-client.ts';
import { finished, ScriptedCook } from '../../support/server/scripted-cook.ts';

let server: TestApp;
let staff: Console;
let owner: TestViewer;
let cook: ScriptedCook;
beforeAll(async () => {
  cook = new ScriptedCook();
  server = await buildTestApp({ cook });
  staff = await atConsole(server);
  owner = await signInSomebody(server);
});
afterAll(() => server.close());

/** An order in the table, as the kitchen left it. */
async function addOrder(words: string, change: Record<string, unknown> = {}): Promise<string> {
  const guid = newGuid();
  const request: CookRequest = requestFor(words);
  await server.db
    .insertInto('recipe_jobs')
    .values({
      guid,
      company_guid: owner.companyGuid,
      user_guid: owner.userGuid,
      request_key: request.requestKey,
      request: JSON.stringify(request),
      status: 'done',
      stage: 'checking',
      recipe_guid: null,
      leased_by: null,
      leased_until: null,
      created_at: server.clock.now(),
      finished_at: server.clock.now() + 4_000,
      failure: null,
      cook: 'built-in',
      ...change,
    })
    .execute();
  return guid;
}
const failure = (statusCode: number, message: ReturnType<typeof i18n._>) => JSON.stringify({ statusCode, message, retryAfter: null });
const unreachable = i18n._('The kitchen could not be reached. Your description and photo are kept; you can try again.');
const noFood = i18n._('This does not seem to be something to eat.');
const asked = async (query: string) => (await staff.page('orders', query)).rows.map(({ cells }) => cells['asked']);

test('an order is listed with its owner, its text, its times and its recipe', async () => {
  const kitchen = kitchenClient(server, owner);
  const { guid } = await kitchen.order(requestFor('Toast as my aunt makes it'));
  server.clock.advance(1_500);
  cook.say({ type: 'stage', stage: 'writing' });
  await expect.poll(async () => (await staff.record('orders', guid)).fields['firstEventSeconds']).toBe(1.5);
  server.clock.advance(500);
  cook.say(finished);
  await kitchen.events(guid);
  const [row] = (
    await staff.page('orders', 'q=my aunt&columns=owner,asked,outcome,stage,recipe,cook,promptVersion,firstEventSeconds,seconds')
  ).rows;
  const { recipeGuid } = await kitchen.job(guid);
  expect(row?.cells).toEqual({
    owner: `${owner.userGuid} ${owner.email}`,
    asked: 'Toast as my aunt makes it',
    outcome: 'done',
    stage: 'writing',
    recipe: `${recipeGuid} Toast`,
    cook: 'built-in',
    promptVersion: null,
    firstEventSeconds: 1.5,
    seconds: 2,
  });
  const { fields, lists } = await staff.record('orders', guid);
  expect(fields).toMatchObject({ asked: 'Toast as my aunt makes it', isChange: false, photos: 0, attempts: 1 });
  expect(lists['events']?.map(({ cells }) => cells['event'])).toEqual(['queued', 'writing', 'done']);
  // The figures count the same first sign, not that the order was taken.
  await countDays(server.db, server.clock);
  const overview = payloadOf(await staff.browser.get('/api/console/overview?days=1')) as { series: { id: string; points: object[] }[] };
  expect(overview.series.find(({ id }) => id === 'firstEventMedian')?.points).toEqual([expect.objectContaining({ value: 1.5 })]);
});

test('a failed order gives its reason in the reader’s language, and an intended refusal is not a failure', async () => {
  await addOrder('Why: soup', { status: 'failed', stage: 'writing', failure: failure(11, unreachable) });
  await addOrder('Why: a gate', { status: 'failed', stage: 'reading', failure: failure(2, noFood) });
  await addOrder('Why: never mind', { status: 'cancelled', stage: 'reading' });
  const outcomes = (await staff.page('orders', 'q=why:')).rows.map(({ cells }) => [cells['asked'], cells['outcome'], cells['reason']]);
  expect(new Set(outcomes)).toEqual(
    new Set([
      ['Why: a gate', 'refused', noFood.id],
      ['Why: never mind', 'cancelled', null],
      ['Why: soup', 'failed', unreachable.id],
    ]),
  );
  staff.browser.cookies.set('language', 'de');
  const [told] = (await staff.page('orders', 'q=why:&outcome=refused')).rows;
  expect((await staff.record('orders', told?.guid ?? '')).fields['reason']).toBe(told?.cells['reason']);
  const file = await staff.browser.get('/api/console/orders/export.csv?query=outcome%3Drefused&columns=asked,reason');
  staff.browser.cookies.delete('language');
  expect(told?.cells['reason']).toBe('Das scheint nichts Essbares zu sein.');
  expect(file.body).toBe('asked,reason\r\nWhy: a gate,Das scheint nichts Essbares zu sein.\r\n');
});

test('an order interrupted by a restart keeps its reason in its row', async () => {
  const { guid } = await kitchenClient(server, owner).order(requestFor('Left behind'));
  await server.db.updateTable('recipe_jobs').set({ attempts: 2, leased_by: 'gone', leased_until: 0 }).where('guid', '=', guid).execute();
  server.clock.advance(leaseTime * 2);
  await server.db.updateTable('recipe_jobs').set({ leased_until: 0 }).where('guid', '=', guid).execute();
  const again = await buildTestApp({
    database: { db: server.db, close: () => Promise.resolve() },
    cook: new ScriptedCook(),
    clock: server.clock,
  });
  await expect.poll(async () => (await staff.record('orders', guid)).fields['outcome']).toBe('failed');
  const { failure: kept } = await server.db.selectFrom('recipe_jobs').select('failure').where('guid', '=', guid).executeTakeFirstOrThrow();
  expect(kept?.message).toMatchObject({ id: expect.stringContaining('The kitchen was restarted') });
  await again.close();
});

test('orders are narrowed by outcome, cook, version, owner and time, and each filter leaves out the others', async () => {
  await addOrder('Narrow: one', { cook: 'openai-compatible', prompt_version: 7 });
  await addOrder('Narrow: two', { status: 'failed', failure: failure(11, unreachable) });
  const found = (query: string) => asked(`q=narrow:&sort=createdAt&${query}`);
  expect(new Set(await found(''))).toEqual(new Set(['Narrow: one', 'Narrow: two']));
  expect(await found('outcome=failed,refused')).toEqual(['Narrow: two']);
  expect(await found('cook=openai-compatible')).toEqual(['Narrow: one']);
  expect(await found('promptVersion=7')).toEqual(['Narrow: one']);
  for (const version of ['8', '7x', '99999999999', "7' or true"]) expect(await found(`promptVersion=${version}`)).toEqual([]);
  expect(await found(`owner=${owner.userGuid}`)).toHaveLength(2);
  expect(await found(`owner=${owner.email.slice(0, 12)}`)).toHaveLength(2);
  expect(await found('owner=nobody-at-all')).toEqual([]);
  expect(await found('createdAt=2031-01-01..')).toEqual([]);
  expect(await asked(`q=${owner.email}&outcome=failed`)).toContain('Narrow: two');
});

test('each item that needs attention leads to exactly the orders, mails and runs that it counts', async () => {
  const now = server.clock.now();
  const lease = { leased_by: server.worker, leased_until: now + 10 * 60 * 60_000 };
  const cooking = { status: 'cooking', finished_at: null, ...lease };
  await addOrder('Stuck: long ago', { ...cooking, created_at: now - 16 * 60_000 });
  await addOrder('Stuck: just now', cooking);
  const mail = { sender: 'x', text: 'Your code is 123456', html: '', created_at: now, next_attempt_at: now, delivered_at: null };
  const mailed = async (subject: string, failed: number | null) =>
    server.db
      .insertInto('mails')
      .values({ ...mail, guid: newGuid(), recipient: owner.email, subject, failed_at: failed })
      .execute();
  await mailed('Lately', now);
  await mailed('Long ago', now - 8 * 24 * 60 * 60_000);
  await mailed('On its way', null);
  const run = {
    request_key: newGuid(),
    user_guid: staff.viewer.userGuid,
    area: 'recipes',
    action: 'trash',
    answer: null,
    total: 1,
    left_counts: '{}',
  };
  const unset = {
    ended_at: null,
    undoable_until: null,
    undone_by: null,
    undoes: null,
    ...lease,
  };
  const stuck = newGuid();
  for (const [guid, started] of [[stuck, now - 16 * 60_000] as const, [newGuid(), now] as const])
    await server.db
      .insertInto('console_runs')
      .values({ ...run, ...unset, guid, request_key: newGuid(), state: 'running', started_at: started })
      .execute();

  const later = await atConsole(server);
  const { needs } = payloadOf(await later.browser.get('/api/console/overview')) as {
    needs: { kind: string; count: number; area: string; query: string }[];
  };
  const need = (kind: string) => needs.find((one) => one.kind === kind);
  expect([need('stuckOrders'), need('failedMails'), need('stuckRuns')]).toEqual([
    { kind: 'stuckOrders', count: 1, area: 'orders', query: 'isStuck=yes' },
    { kind: 'failedMails', count: 1, area: 'mails', query: 'isFailedLately=yes' },
    { kind: 'stuckRuns', count: 1, area: 'activity', query: 'only=stuck' },
  ]);
  expect(await asked('isStuck=yes')).toEqual(['Stuck: long ago']);
  expect(await asked('q=stuck:&isStuck=no')).toEqual(['Stuck: just now']);
  const subjects = async (query: string) => (await later.page('mails', query)).rows.map(({ cells }) => cells['subject']);
  expect(await subjects('isFailedLately=yes')).toEqual(['Lately']);
  expect(new Set(await subjects(`recipient=${owner.email}&fate=failed,waiting`))).toEqual(new Set(['Lately', 'Long ago', 'On its way']));
  expect(await subjects(`q=lately ${owner.email}`)).toEqual(['Lately']);
  const listed = await later.list('mails', 'isFailedLately=yes');
  expect(listed.body).toContain(`${owner.userGuid} ${owner.email}`);
  expect(listed.body).not.toContain('123456');
  const runs = payloadOf(await later.browser.get('/api/console/runs?only=stuck')) as { runs: { guid: string }[] };
  expect(runs.runs.map(({ guid }) => guid)).toEqual([stuck]);
  expect((await later.browser.get('/api/console/runs?only=slow')).statusCode).toBe(400);
});

test('a production prompt that fails one time in five needs attention, refusals do not count', async () => {
  const needs = async () => {
    const { browser } = await atConsole(server);
    return (payloadOf(await browser.get('/api/console/overview')) as { needs: { kind: string }[] }).needs.filter(
      ({ kind }) => kind === 'failingPrompt',
    );
  };
  const byModel = { cook: 'openai-compatible', prompt_version: 1 };
  for (let turn = 0; turn < 19; turn += 1) await addOrder('Prompt: done', byModel);
  const fail = (change = {}) => addOrder('Prompt: failed', { ...byModel, status: 'failed', failure: failure(11, unreachable), ...change });
  for (let turn = 0; turn < 4; turn += 1) await fail();
  for (let turn = 0; turn < 9; turn += 1) await fail({ failure: failure(2, noFood) });
  // Four failures, then seven of 35: one in five is borne.
  expect(await needs()).toEqual([]);
  for (let turn = 0; turn < 3; turn += 1) await fail();
  expect(await needs()).toEqual([]);
  await fail();
  expect(await needs()).toEqual([{ kind: 'failingPrompt', count: 8, area: 'prompts', query: 'name=recipe&label=production' }]);
  server.clock.advance(25 * 60 * 60_000);
  expect(await needs()).toEqual([]);
});

test('staff who may not manage recipes, or see users, get neither orders nor mails', async () => {
  const without = await atConsole(server, { hasConsoleAccess: true, hasUsersAccess: true });
  expect((await without.list('orders')).statusCode).toBe(403);
  expect((await without.list('mails')).statusCode).toBe(200);
  expect((await (await atConsole(server, { hasConsoleAccess: true, canManageRecipes: true })).list('mails')).statusCode).toBe(403);
});

test('a view of an order is logged', async () => {
  const guid = await addOrder('On record');
  staff = await atConsole(server);
  await staff.record('orders', guid);
  const rows = await server.db
    .selectFrom('audit_log')
    .select(['action', 'details'])
    .where('actor_guid', '=', staff.viewer.userGuid)
    .execute();
  expect(rows).toContainEqual({ action: 'staff.read', details: expect.objectContaining({ area: 'orders', row: guid }) });
});
