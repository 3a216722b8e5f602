import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Turns } from '../../../server/recipes/search/turns.ts';
import { meantBy, slipsBetween } from '../../../server/recipes/search/typos.ts';
import { keyWords } from '../../../server/recipes/search/words.ts';
import { buildTestApp, signInSomebody, type TestApp, type TestViewer } from '../../support/server/app.ts';
import { kitchenClient } from '../../support/server/kitchen-client.ts';
import { addDish } from '../../support/server/dishes.ts';
import { addRecipe } from '../../support/server/recipes.ts';

let server: TestApp;
let viewer: TestViewer;
const titles = ['Tomato soup', 'Chicken curry', 'Banana bread', 'Caesar salad'];

beforeAll(async () => {
  server = await buildTestApp();
  viewer = await signInSomebody(server);
  for (const title of titles) await addDish(server, viewer, title);
  // What a model wrote has no plan, and one language.
  await addRecipe(server, viewer, { body: { title: 'Grandma’s Überraschung' } });
  const stranger = await signInSomebody(server);
  await addRecipe(server, stranger, { body: { title: 'Somebody’s tomato soup' } });
});
afterAll(() => server.close());

async function find(query: Record<string, string>, language = 'en') {
  const response = await server.app.inject({
    url: '/api/recipes',
    query,
    headers: { cookie: `${viewer.headers.cookie}; language=${language}` },
  });
  expect(response.statusCode).toBe(200);
  return response.json().payload;
}
const found = async (query: Record<string, string>, language?: string): Promise<string[]> =>
  (await find(query, language)).items.map(({ title }: { title: string }) => title);

describe('a search', () => {
  test.each([
    ['tomato soup', 'en', 'Tomato soup'],
    ['TOMATOES', 'en', 'Tomato soup'],
    ['soup tom', 'en', 'Tomato soup'],
    ['uberraschung', 'en', 'Grandma’s Überraschung'],
    ['Tomatensuppe', 'de', 'Tomatensuppe'],
    ['バナナ', 'ja', 'バナナブレッド'],
  ])('%s in %s finds %s', async (q, language, title) => {
    expect(await found({ q }, language)).toContain(title);
  });

  test('finds by ingredient, and what has it in its title first', async () => {
    const hits = await found({ q: 'tomato' });
    expect(hits[0]).toBe('Tomato soup');
    expect(hits.length).toBeGreaterThan(1);
  });

  test.each([
    ['tomatto soop', 'Tomato soup'],
    ['chikcen', 'Chicken curry'],
    ['bananna', 'Banana bread'],
    ['uberrashung', 'Grandma’s Überraschung'],
  ])('takes %s for what it resembles, and says so', async (q, title) => {
    const page = await find({ q });
    expect(page.items.map((item: { title: string }) => item.title)).toContain(title);
    expect(page.meant).not.toEqual([]);
  });

  test.each(['zzzzqqq', '🍅', "'; drop table recipes; --", "\\'':* & !"])('%s finds nothing, and breaks nothing', async (q) => {
    expect(await found({ q })).toEqual([]);
  });

  test('finds a title of the owner’s own in every language, and no longer the one before', async () => {
    const kitchen = kitchenClient(server, viewer);
    const [{ guid } = { guid: '' }] = (await kitchen.recipes('?q=caesar')).items;
    const rename = (title: string | null) =>
      kitchen.call({ method: 'PUT', url: `/api/companies/${viewer.companyUri}/recipes/${guid}/title`, payload: { title } });
    await rename('Friday greens');
    expect([await found({ q: 'friday' }), await found({ q: 'friday' }, 'ja'), await found({ q: 'caesar' })]).toEqual([
      ['Friday greens'],
      ['Friday greens'],
      [],
    ]);
    await rename(null);
    expect(await found({ q: 'caesar' })).toEqual(['Caesar salad']);
  });
});

