import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, signInSomebody, type TestApp, type TestViewer } from '../../../support/server/app.ts';
import { recipesOf, reportOf, sendRecipes, zipOf } from '../../../support/server/import.ts';

let server: TestApp;
let viewer: TestViewer;
beforeAll(async () => {
  server = await buildTestApp();
  viewer = await signInSomebody(server);
});
afterAll(() => server.close());

const rice = { '@type': 'Recipe', name: 'Rice', recipeIngredient: ['1 cup rice'], recipeInstructions: ['Boil it.'] };
/** A recipe without a title is none. */
const unusable = (count: number) => Array.from({ length: count }, () => ({ '@type': 'Recipe' }));
const send = async (recipes: readonly object[]) => reportOf(await sendRecipes(server, viewer, zipOf({ 'a.json': recipes })));

test('an import ends after 500 unusable parts, and says so', async () => {
  const { lines, rest } = await send([...unusable(2_000), rice]);
  expect(lines.map(({ reason }) => reason)).toEqual([...Array.from({ length: 500 }, () => 'noTitle'), 'tooLarge']);
  expect(rest).toBe(0);
  expect(await recipesOf(server, viewer)).toEqual([]);
});

test('with fewer of them it goes on to its end', async () => {
  const { lines } = await send(unusable(499));
  expect(lines.map(({ reason }) => reason)).toEqual(Array.from({ length: 499 }, () => 'noTitle'));
});
