import { randomUUID } from 'node:crypto';
import { create } from 'superstruct';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { toWire } from '../../../contract/casing.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import type { Ingredient } from '../../../contract/recipes/recipe.ts';
import { shoppingListSchema, type ShoppingChange } from '../../../contract/recipes/shopping.ts';
import { buildTestApp, payloadOf, signInSomebody, type TestApp, type TestViewer } from '../../support/server/app.ts';
import { addRecipe } from '../../support/server/recipes.ts';

// What a reader of a shopping list sees: items of a shop, in the reader's language and units.
let server: TestApp;
let viewer: TestViewer;
beforeAll(async () => {
  server = await buildTestApp();
});
beforeEach(async () => {
  viewer = await signInSomebody(server);
});
afterAll(() => server.close());

const post = (url: string, body: object, headers = viewer.headers) =>
  server.app.inject({ method: 'POST', url, headers, payload: toWire(body) as object });
const read = async (headers = viewer.headers) =>
  create(payloadOf(await post(endpoints.readShopping.path, {}, headers)), shoppingListSchema);
const send = (changes: ShoppingChange[]) => post(endpoints.changeShopping.path, { changes, sentAt: server.clock.now() });
const add = async (guid: string) =>
  payloadOf(await post(endpoints.addToShopping.path, { addKey: randomUUID(), recipes: [{ guid, servings: null }], unitSystem: 'metric' }));
const needs = (item: string, amount: number, unit: Ingredient['unit'], food: string | null): Ingredient => ({
  amount,
  unit,
  item,
  food,
  note: null,
  scales: true,
  replaces: null,
});
const cook = (title: string, ingredients: Ingredient[]) =>
  addRecipe(server, viewer, { body: { title, servings: 2, ingredients, steps: [{ text: 'Cook.', minutes: 1, uses: [] }] } });

test('water is never listed; lemons stand for their juice', async () => {
  const lemonade = await cook('Lemonade', [
    needs('water', 1, 'l', 'plain-water'),
    needs('Water', 1, 'l', null),
    needs('lemon juice', 90, 'ml', 'lemon-juice'),
    needs('lemon', 1, null, 'lemon'),
  ]);
  expect(await add(lemonade)).toEqual({ added: 2, atHome: [] });
  expect((await read()).lines).toMatchObject([{ food: 'lemon', text: 'lemons', measures: [{ amount: 3, unit: null }], aisle: 'produce' }]);
});

test('water that somebody typed stays on the list', async () => {
  const line = randomUUID();
  await send([{ line, kind: 'added', at: server.clock.now(), text: 'Water' }]);
  expect((await read()).lines.map(({ guid, text }) => [guid, text])).toContainEqual([line, 'Water']);
  await send([{ line, kind: 'removed', at: server.clock.now() }]);
});

test('names follow the language of the page, also of typed lines', async () => {
  const guid = await cook('Stew', [needs('carrot', 1, null, 'carrot')]);
  await add(guid);
  const typed = randomUUID();
  await send([{ line: typed, kind: 'added', at: server.clock.now(), text: 'Onions' }]);
  const inGerman = { cookie: `${viewer.headers.cookie}; language=de` };
  const german = await read(inGerman);
  expect(new Set(german.lines.map(({ text }) => text))).toEqual(new Set(['Möhre', 'Zwiebeln']));
  expect(new Set((await read()).lines.map(({ text }) => text))).toEqual(new Set(['carrot', 'Onions']));
});

test('amounts are in the owner’s units, whatever the recipe was shown in', async () => {
  const guid = await cook('Pasta', [needs('spaghetti', 400, 'g', 'spaghetti')]);
  await add(guid);
  expect((await read()).lines).toMatchObject([{ measures: [{ amount: 400, unit: 'g' }] }]);
  await server.app.inject({
    method: 'PUT',
    url: endpoints.saveCooking.path,
    headers: viewer.headers,
    payload: toWire({ servings: 2, unitSystem: 'us' }) as object,
  });
  expect(await read()).toMatchObject({ unitSystem: 'us', lines: [{ measures: [{ amount: 15, unit: 'oz' }] }] });
});