describe('filters', () => {
  test('by category, cuisine, diet, time, cook, favourite and tag', async () => {
    expect(await found({ category: 'soups', q: 'tomato soup' })).toEqual(['Tomato soup']);
    expect(await found({ category: 'drinks' })).toEqual([]);
    expect(await found({ cuisine: 'british' })).toContain('Grandma’s Überraschung');
    expect(await found({ diet: 'vegetarian' })).not.toContain('Chicken curry');
    expect(await found({ minutes: '15' })).toEqual(['Grandma’s Überraschung']);
    expect(await found({ cook: 'openai-compatible' })).toEqual([]);
    expect(await found({ favourite: 'yes' })).toEqual([]);
    expect(await found({ tag: 'quick' })).toEqual([]);
  });

  test('what is at home: the fewest missing first, and what is missing', async () => {
    const page = await find({ have: 'banana,flour,sugar,egg,butter' });
    expect(page.have).toContainEqual({ id: 'banana', label: 'bananas' });
    const [first] = page.items;
    expect(first.title).toBe('Banana bread');
    const counts = page.items.map(({ missing }: { missing: { count: number } }) => missing.count);
    expect(counts).toEqual(counts.toSorted((one: number, other: number) => one - other));
  });

  test('what is at home is said in the reader’s words too, in plurals and with any commas; what nobody knows is named', async () => {
    const typed = await find({ have: 'bananas, Eggs，flour、 xyzzy' });
    expect(typed.have.map(({ id }: { id: string }) => id)).toEqual(['banana', 'egg', 'flour']);
    expect(typed.unknown).toEqual(['xyzzy']);
    expect((await find({ have: 'Bananen, Eier' }, 'de')).have).toEqual([
      { id: 'banana', label: 'Bananen' },
      { id: 'egg', label: 'Eier' },
    ]);
    expect((await find({ have: 'xyzzy' })).items, 'nothing at home is no filter').toHaveLength(5);
  });

  test('what is always at home counts where that is asked for, and what can be cooked from it all stands alone', async () => {
    const one = (page: { items: { title: string; missing: { count: number; names: string[] } }[] }, title: string) =>
      page.items.find((item) => item.title === title)?.missing;
    const before = await find({ home: 'fewest' });
    expect(before.items).toHaveLength(5);
    const lacking = one(before, 'Banana bread');
    expect(lacking?.names.length).toBeGreaterThan(1);
    expect((await find({ home: 'all' })).items.map(({ title }: { title: string }) => title)).not.toContain('Banana bread');
    const rows = await server.db.selectFrom('recipes').select(['foods', 'plan']).where('company_guid', '=', viewer.companyGuid).execute();
    const [first = '', ...others] = rows.find(({ plan }) => plan?.title.key === 'Banana bread')?.foods ?? [];
    const save = (foods: readonly string[]) =>
      server.app.inject({ method: 'PUT', url: '/api/shopping/pantry', headers: viewer.headers, payload: { foods } });
    expect((await save(others)).statusCode).toBe(200);
    expect(one(await find({ home: 'fewest' }), 'Banana bread')).toMatchObject({ count: 1 });
    expect((await find({ home: 'all' })).items).toEqual([]);
    const all = await find({ home: 'all', have: first });
    expect(all.items.map(({ title }: { title: string }) => title)).toEqual(['Banana bread']);
    expect(one(all, 'Banana bread')).toEqual({ count: 0, names: [] });
    await save([]);
  });

  test('those that there are, in the reader’s words', async () => {
    const { facets } = await find({ facets: 'yes' }, 'de');
    expect(facets).toMatchObject({ total: 5, cooks: ['built-in'], tags: [] });
    expect(facets.categories).toContain('soups');
    expect(facets.cuisines).toContainEqual({ id: 'british', label: 'Britisch' });
  });
});

describe('pages', () => {
  test.each(['newest', 'oldest', 'title', 'quickest'])('by %s: each recipe once, in one order', async (sort) => {
    const whole = await found({ sort });
    const paged: string[] = [];
    let before: string | null = null;
    do {
      const page: { items: { title: string }[]; next: string | null } = await find({
        sort,
        limit: '2',
        ...(before !== null && { before }),
      });
      paged.push(...page.items.map(({ title }) => title));
      before = page.next;
    } while (before !== null);
    expect(paged).toEqual(whole);
    expect(paged).toHaveLength(5);
  });

  test('a page that no list has answered is refused', async () => {
    for (const before of ['x', 'W10', Buffer.from('["a","b"]').toString('base64url')]) {
      const response = await server.app.inject({ url: '/api/recipes', query: { before, sort: 'title' }, headers: viewer.headers });
      expect(response.statusCode).toBe(400);
    }
  });
});

test.each([
  ['chiken', 'chicken', 1],
  ['chikcen', 'chicken', 1],
  ['chick', 'chicken', 0],
  ['xyz', 'chicken', 3],
])('from %s to %s are %d slips', (typed, word, slips) => {
  expect(slipsBetween(typed, word, 2)).toBe(slips);
});

test('the nearest words come first, and short ones have no slips', async () => {
  expect(await meantBy('tomatto', ['potato', 'tomato', 'tomatoes'], new Turns(1_000))).toEqual(['tomato', 'tomatoes']);
  expect(await meantBy('egg', ['eg', 'leg'], new Turns(1_000))).toEqual([]);
});

test('what has no spaces is searched by pairs of characters', () => {
  expect([keyWords('鶏肉', 'ja'), keyWords('卵', 'ja')]).toEqual([['鶏肉'], ['卵']]);
});
