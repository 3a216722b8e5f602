import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { recipesExportPath } from '../../../contract/account/export-path.ts';
import { newGuid } from '../../../server/db/guid.ts';
import { buildTestApp, envelopeOf, signInSomebody, type TestApp, type TestViewer } from '../../support/server/app.ts';
import { impersonating, inBrowser } from '../../support/server/impersonations.ts';
import { recipesOf, reportOf, sendRecipes, smallPhoto } from '../../support/server/import.ts';
import { addRecipe as addWithPhoto } from '../../support/server/personal-data.ts';
import { addRecipe } from '../../support/server/recipes.ts';
import { plainBody } from '../../support/server/scripted-cook.ts';

let server: TestApp;
let viewer: TestViewer;
let picture: Buffer;
beforeAll(async () => {
  server = await buildTestApp({ env: { MOST_RECIPES: '6' } });
  picture = await smallPhoto();
});
beforeEach(async () => {
  viewer = await signInSomebody(server);
});
afterAll(() => server.close());

const take = async (bytes: Uint8Array, who = viewer) => reportOf(await sendRecipes(server, who, bytes));
const stored = (who = viewer) => recipesOf(server, who);
const soup = {
  ...plainBody,
  title: 'Lentil soup',
  summary: 'Red lentils with eggs.',
  servings: 3,
  prepMinutes: 10,
  cookMinutes: 95,
  cuisine: 'Turkish',
  ingredients: [
    { amount: 1.5, unit: 'cup' as const, item: 'red lentils', note: 'rinsed', scales: true, replaces: null },
    { amount: 2, unit: null, item: 'egg', plural: 'eggs', note: null, scales: true, replaces: null },
    { amount: null, unit: null, item: 'salt', note: null, scales: false, replaces: null },
  ],
  steps: [
    {
      text: 'Boil the lentils at 100 °C.',
      template: 'Boil ⟨0:the lentil|the lentils⟩ at ⟨C:100⟩.',
      minutes: 95,
      uses: [0],
      time: 'waiting' as const,
    },
    { text: 'Add the eggs.', minutes: null, uses: [1] },
  ],
};

describe('our own ZIP', () => {
  test('brings its collections, in their order, also those without a recipe; of those that are there none comes twice', async () => {
    const { browser, viewer: owner } = await inBrowser(server);
    const { recipe } = await addWithPhoto(server, owner);
    await server.db
      .updateTable('recipes')
      .set({
        body: JSON.stringify(soup),
        cooked_by: JSON.stringify({ kind: 'built-in', model: null, promptVersion: null, isImprovised: false }),
      })
      .where('guid', '=', recipe)
      .execute();
    const made = { zebra: newGuid(), guests: newGuid(), empty: newGuid() };
    for (const [name, guid] of Object.entries(made)) await browser.post(`/api/companies/${owner.companyUri}/collections`, { guid, name });
    for (const guid of [made.zebra, made.guests]) await browser.post('/api/recipes/changes', { guids: [recipe], change: { add_to: guid } });
    await browser.post('/api/account/exports', { current_password: '' });
    const headers = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
    const { rawPayload: file } = await browser.get(recipesExportPath, { headers });

    const post = (name: string) =>
      server.app.inject({
        method: 'POST',
        url: `/api/companies/${viewer.companyUri}/collections`,
        headers: viewer.headers,
        payload: { guid: newGuid(), name },
      });
    await post('GUESTS');
    expect(await take(file)).toMatchObject({ lines: [{ name: 'Lentil soup', reason: null, remarks: [] }], rest: 0 });
    const rows = await server.db
      .selectFrom('collections')
      .select(['guid', 'name'])
      .where('company_guid', '=', viewer.companyGuid)
      .orderBy('place')
      .execute();
    expect(rows.map(({ name }) => name)).toEqual(['GUESTS', 'zebra', 'empty']);
    const [taken] = await stored();
    expect(taken?.collections.toSorted()).toEqual(
      rows
        .slice(0, 2)
        .map(({ guid }) => guid)
        .toSorted(),
    );
  });

  test('comes back as it was: words, amounts, units, steps, times, servings, tags and photo, and is taken once', async () => {
    const { browser, viewer: owner } = await inBrowser(server);
    const { recipe, photo } = await addWithPhoto(server, owner);
    await server.db
      .updateTable('recipes')
      .set({
        body: JSON.stringify(soup),
        tags: JSON.stringify(['winter']),
        cooked_by: JSON.stringify({ kind: 'built-in', model: null, promptVersion: null, isImprovised: false }),
      })
      .where('guid', '=', recipe)
      .execute();
    await browser.post('/api/account/exports', { current_password: '' });
    const headers = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
    const { rawPayload: file } = await browser.get(recipesExportPath, { headers });

    expect(await take(file, owner)).toMatchObject({
      lines: [{ name: 'Lentil soup', reason: 'duplicate', recipe: { guid: recipe, companyUri: owner.companyUri } }],
      rest: 0,
    });
    await server.db.updateTable('recipes').set({ trashed_at: server.clock.now() }).where('guid', '=', recipe).execute();

    const { lines } = await take(file, owner);
    const [back] = await stored(owner);
    expect(lines).toEqual([{ name: 'Lentil soup', reason: null, recipe: { guid: back?.guid, companyUri: owner.companyUri }, remarks: [] }]);
    const { title, servings, prepMinutes, cookMinutes, cuisine, summary, ingredients, steps } = soup;
    expect(back).toMatchObject({
      body: { title, servings, prepMinutes, cookMinutes, cuisine, summary, ingredients, steps, allergens: ['eggs'] },
      tags: ['winter'],
      cooked_by: { kind: 'imported', origin: 'AnyDish' },
      plan: null,
    });
    const bytes = await server.db
      .selectFrom('photos')
      .select(['guid', 'width', 'user_guid'])
      .where('guid', 'in', [photo, String(back?.photo_guid)])
      .execute();
    expect(bytes).toHaveLength(2);
    expect(new Set(bytes.map(({ width, user_guid }) => `${width} ${user_guid}`)).size).toBe(1);
    expect((await take(file, owner)).lines[0]?.reason).toBe('duplicate');
  });

  test('is labelled by its words, whatever its file claims', async () => {
    const claim = {
      '@type': 'Recipe',
      identifier: '-',
      name: 'Cake',
      recipeYield: '2',
      'anydish:ingredients': [{ amount: 100, unit: 'g', item: 'peanuts', note: null, scales: true, replaces: null, food: 'rice' }],
      'anydish:steps': [{ template: 'Nothing but rice.' }],
      'anydish:allergens': [],
      'anydish:labels': ['vegan', 'nut_free', 'halal'],
      'anydish:wishes': [{ kind: 'without', id: 'peanut', label: 'no peanuts', source: 'form' }],
      recipeInstructions: ['Serve the peanuts with milk.'],
      suitableForDiet: ['https://schema.org/VeganDiet'],
    };
    const { lines } = await take(Buffer.from(JSON.stringify(claim)));
    expect(lines).toMatchObject([{ reason: null, remarks: ['wishes'] }]);
    const [{ body } = { body: null }] = await stored();
    expect(body?.allergens).toEqual(['peanuts', 'milk']);
    expect(body?.diets).not.toContain('vegan');
    expect(body?.labels).not.toContain('nut_free');
    expect(body).not.toHaveProperty('wishes');
    expect(body?.steps[0]).not.toHaveProperty('template');
    expect(body?.ingredients[0]?.food).not.toBe('rice');
  });
});

