import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, signInSomebody, type TestApp, type TestViewer } from '../../support/server/app.ts';
import { addDish } from '../../support/server/dishes.ts';

// What people type into the search of their cookbook.
let server: TestApp;
let reader: TestViewer;
const shelf = [
  'Lentil soup', 'Prawn linguine', 'Brownies', 'Carrot and ginger soup', 'Stuffed courgettes', 'Aubergine parmigiana', 'Oyakodon', 'Spaghetti carbonara', 'Miso soup', 'Pad thai', 'Roast chicken',
]; // prettier-ignore
beforeAll(async () => {
  server = await buildTestApp();
  reader = await signInSomebody(server);
  for (const title of shelf) await addDish(server, reader, title);
});
afterAll(() => server.close());

/** The titles of the dishes as the kitchen calls them in English. */
const hits = async (q: string, language: string) => {
  const headers = { cookie: `${reader.headers.cookie}; language=${language}` };
  const page = (await server.app.inject({ url: '/api/recipes', query: { q }, headers })).json().payload;
  const rows = await server.db.selectFrom('recipes').select(['guid', 'plan']).where('company_guid', '=', reader.companyGuid).execute();
  const titleOf = new Map(rows.map(({ guid, plan }) => [guid, plan?.title.key]));
  return { titles: page.items.map(({ guid }: { guid: string }) => titleOf.get(guid)), meant: page.meant };
};

test.each([
  // Words that say nothing.
  ['soup with lentils', 'en', 'Lentil soup'],
  ['pasta and prawns', 'en', 'Prawn linguine'],
  ['the brownies', 'en', 'Brownies'],
  ['recipe with carrots', 'en', 'Carrot and ginger soup'],
  ['Suppe mit Linsen', 'de', 'Lentil soup'],
  ['pâtes aux crevettes', 'fr', 'Prawn linguine'],
  ['sopa de lentejas', 'es', 'Lentil soup'],
  // Kinds, cuisines and diets.
  ['soups', 'en', 'Miso soup'],
  ['Suppe', 'de', 'Lentil soup'],
  ['italian', 'en', 'Spaghetti carbonara'],
  ['cocina italiana', 'es', 'Spaghetti carbonara'],
  ['vegetarian soup', 'en', 'Lentil soup'],
  // Other names of foods.
  ['shrimp', 'en', 'Prawn linguine'],
  ['zucchini', 'en', 'Stuffed courgettes'],
  ['eggplant', 'en', 'Aubergine parmigiana'],
  ['seafood', 'en', 'Prawn linguine'],
  ['Karotten', 'de', 'Carrot and ginger soup'],
  ['camarones', 'es', 'Prawn linguine'],
  // Kinds of foods, with an article or without.
  ['עוף', 'he', 'Roast chicken'],
  ['鶏肉', 'ja', 'Oyakodon'],
  ['鸡肉', 'zh-Hans', 'Roast chicken'],
  ['الدجاج', 'ar', 'Roast chicken'],
  ['دجاج', 'ar', 'Roast chicken'],
  ['चिकन', 'hi', 'Roast chicken'],
  ['エビ', 'ja', 'Prawn linguine'],
  ['えび', 'ja', 'Prawn linguine'],
  ['ナス', 'ja', 'Aubergine parmigiana'],
  ['みそ汁', 'ja', 'Miso soup'],
])('%s in %s finds %s', async (q, language, title) => {
  expect((await hits(q, language)).titles).toContain(title);
});

test.each([
  ['padthai', 'en', 'Pad thai'],
  ['egg plant parmigiana', 'en', 'Aubergine parmigiana'],
  ['zuchinni', 'en', 'Stuffed courgettes'],
  ['shrmip', 'en', 'Prawn linguine'],
  ['Linsensupe', 'de', 'Lentil soup'],
  ['カルボナラ', 'ja', 'Spaghetti carbonara'],
  ['親子井', 'ja', 'Oyakodon'],
  ['布郎尼', 'zh-Hans', 'Brownies'],
  ['langostinoss', 'es', 'Prawn linguine'],
  ['brauwnies', 'fr', 'Brownies'],
])('%s in %s is taken for %s', async (q, language, title) => {
  expect((await hits(q, language)).titles).toContain(title);
});

test('what is searched for beside something unknown is found, and said to be all that was looked for', async () => {
  expect(await hits('brownies xqzwv', 'en')).toEqual({ titles: ['Brownies'], meant: ['brownies'] });
});

test('where nothing is found nothing is said to be meant', async () => {
  expect(await hits('mango brownies', 'en')).toEqual({ titles: [], meant: undefined });
});
