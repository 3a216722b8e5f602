import { afterAll, beforeAll, expect, test } from 'vitest';
import { objectOf } from '../../../server/kitchen/openai/answer.ts';
import { tasks } from '../../../server/untrusted/tasks.ts';
import { buildTestApp, signInSomebody, type TestApp } from '../../support/server/app.ts';
import { paprikaOf, reportOf, sendRecipes, zipOf } from '../../support/server/import.ts';

// Texts that others wrote hold fields of any name. A field that shadows a method of every object is left out.

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const odd = { toString: 1, valueOf: 1, constructor: 1, hasOwnProperty: 1 };
const rice = { '@type': 'Recipe', name: 'Rice', recipeYield: 2, recipeIngredient: ['1 cup rice'], recipeInstructions: ['Boil it.'] };
const mealie = { slug: 'rice', name: 'Rice', recipeIngredient: [{ note: '1 cup rice' }], recipeInstructions: [{ text: 'Boil it.' }] };
const paprika = { name: 'Rice', ingredients: '1 cup rice', directions: 'Boil it.', uid: 'x', hash: 'x' };

/** A recipe of each program with one more field, and with each field replaced. */
const spoilt = (recipe: object): object[] => [
  { ...recipe, ...odd },
  ...['@id', 'url', 'image', 'author', 'publisher', 'keywords', ...Object.keys(recipe)].flatMap((name) => [
    { ...recipe, [name]: odd },
    { ...recipe, [name]: [odd, { '@type': odd, text: odd, url: odd }] },
  ]),
];

test.each([
  ['linked data', zipOf(Object.fromEntries(spoilt(rice).map((one, at) => [`${at}.json`, one])))],
  ['recipes of ours', zipOf(Object.fromEntries(spoilt({ ...rice, 'anydish:ingredients': [] }).map((one, at) => [`${at}.json`, one])))],
  ['Mealie', zipOf(Object.fromEntries(spoilt(mealie).map((one, at) => [`${at}.json`, one])))],
  ['Paprika', paprikaOf(spoilt(paprika))],
])('a file of %s with them is read, recipe by recipe', async (_, file) => {
  const response = await sendRecipes(server, await signInSomebody(server), file);
  expect(response.statusCode).toBe(200);
  expect(reportOf(response).lines.length).toBeGreaterThan(10);
});

test.each(spoilt(rice).map((recipe) => JSON.stringify(recipe)))('a page that tells machines %s is read', (recipe) => {
  const text = `<title>Rice</title><script type="application/ld+json">${recipe}</script><p>1 cup rice</p>`;
  expect(tasks.page({ address: 'https://a.example/', mediaType: 'text/html', text })).toBeTypeOf('object');
});

test('the answer of a model has none of them', () => {
  expect(objectOf(JSON.stringify({ ingredients: [{ item: 'rice', ...odd }], ...odd }))).toEqual({ ingredients: [{ item: 'rice' }] });
  expect(objectOf("{ingredients: [{'toString': 1, item: 'rice'},]}")).toEqual({ ingredients: [{ item: 'rice' }] });
});