const linked = (name: string) => ({
  '@type': 'Recipe',
  name,
  author: { name: 'Grandma' },
  recipeYield: ['4', '4 servings'],
  recipeIngredient: ['1 cup rice', '2 cups water'],
  recipeInstructions: {
    '@type': 'HowToSection',
    name: 'Pot',
    itemListElement: [{ '@type': 'HowToStep', text: 'Boil.' }, { text: 'Wait.' }],
  },
  image: ['https://elsewhere.example/photo.jpg'],
});

test.each([
  ['one', linked('Rice'), ['Rice']],
  ['a list', [linked('Rice'), linked('More rice')], ['Rice', 'More rice']],
  ['a graph', { '@context': 'https://schema.org', '@graph': [{ '@type': 'WebPage' }, linked('Rice')] }, ['Rice']],
])('linked data of a page is taken: %s', async (_what, value, names) => {
  const { lines } = await take(Buffer.from(`\uFEFF${JSON.stringify(value)}`));
  expect(lines.map(({ name, reason, remarks }) => [name, reason, remarks])).toEqual(names.map((name) => [name, null, ['photo']]));
  const [row] = await stored();
  expect(row).toMatchObject({
    body: {
      servings: 4,
      ingredients: [{ amount: 1, unit: 'cup', item: 'rice' }, { amount: 2 }],
      steps: [{ text: 'Pot: Boil.' }, { text: 'Wait.' }],
    },
    cooked_by: { origin: 'Grandma' },
  });
});

test('what its taker avoids is said of it, and it is taken all the same', async () => {
  await server.db
    .insertInto('diet_profiles')
    .values({ user_guid: viewer.userGuid, wishes: JSON.stringify([{ kind: 'allergy', id: 'peanut' }]), updated_at: 0 })
    .execute();
  await take(Buffer.from(JSON.stringify({ ...linked('Nuts'), recipeIngredient: ['1 cup peanuts'] })));
  const [row] = await stored();
  expect(row?.body.broken).toMatchObject([{ item: 'peanuts', wish: { kind: 'allergy', id: 'peanut' } }]);
});

test('no more is taken than somebody may keep, and what did not fit is named', async () => {
  for (let count = 0; count < 4; count += 1) await addRecipe(server, viewer);
  const { lines } = await take(Buffer.from(JSON.stringify(['a', 'b', 'c', 'd'].map(linked))));
  expect(lines.map(({ name, reason }) => [name, reason])).toEqual([
    ['a', null],
    ['b', null],
    ['c', 'noRoom'],
    ['d', 'noRoom'],
  ]);
  expect(await stored()).toHaveLength(6);
});

test('is for owners alone, with a file', async () => {
  const { browser: staff } = await impersonating(server);
  const form = { cookie: `session=${staff.cookies.get('session')}` };
  expect((await sendRecipes(server, { ...viewer, headers: form }, picture)).statusCode).toBe(403);
  expect((await sendRecipes(server, { ...viewer, headers: { cookie: '' } }, picture)).statusCode).toBe(401);
  expect(envelopeOf(await sendRecipes(server, viewer, picture, { field: 'photo' })).payload).toEqual({ file: 'Please choose a file.' });
});
