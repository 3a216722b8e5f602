import { create } from 'superstruct';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fromWire } from '../../../contract/casing.ts';
import { consoleEndpoints } from '../../../contract/console/console-endpoints.ts';
import { categoryTreeEndpoints } from '../../../contract/console/category-tree.ts';
import { locales } from '../../../contract/shell/locales.ts';
import { withLastMove } from '../../../server/console/categories/moves.ts';
import { buildTestApp, envelopeOf, payloadOf, type TestApp } from '../../support/server/app.ts';
import { atConsole, type Console } from '../../support/server/console.ts';
import { auditOf } from '../../support/server/impersonations.ts';

let server: TestApp;
let staff: Console;
const guids = new Map<string, string>();
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

/** soups (broths, stews), cakes */
beforeEach(async () => {
  await server.db.deleteFrom('categories').execute();
  staff = await atConsole(server);
  for (const [slug, parent] of [
    ['soups', null],
    ['broths', 'soups'],
    ['stews', 'soups'],
    ['cakes', null],
  ] as const) {
    // prettier-ignore
    const names = Object.fromEntries(locales.map((locale) => [`name.${locale}`, `${slug} (${locale})`]));
    const above = parent === null ? null : (guids.get(parent) ?? null);
    guids.set(slug, (await staff.made('categories', { slug, ...names, parent: above })).guid);
  }
});

const guidOf = (slug: string) => guids.get(slug) ?? '';
const path = '/api/console/category-tree';
const read = (response: Awaited<ReturnType<Console['list']>>) => create(payloadOf(response), categoryTreeEndpoints.getCategoryTree.payload);
const tree = async () => read(await staff.browser.get(path));
const shape = (nodes: Awaited<ReturnType<typeof tree>>) =>
  nodes.map(({ slug, parent }) => `${nodes.find(({ guid }) => guid === parent)?.slug ?? ''}/${slug}`);
const versionOf = async (slug: string) => (await tree()).find((node) => node.slug === slug)?.version ?? 0;
const put = async (slug: string, parent: string | null, before: string | null, version?: number) =>
  staff.browser.post(`${path}/${guidOf(slug)}/place`, {
    version: version ?? (await versionOf(slug)),
    parent: parent && guidOf(parent),
    before: before && guidOf(before),
  });

test('the tree is listed in order, each category after its parent', async () => {
  expect(shape(await tree())).toEqual(['/soups', 'soups/broths', 'soups/stews', '/cakes']);
  expect((await tree())[0]).toMatchObject({ name: 'soups (en)', recipes: 0, parent: null });
});

test('selectable categories come with their ancestors, also for staff who only categorise recipes', async () => {
  const choices = async (who: Console) => {
    const told = create(
      payloadOf(await who.browser.get('/api/console/category-choices')),
      categoryTreeEndpoints.getCategoryChoices.payload,
    );
    return told.map(({ guid: of, path: names }) => [of, names.join(' › ')]);
  };
  const expected = [
    [guidOf('soups'), 'soups (en)'],
    [guidOf('broths'), 'soups (en) › broths (en)'],
    [guidOf('stews'), 'soups (en) › stews (en)'],
    [guidOf('cakes'), 'cakes (en)'],
  ];
  expect(await choices(staff)).toEqual(expected);
  expect(await choices(await atConsole(server, { hasConsoleAccess: true, canManageRecipes: true }))).toEqual(expected);
});

test('a category moves before another one, under it, and to the end; history and log record it', async () => {
  expect(shape(read(await put('cakes', null, 'soups')))).toEqual(['/cakes', '/soups', 'soups/broths', 'soups/stews']);
  expect(shape(read(await put('stews', 'cakes', null)))).toEqual(['/cakes', 'cakes/stews', '/soups', 'soups/broths']);
  expect(shape(read(await put('broths', null, null)))).toEqual(['/cakes', 'cakes/stews', '/soups', '/broths']);
  const history = payloadOf(await staff.browser.get(`/api/console/categories/records/${guidOf('stews')}/history`));
  expect(history).toMatchObject({ changes: [{ changes: { parent: { from: guidOf('soups'), to: guidOf('cakes') } } }, {}] });
  const rows = await server.db.selectFrom('audit_log').select('action').where('actor_guid', '=', staff.viewer.userGuid).execute();
  expect(rows.filter(({ action }) => action === 'categories.move')).toHaveLength(3);
  expect(await auditOf(server, staff.viewer.userGuid)).toEqual([]);
});

test('only categories whose place changes count as changed', async () => {
  const soups = await versionOf('soups');
  await put('stews', 'soups', 'broths');
  expect(await versionOf('soups')).toBe(soups);
});

