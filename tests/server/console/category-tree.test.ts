import { create } from 'superstruct';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fromWire } from '../../../contract/casing.ts';
import { categoryTreeEndpoints } from '../../../contract/console/category-tree.ts';
import { locales } from '../../../contract/shell/locales.ts';
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
  expect(rows.filter(({ action }) => action === 'categories.saved')).toHaveLength(3);
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
