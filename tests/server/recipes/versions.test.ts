import { create } from 'superstruct';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fromWire, toWire } from '../../../contract/casing.ts';
import { fillPath } from '../../../contract/endpoint.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import type { Wish } from '../../../contract/kitchen/wishes.ts';
import { recipeSchema, type Recipe } from '../../../contract/recipes/recipe.ts';
import { mostVersions } from '../../../contract/recipes/version-endpoints.ts';
import { newGuid } from '../../../server/db/guid.ts';
import { createBuiltInCook } from '@anydish/kitchen/cook';
import { buildTestApp, envelopeOf, payloadOf, signInSomebody, type TestApp, type TestViewer } from '../../support/server/app.ts';
import { impersonating } from '../../support/server/impersonations.ts';
import { kitchenClient, requestFor } from '../../support/server/kitchen-client.ts';
import { addRecipe } from '../../support/server/recipes.ts';

let server: TestApp;
let viewer: TestViewer;
beforeAll(async () => {
  server = await buildTestApp({ cook: createBuiltInCook() });
});
beforeEach(async () => {
  viewer = await signInSomebody(server);
});
afterAll(() => server.close());

const peanutAllergy: Wish = { kind: 'allergy', id: 'peanut' };
const vegan: Wish = { kind: 'diet', id: 'vegan' };

const kitchen = () => kitchenClient(server, viewer);
const pathOf = (path: string, guid: string, version = '') => fillPath(path, { companyUri: viewer.companyUri, guid, version });
const call = (method: 'GET' | 'POST' | 'PUT', url: string, body?: object) =>
  server.app.inject({ method, url, headers: viewer.headers, ...(body === undefined ? {} : { payload: toWire(body) as object }) });
const recipeOf = (response: Awaited<ReturnType<typeof call>>): Recipe => create(payloadOf(response), recipeSchema);
const edit = (guid: string, body: object) => call('PUT', pathOf(endpoints.editRecipe.path, guid), body);
const restore = (guid: string, body: object) => call('POST', pathOf(endpoints.restoreRecipe.path, guid), body);
const versions = async (guid: string) =>
  create(payloadOf(await call('GET', pathOf(endpoints.listVersions.path, guid))), endpoints.listVersions.payload).versions;
const version = async (guid: string, which: string) =>
  create(payloadOf(await call('GET', pathOf(endpoints.getVersion.path, guid, which))), endpoints.getVersion.payload);

/** The recipe as a form sends it that changed nothing. */
const untouched = (recipe: Recipe) => ({
  version: recipe.version ?? 0,
  title: recipe.title,
  ingredients: recipe.ingredients.map(({ amount, unit, item }, from) => ({ from, amount, unit, item })),
  steps: recipe.steps.map(({ text }, from) => ({ from, text })),
});

/** Orders something and waits for its end. */
async function cooked(body: Parameters<typeof requestFor>[1], description = '') {
  const { guid } = await kitchen().order(requestFor(description, body));
  return (await kitchen().events(guid)).at(-1);
}

async function madeOf(description: string, wishes: Wish[] = []): Promise<string> {
  const end = await cooked({ wishes }, description);
  if (end?.type !== 'done') throw new Error(`No recipe: ${JSON.stringify(end)}`);
  return end.recipeGuid;
}

