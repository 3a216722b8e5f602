import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../server/db/transaction.ts';
import { indexRecipes } from '../../../server/recipes/search/index-recipes.ts';
import { appendVersion, holdRecipe } from '../../../server/recipes/versions/append-version.ts';
import { buildTestApp, signInSomebody, type TestApp, type TestViewer } from '../../support/server/app.ts';
import { addRecipe } from '../../support/server/recipes.ts';

let server: TestApp;
let viewer: TestViewer;
beforeAll(async () => {
  server = await buildTestApp();
  viewer = await signInSomebody(server);
});
afterAll(() => server.close());

/** Indexes with something happening between the reading of recipes and the writing of their index. */
async function indexWhile(meanwhile: () => Promise<unknown>): Promise<void> {
  let isFirst = true;
  const slow = new Proxy(server.db, {
    get: (db, key) => {
      if (key !== 'transaction' || !isFirst) {
        const value: unknown = Reflect.get(db, key, db);
        return typeof value === 'function' ? value.bind(db) : value;
      }
      isFirst = false;
      const execute = async (work: Parameters<ReturnType<typeof db.transaction>['execute']>[0]) => {
        await meanwhile();
        return db.transaction().execute(work);
      };
      return () => ({ execute });
    },
  });
  await indexRecipes(slow, [viewer.companyGuid], 1);
}

const addVersion = (guid: string, diets: ('vegan' | 'vegetarian')[]) =>
  inTransaction(server.db, async (tx) => {
    const row = await holdRecipe(tx, guid);
    if (row === undefined) throw new Error('There is no such recipe.');
    const made = { kind: 'edited' as const, wish: null, madeFrom: row.version, title: row.title, plan: null, excluded: null };
    await appendVersion(tx, server.clock.now(), row, { ...made, body: { ...row.body, diets }, cookedBy: row.cooked_by });
  });

const veganRecipes = async (): Promise<string[]> => {
  const response = await server.app.inject({ url: '/api/recipes', query: { diet: 'vegan' }, headers: viewer.headers });
  return response.json().payload.items.map(({ guid }: { guid: string }) => guid);
};

test('a version that is saved while its recipe is indexed does not keep the diets of the one before', async () => {
  const guid = await addRecipe(server, viewer, { body: { title: 'Bean stew', diets: ['vegan'] } });
  await indexWhile(() => addVersion(guid, ['vegetarian']));
  expect(await veganRecipes()).not.toContain(guid);
});

test('a slow process does not write over the index of a faster one', async () => {
  const guid = await addRecipe(server, viewer, { body: { title: 'Pea soup', diets: ['vegan'] } });
  await indexWhile(async () => {
    await addVersion(guid, ['vegetarian']);
    await indexRecipes(server.db, [viewer.companyGuid], 10);
  });
  expect(await veganRecipes()).not.toContain(guid);
  const texts = server.db.selectFrom('recipe_texts').select('words').where('recipe_guid', '=', guid).where('language', '=', 'en');
  expect((await texts.executeTakeFirstOrThrow()).words).not.toContain('vegan');
});