test('a category that changed meanwhile is not moved, and none can be its own ancestor', async () => {
  const seen = await versionOf('cakes');
  await put('cakes', null, 'soups');
  const late = await put('cakes', 'soups', null, seen);
  expect(late.statusCode).toBe(409);
  expect(fromWire(envelopeOf(await put('soups', 'stews', null)).payload)).toEqual({
    parent: 'Please choose another category to put this one under.',
  });
  expect(fromWire(envelopeOf(await put('stews', null, 'broths')).payload)).toEqual({ before: 'This value is not accepted.' });
  expect(shape(await tree())).toEqual(['/cakes', '/soups', 'soups/broths', 'soups/stews']);
});

test('of two concurrent moves that would form a cycle, one is refused', async () => {
  const versions = [await versionOf('soups'), await versionOf('cakes')];
  const answers = await Promise.all([put('soups', 'cakes', null, versions[0]), put('cakes', 'soups', null, versions[1])]);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(await tree()).toHaveLength(4);
});

test('a cycle from an older version is listed as well, and can be resolved by a move', async () => {
  const under = (slug: string, parent: string) =>
    server.db
      .updateTable('categories')
      .set({ parent_guid: guidOf(parent) })
      .where('guid', '=', guidOf(slug))
      .execute();
  await under('soups', 'stews');
  expect(shape(await tree()).toSorted()).toEqual(['/cakes', '/soups', 'soups/broths', 'soups/stews']);
  expect(shape(read(await put('soups', null, 'cakes')))).toEqual(['/soups', 'soups/broths', 'soups/stews', '/cakes']);
});

test('a move is offered for undo after a reload, once, and to the one who made it', async () => {
  await put('stews', 'cakes', null);
  const offered = async (who = staff) =>
    read(await who.browser.get(path)).flatMap(({ slug, movedFrom }) => (movedFrom === undefined ? [] : [{ slug, ...movedFrom }]));
  const [last] = await offered();
  expect(last).toMatchObject({ slug: 'stews', parent: guidOf('soups'), before: null });
  expect(await offered(await atConsole(server))).toEqual([]);
  const back = async () =>
    staff.browser.post(`${path}/${guidOf('stews')}/place`, {
      version: await versionOf('stews'),
      parent: guidOf('soups'),
      before: null,
      undoes: last?.run,
    });
  expect(shape(read(await back()))).toEqual(['/soups', 'soups/broths', 'soups/stews', '/cakes']);
  expect(await offered()).toEqual([]);
  expect((await back()).statusCode).toBe(409);
  const told = (await staff.page('audit', `actor=${staff.viewer.email}&sort=at&columns=sentence,change&q=stews`)).rows.map(({ cells }) => [
    cells['sentence'],
    cells['change'],
  ]);
  expect(told.slice(-2)).toEqual([
    [`${staff.viewer.email} moved the category “stews (en)”.`, 'parent: soups (en) → cakes (en)'],
    [`${staff.viewer.email} moved the category “stews (en)” back.`, 'parent: cakes (en) → soups (en)'],
  ]);

  await put('cakes', null, 'soups');
  const at = async (hours: number) =>
    (await withLastMove(server.db, server.clock.now() + hours * 60 * 60_000, staff.viewer.userGuid)).some(({ movedFrom }) => movedFrom);
  expect([await at(23), await at(25)]).toEqual([true, false]);
});

test('a move is undone in Activity, also by somebody else, unless the category changed since', async () => {
  await put('broths', null, 'cakes');
  const { runs } = create(payloadOf(await staff.browser.get('/api/console/runs')), consoleEndpoints.listRuns.payload);
  const [run] = runs;
  expect(run).toMatchObject({ area: 'categories', action: 'move', state: 'done', total: 1, done: 1, undoneBy: null });
  expect(run?.undoableUntil).not.toBeNull();
  const colleague = await atConsole(server);
  expect(await colleague.undo(run?.guid ?? '')).toMatchObject({ done: 1, left: {} });
  expect(shape(await tree())).toEqual(['/soups', 'soups/broths', 'soups/stews', '/cakes']);

  await put('broths', null, 'cakes');
  const [again] = create(payloadOf(await staff.browser.get('/api/console/runs')), consoleEndpoints.listRuns.payload).runs;
  await put('broths', 'cakes', null);
  expect(await colleague.undo(again?.guid ?? '')).toMatchObject({ done: 0, left: { changed: 1 } });
  expect(shape(await tree())).toEqual(['/soups', 'soups/stews', '/cakes', 'cakes/broths']);
});

test('a move is made in the tree only, and its undo needs the permission for categories', async () => {
  const rows = [{ guid: guidOf('cakes'), version: await versionOf('cakes') }];
  expect((await staff.start('categories', { action: 'move', targets: { rows } })).statusCode).toBe(400);
  await put('cakes', null, 'soups');
  const [run] = create(payloadOf(await staff.browser.get('/api/console/runs')), consoleEndpoints.listRuns.payload).runs;
  const other = await atConsole(server, { hasConsoleAccess: true, canManageRecipes: true });
  expect((await other.browser.post(`/api/console/runs/${run?.guid}/undo`)).statusCode).toBe(404);
});
