import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillPath } from '../../../contract/endpoint.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import { buildTestApp, payloadOf, signInSomebody, type TestApp, type TestViewer } from '../../support/server/app.ts';
import { addCategory } from '../../support/server/categories.ts';
import { addRecipe } from '../../support/server/recipes.ts';

let server: TestApp;
let owner: TestViewer;
let guids: Record<'soups' | 'thai' | 'strangers' | 'empty', string>;
beforeAll(async () => {
  server = await buildTestApp();
  owner = await signInSomebody(server);
  guids = {
    soups: await addCategory(server, 'soups', 'Soups'),
    thai: await addCategory(server, 'thai', 'Thai'),
    strangers: await addCategory(server, 'strangers', 'Strangers'),
    empty: await addCategory(server, 'empty', 'Empty'),
  };
  const places = { thai: 1, soups: 2, strangers: 3, empty: 4 } as const;
  for (const [slug, position] of Object.entries(places))
    await server.db.updateTable('categories').set({ position }).where('slug', '=', slug).execute();
});
afterAll(() => server.close());

const put = (recipe: string, category: string) =>
  server.db.insertInto('recipe_categories').values({ recipe_guid: recipe, category_guid: category, came_from: null }).execute();
const add = async (title: string, ...categories: string[]) => {
  const guid = await addRecipe(server, owner, { body: { title } });
  for (const category of categories) await put(guid, category);
  return guid;
};

interface Page {
  items: { title: string }[];
  next: string | null;
  facets?: { sections: { slug: string; name: string }[]; total: number };
}
async function list(query: Record<string, string>, language = 'en'): Promise<Page> {
  const headers = { cookie: `${owner.headers.cookie}; language=${language}` };
  return payloadOf(await server.app.inject({ url: '/api/recipes', query, headers })) as Page;
}
const titles = async (query: Record<string, string>) => (await list(query)).items.map(({ title }) => title);

describe('a cookbook', () => {
  test('offers the categories that hold its recipes, in staff’s order and the reader’s language, and is narrowed down by one', async () => {
    await add('Tom yum', guids.soups, guids.thai);
    await add('Leek soup', guids.soups);
    await add('Pad thai', guids.thai);
    await add('Bread');
    const stranger = await signInSomebody(server);
    await put(await addRecipe(server, stranger, { body: { title: 'Not mine' } }), guids.strangers);
    await put(await addRecipe(server, stranger, { body: { title: 'Not mine either' } }), guids.soups);
    const trashed = await add('Thrown away', guids.empty);
    await server.db.updateTable('recipes').set({ trashed_at: 1 }).where('guid', '=', trashed).execute();

    expect((await list({ facets: 'yes' }, 'de')).facets?.sections).toEqual([
      { slug: 'thai', name: 'Thai (de)' },
      { slug: 'soups', name: 'Soups (de)' },
    ]);
    expect(await titles({ section: 'soups' })).toEqual(['Leek soup', 'Tom yum']);
    expect(await titles({ section: 'soups', q: 'leek' })).toEqual(['Leek soup']);
    expect(await titles({ section: 'thai', sort: 'title' })).toEqual(['Pad thai', 'Tom yum']);
    expect(await titles({ section: 'empty', place: 'trash' })).toEqual(['Thrown away']);
    const { items, next } = await list({ section: 'thai', limit: '1' });
    expect([items.map(({ title }) => title), await titles({ section: 'thai', limit: '1', before: next ?? '' })]).toEqual([
      ['Pad thai'],
      ['Tom yum'],
    ]);
    // The fixed kinds of dish go on working beside them.
    expect(await titles({ section: 'soups', category: 'drinks' })).toEqual([]);
  });

  test('finds nothing in what is no category, and says what there is', async () => {
    const { items, facets } = await list({ section: 'no-such', facets: 'yes' });
    expect([items, facets?.sections.map(({ slug }) => slug)]).toEqual([[], ['thai', 'soups']]);
  });

  test('knows a category by its old address after it was merged into another', async () => {
    const merged = await addCategory(server, 'broths', 'Broths');
    await server.db.updateTable('categories').set({ merged_into: guids.soups, removed_at: 1 }).where('guid', '=', merged).execute();
    expect(await titles({ section: 'broths' })).toEqual(['Leek soup', 'Tom yum']);
    expect((await list({ facets: 'yes' })).facets?.sections.map(({ slug }) => slug)).toEqual(['thai', 'soups']);
  });
});

test('a recipe tells its owner which categories it is in', async () => {
  const guid = await add('Laksa', guids.thai, guids.soups);
  const url = fillPath(endpoints.getRecipe.path, { companyUri: owner.companyUri, guid });
  const read = async (language: string) =>
    payloadOf(await server.app.inject({ url, headers: { cookie: `${owner.headers.cookie}; language=${language}` } }));
  expect(await read('de')).toMatchObject({
    categories: [
      { slug: 'thai', name: 'Thai (de)' },
      { slug: 'soups', name: 'Soups (de)' },
    ],
  });
});

test('whose recipe it is, the database writes beside each category', async () => {
  const guid = await add('Ramen', guids.soups);
  const row = await server.db.selectFrom('recipe_categories').select('company_guid').where('recipe_guid', '=', guid).executeTakeFirst();
  expect(row).toEqual({ company_guid: owner.companyGuid });
});
