import { afterAll, beforeAll, expect, test } from 'vitest';
import { toWire } from '../../../contract/casing.ts';
import { fillPath } from '../../../contract/endpoint.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import { countDays } from '../../../server/console/rollups.ts';
import { newGuid } from '../../../server/db/guid.ts';
import { currentPrompt } from '../../../server/kitchen/openai/prompt.ts';
import { buildTestApp, payloadOf, signInSomebody, type TestApp, type TestViewer } from '../../support/server/app.ts';
import { atConsole, type Console } from '../../support/server/console.ts';
import { addRecipe } from '../../support/server/recipes.ts';

let server: TestApp;
let staff: Console;
let owner: TestViewer;
beforeAll(async () => {
  server = await buildTestApp();
  staff = await atConsole(server);
  owner = await signInSomebody(server);
});
afterAll(() => server.close());

const send = (method: 'POST' | 'PUT', path: string, guid: string, body: object) =>
  server.app.inject({
    method,
    url: fillPath(path, { companyUri: owner.companyUri, guid }),
    headers: owner.headers,
    payload: toWire(body) as object,
  });

/** A recipe that its owner reported, and a visitor of its link. */
async function reported(title: string) {
  const guid = await addRecipe(server, owner, { body: { title, kind: 'soup' } });
  await send('POST', endpoints.reportRecipe.path, guid, {
    version: 1,
    kind: 'allergens',
    words: 'There are nuts in it.',
    requestKey: newGuid(),
  });
  await send('PUT', endpoints.shareRecipe.path, guid, { isListed: false, showsPhoto: false });
  const { id } = await server.db.selectFrom('shared_recipes').select('id').where('recipe_guid', '=', guid).executeTakeFirstOrThrow();
  const body = { words: 'An advertisement', request_key: newGuid() };
  await server.app.inject({ method: 'POST', url: fillPath(endpoints.reportShared.path, { id }), payload: body });
  return guid;
}

const needs = async () =>
  (
    payloadOf(await (await atConsole(server)).browser.get('/api/console/overview')) as {
      needs: { kind: string; count: number; area: string; query: string }[];
    }
  ).needs;

test('reports of owners and visitors form one list, dangerous ones first, and are handled with a note, undoable', async () => {
  const guid = await reported('Toast');
  const [urgent, other] = await needs();
  expect([urgent, other]).toEqual([
    { kind: 'urgentReports', count: 1, area: 'reports', query: 'state=open&kind=unsafe,allergens' },
    { kind: 'otherReports', count: 1, area: 'reports', query: 'state=open&kind=broken,other' },
  ]);
  const { rows } = await staff.page('reports', `recipe=${guid}`);
  expect(rows.map(({ cells }) => [cells['recipe'], cells['kind'], cells['by'], cells['state'], cells['words']])).toEqual([
    ['Toast', 'other', 'visitor', 'open', 'An advertisement'],
    ['Toast', 'allergens', 'owner', 'open', 'There are nuts in it.'],
  ]);
  const [row] = (await staff.page('reports', urgent?.query)).rows;
  expect(row?.cells['words']).toBe('There are nuts in it.');

  const run = await staff.done('reports', {
    action: 'markHandled',
    targets: { rows: [{ guid: row?.guid, version: row?.version }] },
    answer: 'The label is right now.',
  });
  expect(run.done).toBe(1);
  expect((await needs()).map(({ kind }) => kind)).not.toContain('urgentReports');
  const record = await staff.record('reports', row?.guid ?? '');
  expect(record.fields).toMatchObject({ state: 'handled', handledNote: 'The label is right now.', recipeNow: `${guid} Toast`, version: 1 });
  expect(record.fields['content']).toContain('"Toast"');
  expect((await staff.record('recipes', guid)).lists['reports']?.map(({ cells }) => cells['state'])).toEqual(['open', 'handled']);

  const again = await staff.done('reports', { action: 'reopen', targets: { rows: [{ guid: row?.guid, version: record.version }] } });
  expect((await staff.undo(again.guid)).done).toBe(1);
  expect((await staff.record('reports', row?.guid ?? '')).fields).toMatchObject({
    state: 'handled',
    handledNote: 'The label is right now.',
  });
});