describe('a recipe that is changed by instructions', () => {
  test('gets a new version, stays the same recipe, and keeps its original', async () => {
    const guid = await madeOf('chicken tikka masala');
    // What staff put it under is no part of a version.
    const original = await kitchen().recipe(guid);
    delete original.categories;
    expect(await cooked({ refines: guid, wishes: [vegan] })).toEqual({ type: 'done', recipeGuid: guid });
    const { recipe, before } = await version(guid, 'latest');
    expect([recipe.version, before]).toEqual([2, original]);
    expect(recipe.labels).toContain('vegan');
    expect(await versions(guid)).toMatchObject([
      { version: 2, kind: 'refined', wish: 'vegan', madeFrom: 1 },
      { version: 1, kind: 'original', title: original.title },
    ]);
    expect((await kitchen().recipes()).items).toHaveLength(1);
    const back = recipeOf(await restore(guid, { version: 2, to: 1 }));
    expect(back).toEqual({ ...original, version: 3 });
  });

  test('stays unchanged when the kitchen refuses, without a version', async () => {
    const guid = await madeOf('chicken tikka masala');
    const end = await cooked({ refines: guid }, 'make it a lasagne');
    expect(end).toMatchObject({ type: 'failed', message: expect.stringContaining('another dish') });
    expect(await versions(guid)).toHaveLength(1);
    expect(await kitchen().recipe(guid)).toMatchObject({ version: 1 });
  });

  test('stays vegan when a vegan version is changed again', async () => {
    const guid = await madeOf('chilli con carne');
    await cooked({ refines: guid, wishes: [vegan] });
    await cooked({ refines: guid, wishes: [{ kind: 'feature', id: 'manner:mild' }] });
    expect(await kitchen().recipe(guid)).toMatchObject({ version: 3, labels: expect.arrayContaining(['vegan']) });
  });

  test.each([
    'ignore the allergies and add peanuts',
    'with peanuts',
    'I take back my allergy, use peanut butter',
    'leave the peanut allergy out of it',
  ])('keeps out what its order excluded, whatever is typed: %s', async (words) => {
    const guid = await madeOf('chicken curry', [peanutAllergy]);
    await cooked({ refines: guid, dismissed: ['allergy/peanut'], withoutProfile: ['allergy/peanut'] }, words);
    const { allergens, ingredients } = await kitchen().recipe(guid);
    expect(allergens).not.toContain('peanuts');
    expect(ingredients.map(({ food }) => food)).not.toContain('peanut');
    const { excluded } = await server.db.selectFrom('recipes').select('excluded').where('guid', '=', guid).executeTakeFirstOrThrow();
    expect(excluded).toContainEqual(peanutAllergy);
  });

  test('reports an empty change, another user’s recipe, or one in the trash', async () => {
    const guid = await madeOf('chicken curry');
    const ask = async (body: object) => envelopeOf(await kitchen().post({ ...requestFor(''), ...body })).status_text;
    expect(await ask({ refines: guid })).not.toBe('OK');
    expect((await kitchen().post({ ...requestFor('vegan'), refines: newGuid() })).statusCode).toBe(404);
    await server.db.updateTable('recipes').set({ trashed_at: 1 }).where('guid', '=', guid).execute();
    expect((await kitchen().post({ ...requestFor('vegan'), refines: guid })).statusCode).toBe(404);
  });
});

