import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, signInSomebody, type TestApp, type TestViewer } from '../../support/server/app.ts';
import { addCategory } from '../../support/server/categories.ts';
import { atConsole, type Console } from '../../support/server/console.ts';
import { addRecipe } from '../../support/server/recipes.ts';
import { plainBody } from '../../support/server/scripted-cook.ts';

let server: TestApp;
let staff: Console;
let owner: TestViewer;
beforeAll(async () => {
  server = await buildTestApp();
  staff = await atConsole(server);
  owner = await signInSomebody(server);
});
afterAll(() => server.close());

/** A category with recipes of these titles, each a second younger than the one before. */
async function filled(slug: string, titles: readonly string[]): Promise<string[]> {
  const category = await addCategory(server, slug, slug);
  const guids: string[] = [];
  for (const title of titles) {
    server.clock.advance(1_000);
    guids.push(await addRecipe(server, owner, { body: { title } }));
  }
  const values = guids.map((guid) => ({ recipe_guid: guid, category_guid: category, came_from: null }));
  if (values.length > 0) await server.db.insertInto('recipe_categories').values(values).execute();
  return guids;
}

const titleOf = ({ cells }: { cells: Record<string, unknown> }) => cells['title'];

async function titlesOf(query: string): Promise<unknown[]> {
  const titles: unknown[] = [];
  for (let after = ''; ;) {
    const { rows, next } = await staff.page('recipes', `${query}${after}`, 2);
    titles.push(...rows.map(titleOf));
    if (next === null) return titles;
    after = `&after=${next}`;
  }
}

test.each([
  ['title', ['Apple', 'Bread', 'Bread', 'Cake', 'Dumplings']],
  ['-title', ['Dumplings', 'Cake', 'Bread', 'Bread', 'Apple']],
  ['createdAt', ['Cake', 'Bread', 'Dumplings', 'Apple', 'Bread']],
  ['-createdAt', ['Bread', 'Apple', 'Dumplings', 'Bread', 'Cake']],
])('a category by %s has each of its recipes once, and no other', async (sort, expected) => {
  const slug = `by-${sort.toLowerCase()}`;
  await filled(slug, ['Cake', 'Bread', 'Dumplings', 'Apple', 'Bread']);
  await filled(`other-${slug}`, ['Biscuits']);
  expect(await titlesOf(`category=${slug}&sort=${sort}`)).toEqual(expected);
  expect((await staff.page('recipes', `category=${slug}&sort=${sort}`, 2)).count).toEqual({ rows: 5, isMore: false });
});

test('other filters and words narrow it down', async () => {
  const [, bread = ''] = await filled('narrowed', ['Cake', 'Bread', 'Brown bread']);
  await server.db.updateTable('recipes').set({ trashed_at: server.clock.now() }).where('guid', '=', bread).execute();
  expect(await titlesOf('category=narrowed&q=bread&sort=title')).toEqual(['Bread', 'Brown bread']);
  expect(await titlesOf('category=narrowed&isInTrash=no&sort=title')).toEqual(['Brown bread', 'Cake']);
  expect(await titlesOf('category=nowhere&sort=title')).toEqual([]);
});

test('a recipe with a new title moves in the lists of its categories, and has changed once', async () => {
  const [cake = ''] = await filled('renamed', ['Cake', 'Bread']);
  const versionOf = async () => (await staff.page('recipes', `q=${cake}`)).rows[0]?.version ?? 0;
  const before = await versionOf();
  await server.db
    .updateTable('recipes')
    .set({ body: JSON.stringify({ ...plainBody, title: 'Almond cake' }) })
    .where('guid', '=', cake)
    .execute();
  expect(await titlesOf('category=renamed&sort=title')).toEqual(['Almond cake', 'Bread']);
  expect((await versionOf()) - before).toBe(1);
});

test('a recipe that comes into another category has changed', async () => {
  const [cake = ''] = await filled('moved', ['Cake']);
  const target = await addCategory(server, 'target', 'target');
  const versionOf = async () => (await staff.page('recipes', `q=${cake}`)).rows[0]?.version ?? 0;
  const before = await versionOf();
  await server.db.updateTable('recipe_categories').set({ category_guid: target }).where('recipe_guid', '=', cake).execute();
  expect(await versionOf()).toBe(before + 1);
});

test('the file of a category has the order of its list', async () => {
  await filled('filed', ['Cake', 'Apple pie']);
  const { body } = await staff.browser.get('/api/console/recipes/export.csv?query=category%3Dfiled%26sort%3Dtitle&columns=title');
  expect(body.replace('\uFEFF', '').trim().split('\r\n').slice(1)).toEqual(['Apple pie', 'Cake']);
});
