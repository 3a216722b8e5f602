import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rawPaths } from '../../../contract/kitchen/kitchen-endpoints.ts';
import type { Recipe } from '../../../contract/recipes/recipe.ts';
import { allDishes } from '@anydish/kitchen/dishes';
import { planOf } from '@anydish/kitchen/plan';
import { writeRecipe } from '@anydish/kitchen/write';
import { fromDuration, fromLine, fromSchemaOrg, lossOf } from '../../../server/recipes/read-schema-org.ts';
import { toDuration, toSchemaOrg } from '../../../contract/recipes/schema-org.ts';
import { buildTestApp, signInSomebody, type TestApp } from '../../support/server/app.ts';
import { kitchenClient, requestFor } from '../../support/server/kitchen-client.ts';
import { finished, plainBody, provenBody, ScriptedCook } from '../../support/server/scripted-cook.ts';

const recipeOf = (body: Recipe | typeof plainBody): Recipe => ({
  ...body,
  guid: '01890000-0000-7000-8000-000000000001',
  companyUri: 'my kitchen',
  createdAt: Date.UTC(2026, 0, 2, 3, 4, 5, 6),
  unitSystem: 'metric',
  photoGuid: '01890000-0000-7000-8000-000000000002',
  cookedBy: { kind: 'openai-compatible', model: 'taster-1', promptVersion: 3, isImprovised: false },
});

describe('there and back', () => {
  test('no dish of the kitchen loses anything', () => {
    const bodies = allDishes().map((dish) => {
      const body = writeRecipe(planOf(dish), { language: 'en', servings: dish.makes.servings, unitSystem: 'metric' });
      return provenBody(body);
    });
    expect(bodies.flatMap((body) => lossOf(recipeOf(body)).map((path) => `${body.title} ${path}`))).toEqual([]);
  });

  test('the loss is seen where there is one: a reader of the standard alone loses what it has no words for, and no more', () => {
    const swapped = {
      ...plainBody,
      ingredients: plainBody.ingredients.map((line, index) => (index === 0 ? { ...line, replaces: 'rye bread', scales: false } : line)),
    };
    const lost = lossOf(recipeOf(swapped), { standardOnly: true }).map((path) => path.replace(/\[\d+\]/g, '[]'));
    expect([...new Set(lost)].toSorted()).toEqual(
      [
        'assumptions[]',
        'checks',
        'companyUri',
        'cookedBy.kind',
        'cookedBy.model',
        'cookedBy.promptVersion',
        'ingredients[].replaces',
        'ingredients[].scales',
        'labels',
        'photoGuid',
        'steps[].uses[]',
      ].toSorted(),
    );
  });
});

test('its language goes there and comes back; one that does not say is said to be of none', () => {
  const german = recipeOf({ ...plainBody, language: 'de' });
  expect(toSchemaOrg(german, 'https://example.com')).toMatchObject({ inLanguage: 'de' });
  expect(lossOf(german)).toEqual([]);
  expect(fromSchemaOrg(toSchemaOrg(german, 'https://example.com')).language).toBe('de');
  expect(fromSchemaOrg(toSchemaOrg(recipeOf(plainBody), 'https://example.com'))).not.toHaveProperty('language');
});

test('everybody can read it', () => {
  expect(toSchemaOrg(recipeOf(plainBody), 'https://example.com')).toMatchObject({
    '@type': 'Recipe',
    name: 'Toast',
    recipeYield: '2 servings',
    prepTime: 'PT1M',
    totalTime: 'PT4M',
    recipeIngredient: ['2 slice white bread', 'butter, to taste'],
    recipeInstructions: [{ '@type': 'HowToStep', position: 1, text: 'Toast the white bread and spread the butter.', timeRequired: 'PT3M' }],
    suitableForDiet: ['https://schema.org/VegetarianDiet'],
    nutrition: { '@type': 'NutritionInformation', calories: '120 kcal' },
    url: 'https://example.com/ai/my%20kitchen/recipes/01890000-0000-7000-8000-000000000001',
  });
});

test.each([0, 1, 59, 60, 95, 1_440, 2.5])('%s minutes survive as a duration', (minutes) => {
  expect(fromDuration(toDuration(minutes))).toBe(minutes);
});

test.each([
  ['400 g spaghetti, broken', { amount: 400, unit: 'g', item: 'spaghetti', note: 'broken' }],
  ['2 onions', { amount: 2, unit: null, item: 'onions', note: null }],
  ['0.5 fl oz vanilla extract', { amount: 0.5, unit: 'fl oz', item: 'vanilla extract' }],
  ['salt', { amount: null, unit: null, item: 'salt', scales: false }],
])('"%s" is read as an ingredient', (line, expected) => {
  expect(fromLine(line)).toMatchObject(expected);
});

test('what is no recipe is refused', () => {
  expect(() => fromSchemaOrg({ '@type': 'Recipe', name: 'Nothing' })).toThrow(/Expected/);
});

describe('the download', () => {
  let server: TestApp;
  const cook = new ScriptedCook();
  beforeAll(async () => {
    server = await buildTestApp({ cook });
  });
  afterAll(() => server.close());

  test('is linked data with a name of its own', async () => {
    const viewer = await signInSomebody(server);
    const kitchen = kitchenClient(server, viewer);
    const job = await kitchen.order(requestFor('toast'));
    cook.say(finished);
    await kitchen.events(job.guid);
    const { recipeGuid } = await kitchen.job(job.guid);
    const url = kitchen.pathOf(rawPaths.schemaOrg, recipeGuid ?? '');
    const response = await kitchen.call({ url });
    expect(response.headers['content-type']).toBe('application/ld+json; charset=utf-8');
    expect(response.headers['content-disposition']).toBe('attachment; filename="toast.json"');
    // What its owner does with it stays here, and its drawing is made from its foods.
    const recipe = await kitchen.recipe(recipeGuid ?? '');
    const { shelf, version, categories, picture } = recipe;
    expect({ ...fromSchemaOrg(response.json()), shelf, version, categories, picture }).toEqual(recipe);
  });
});