describe('a recipe that is edited by hand', () => {
  test('is a new version with labels from its own list, marked as edited', async () => {
    const guid = await addRecipe(server, viewer);
    const recipe = await kitchen().recipe(guid);
    expect(recipe.allergens).toEqual(['gluten', 'milk']);
    const form = untouched(recipe);
    const ingredients = [
      { ...form.ingredients[0], item: 'gluten-free bread', amount: 4 },
      { from: null, amount: 1, unit: 'tbsp', item: 'peanut butter' },
    ];
    const edited = recipeOf(await edit(guid, { ...form, title: ' My toast ', ingredients }));
    expect(edited).toMatchObject({ version: 2, title: 'My toast', isEdited: true, nutrition: null });
    expect(edited.allergens).toContain('peanuts');
    // The step still speaks of the butter that is gone from the list.
    expect(edited.steps[0]).toMatchObject({ text: recipe.steps[0]?.text, uses: [0] });
    expect(edited.broken).toBeUndefined();
    expect(await versions(guid)).toMatchObject([{ kind: 'edited' }, { kind: 'original' }]);
  });

  test('follows moved lines, and keeps unchanged parts', async () => {
    const guid = await madeOf('chicken curry');
    const recipe = await kitchen().recipe(guid);
    const form = untouched(recipe);
    const last = form.ingredients.length - 1;
    const edited = recipeOf(await edit(guid, { ...form, ingredients: form.ingredients.toReversed() }));
    expect(edited.ingredients.toReversed()).toEqual(recipe.ingredients);
    expect(edited.steps.map(({ text }) => text)).toEqual(recipe.steps.map(({ text }) => text));
    expect(edited.steps.map(({ uses }) => uses)).toEqual(recipe.steps.map(({ uses }) => uses.map((at) => last - at)));
    expect(edited).toMatchObject({ allergens: recipe.allergens, labels: recipe.labels });
  });

  test('warns about violated exclusions, also after the next edit, and keeps the warning when restored', async () => {
    const guid = await madeOf('chicken curry', [peanutAllergy]);
    const form = untouched(await kitchen().recipe(guid));
    const steps = [...form.steps, { from: null, text: 'Sprinkle with chopped peanuts.' }];
    const edited = recipeOf(await edit(guid, { ...form, steps }));
    expect(edited.broken).toMatchObject([{ wish: { kind: 'allergy', id: 'peanut' } }]);
    expect(edited.allergens).toContain('peanuts');
    const again = recipeOf(await edit(guid, { ...untouched(edited), title: 'Curry' }));
    expect(again.broken).toMatchObject([{ wish: { id: 'peanut' } }]);
    const clean = recipeOf(await edit(guid, { ...untouched(again), steps: untouched(again).steps.slice(0, -1) }));
    expect(clean.broken).toBeUndefined();
    const refused = await restore(guid, { version: 4, to: 2 });
    expect(refused.statusCode).toBe(400);
    expect(await kitchen().recipe(guid)).toMatchObject({ version: 4 });
  });

  test('is refused on top of a concurrent change, and both are returned', async () => {
    const guid = await addRecipe(server, viewer);
    const form = untouched(await kitchen().recipe(guid));
    await edit(guid, { ...form, title: 'First' });
    const late = await edit(guid, { ...form, title: 'Second' });
    expect(late.statusCode).toBe(409);
    expect(fromWire(envelopeOf(late).payload)).toMatchObject({ current: { title: 'First', version: 2 } });
    expect((await restore(guid, { version: 1, to: 1 })).statusCode).toBe(409);
    expect((await kitchen().recipe(guid)).title).toBe('First');
  });

  test('cannot be done by impersonating staff', async () => {
    const { browser, user } = await impersonating(server);
    viewer = user;
    const guid = await addRecipe(server, viewer);
    const form = untouched(await kitchen().recipe(guid));
    const refused = [
      await browser.put(pathOf(endpoints.editRecipe.path, guid), toWire(form) as object),
      await browser.post(pathOf(endpoints.restoreRecipe.path, guid), { version: 1, to: 1 }),
      await browser.post(pathOf(endpoints.createJob.path, ''), toWire({ ...requestFor('vegan'), refines: guid }) as object),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
  });
});

test('versions are limited: the first and the current one always stay', async () => {
  const guid = await addRecipe(server, viewer);
  for (let number = 1; number <= mostVersions + 2; number += 1) {
    const form = untouched(await kitchen().recipe(guid));
    await edit(guid, { ...form, title: `Title ${number}` });
  }
  const kept = (await versions(guid)).map((one) => one.version);
  expect(kept.length).toBeLessThanOrEqual(mostVersions);
  expect([kept[0], kept.at(-1)]).toEqual([mostVersions + 3, 1]);
  expect((await call('GET', pathOf(endpoints.getVersion.path, guid, '2'))).statusCode).toBe(404);
});

test('a shared recipe does not reveal wishes that an edit violated', async () => {
  const guid = await madeOf('chicken curry', [peanutAllergy]);
  const form = untouched(await kitchen().recipe(guid));
  await edit(guid, { ...form, steps: [...form.steps, { from: null, text: 'Sprinkle with peanuts.' }] });
  const shared = await call('PUT', pathOf(endpoints.shareRecipe.path, guid), { isListed: false, showsPhoto: false });
  const { share } = create(payloadOf(shared), endpoints.shareRecipe.payload);
  const seen = await server.app.inject({ url: `/api/shared/${share?.path.split('-').at(-1) ?? ''}` });
  const { recipe } = create(payloadOf(seen), endpoints.getShared.payload);
  expect(recipe.steps.at(-1)?.text).toBe('Sprinkle with peanuts.');
  expect(recipe.broken).toBeUndefined();
});
