import { randomUUID } from 'node:crypto';
import { create } from 'superstruct';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { toWire } from '../../../contract/casing.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import { shoppingListSchema, type ShoppingChange } from '../../../contract/recipes/shopping.ts';
import { buildTestApp, payloadOf, signInSomebody, type TestApp, type TestViewer } from '../../support/server/app.ts';
import { addRecipe } from '../../support/server/recipes.ts';

// What is typed on a shopping list.
let server: TestApp;
let viewer: TestViewer;
beforeAll(async () => {
  server = await buildTestApp();
});
beforeEach(async () => {
  viewer = await signInSomebody(server);
});
afterAll(() => server.close());

const post = (url: string, body: object) =>
  server.app.inject({ method: 'POST', url, headers: viewer.headers, payload: toWire(body) as object });
const read = async () => create(payloadOf(await post(endpoints.readShopping.path, {})), shoppingListSchema);
const send = (changes: ShoppingChange[]) => post(endpoints.changeShopping.path, { changes, sentAt: server.clock.now() });
const change = (kind: ShoppingChange['kind'], line: string, text?: string): ShoppingChange => ({
  line,
  kind,
  at: server.clock.now(),
  ...(text !== undefined && { text }),
});
const type = (text: string, line: string = randomUUID()) => send([change('added', line, text)]);
const shown = async () => (await read()).lines.map(({ text, measures, aisle }): unknown => [text, measures, aisle]);

test('a food that the kitchen knows stands in its aisle, with its amount', async () => {
  for (const text of ['Milk', '2 onions', 'Bananas', '500 g Mehl', '1 kg flour']) await type(text);
  expect(new Set(await shown())).toEqual(
    new Set([
      ['onions', [{ amount: 2, unit: null }], 'produce'],
      ['Bananas', [], 'produce'],
      ['Milk', [], 'dairy'],
      ['flour', [{ amount: 1, unit: 'kg' }], 'baking'],
      // Not in the reader's language.
      ['500 g Mehl', [], 'other'],
    ]),
  );
});

test.each(['Kitchen paper', 'milk for Anna', 'dog food', 'coconut shampoo', 'big onions, red', '3 rolls of tape'])(
  '%s stays as it was typed',
  async (text) => {
    await type(text);
    expect(await shown()).toEqual([[text, [], 'other']]);
  },
);

test('what is on the list already is added up, once however often it is sent', async () => {
  const onions = { amount: 2, unit: null, item: 'onions', food: 'onion', note: null, scales: true, replaces: null };
  const steps = [{ text: 'Cook.', minutes: 1, uses: [] }];
  const guid = await addRecipe(server, viewer, { body: { title: 'Stew', servings: 2, ingredients: [onions], steps } });
  await post(endpoints.addToShopping.path, { addKey: randomUUID(), recipes: [{ guid, servings: null }], unitSystem: 'metric' });
  const line = randomUUID();
  for (let turn = 0; turn < 2; turn += 1) await type('1 onion', line);
  expect(await shown()).toEqual([['onions', [{ amount: 3, unit: null }], 'produce']]);
  await type('Onions');
  expect(await shown(), 'of a recipe, in the words of the kitchen').toEqual([['onions', [{ amount: 3, unit: null }], 'produce']]);
});

test('what is ticked has been bought, and what was taken off again in the same breath is off', async () => {
  const [first, second] = [randomUUID(), randomUUID()];
  await type('2 onions', first);
  await send([change('added', second, '3 onions'), change('removed', second)]);
  expect(await shown()).toEqual([['onions', [{ amount: 2, unit: null }], 'produce']]);
  await send([change('ticked', first)]);
  await type('1 onion');
  expect(new Set(await shown())).toEqual(
    new Set([
      ['onions', [{ amount: 2, unit: null }], 'produce'],
      ['onion', [{ amount: 1, unit: null }], 'produce'],
    ]),
  );
});