test('viewing and handling a report are logged with the recipe’s owner', async () => {
  const guid = await reported('Pie');
  const [row] = (await staff.page('reports', `recipe=${guid}&kind=allergens`)).rows;
  await staff.record('reports', row?.guid ?? '');
  await staff.done('reports', { action: 'markHandled', targets: { rows: [{ guid: row?.guid, version: row?.version }] } });
  const rows = await server.db
    .selectFrom('audit_log')
    .select(['action', 'actor_guid', 'subject_guid', 'details'])
    .where('actor_guid', '=', staff.viewer.userGuid)
    .orderBy('guid')
    .execute();
  expect(rows).toContainEqual(
    expect.objectContaining({ action: 'staff.read', details: expect.objectContaining({ area: 'reports', row: row?.guid }) }),
  );
  expect(rows).toContainEqual(expect.objectContaining({ action: 'reports.markHandled', subject_guid: owner.userGuid }));
});

test('staff who may not manage recipes see no reports', async () => {
  await reported('Bread');
  const other = await atConsole(server, { hasConsoleAccess: true });
  expect((await other.list('reports')).statusCode).toBe(403);
  expect((payloadOf(await other.browser.get('/api/console/overview')) as { needs: object[] }).needs).toEqual([]);
});

test('feedback is shown by prompt version and by dish, and outlives the recipes', async () => {
  await server.db.deleteFrom('dish_days').execute();
  const prompt = await currentPrompt(server.db, server.clock);
  const guids = [await addRecipe(server, owner, { body: { kind: 'soup' } }), await addRecipe(server, owner, { body: { kind: 'pie' } })];
  const cookedBy = { kind: 'openai-compatible', model: 'x', promptVersion: prompt.version, isImprovised: false };
  await server.db
    .updateTable('recipes')
    .set({ cooked_by: JSON.stringify(cookedBy) })
    .where('guid', '=', guids[1] ?? '')
    .execute();
  for (const guid of guids) await send('PUT', endpoints.giveThumb.path, guid, { version: 1, thumb: 'down' });
  await send('POST', endpoints.addCooking.path, guids[1] ?? '', {
    version: 1,
    cookedOn: '2026-01-01',
    note: '',
    photoGuid: null,
    requestKey: newGuid(),
  });
  const none = { thumbsUp: 0, thumbsDown: 1, cooked: 0, reports: 0 };
  const look = async () => (payloadOf(await staff.browser.get('/api/console/overview')) as { feedback: object }).feedback;
  const told = {
    versions: [
      { promptVersion: prompt.version, ...none, cooked: 1 },
      { promptVersion: 0, ...none },
    ],
    dishes: [
      { dish: 'pie', ...none, cooked: 1 },
      { dish: 'soup', ...none },
    ],
  };
  expect(await look()).toEqual(told);
  await server.db.deleteFrom('recipes').where('guid', 'in', guids).execute();
  expect(await look()).toEqual(told);
  const { guid } = await server.db.selectFrom('prompts').select('guid').where('version', '=', prompt.version).executeTakeFirstOrThrow();
  const record = await staff.record('prompts', guid);
  expect(record.fields).toMatchObject({ thumbsUp: 0, thumbsDown: 1, cooked: 1, reports: 0 });
  expect(record.lists['dishes']?.map(({ cells }) => cells)).toEqual([{ dish: 'pie', thumbsUp: 0, thumbsDown: 1, cooked: 1, reports: 0 }]);
});

test('the daily figures include tokens', async () => {
  const now = server.clock.now();
  const job = { company_guid: owner.companyGuid, user_guid: owner.userGuid, created_at: now, finished_at: now, request: '{}' };
  const over = { status: 'done', stage: null, recipe_guid: null, leased_by: null, leased_until: null, failure: null } as const;
  for (const tokens of [700, 42])
    await server.db
      .insertInto('recipe_jobs')
      .values({ guid: newGuid(), request_key: newGuid(), ...job, ...over, tokens })
      .execute();
  await countDays(server.db, server.clock);
  const { series } = payloadOf(await staff.browser.get('/api/console/overview?days=1')) as {
    series: { id: string; points: { value: number }[] }[];
  };
  expect(series.find(({ id }) => id === 'tokens')?.points.map(({ value }) => value)).toEqual([742]);
});
