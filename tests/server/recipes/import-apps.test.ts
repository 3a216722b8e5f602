import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, signInSomebody, type TestApp, type TestViewer } from '../../support/server/app.ts';
import { paprikaOf, recipesOf, reportOf, sendRecipes, smallPhoto, zipOf } from '../../support/server/import.ts';

let server: TestApp;
let viewer: TestViewer;
let picture: Buffer;
beforeAll(async () => {
  server = await buildTestApp();
  picture = await smallPhoto();
});
beforeEach(async () => {
  viewer = await signInSomebody(server);
});
afterAll(() => server.close());

const take = async (bytes: Uint8Array) => reportOf(await sendRecipes(server, viewer, bytes));
const stored = () => recipesOf(server, viewer);
const noteOf = async (guid: string) =>
  (await server.db.selectFrom('recipe_notes').select('text').where('recipe_guid', '=', guid).executeTakeFirst())?.text;

const mealie = {
  id: 'a', slug: 'pancakes', group_id: 'g', name: 'Pancakes &amp; syrup', description: '<p>For <b>Sunday</b></p><script>alert(1)</script>',
  recipe_yield: '6 servings', total_time: '40 minutes', prep_time: '10 minutes', perform_time: 'PT30M', rating: 4, org_url: 'https://example.com/p',
  recipe_ingredient: [
    { quantity: 1.5, unit: { name: 'cup', abbreviation: 'c' }, food: { name: 'wheat flour' }, note: 'sifted', reference_id: 'r' },
    { quantity: 1, unit: null, food: null, note: '2 eggs', disable_amount: true },
    { quantity: 1, unit: { name: 'glug' }, food: { name: 'milk' }, note: '' },
  ],
  recipe_instructions: [{ title: 'Batter', text: 'Whisk.\n\nRest.' }, { title: '', text: 'Fry.' }],
  recipe_category: [{ name: 'Breakfast', slug: 'b' }], tags: [{ name: 'Quick', slug: 'q' }],
  notes: [{ title: 'Tip', text: 'Hot pan.' }], comments: [{ text: 'Nice' }], nutrition: { calories: null },
}; // prettier-ignore

describe('Mealie', () => {
  test('an export of all recipes, with photos beside them', async () => {
    const report = await take(
      zipOf({
        'recipes/pancakes/pancakes.json': mealie,
        'recipes/pancakes/images/original.webp': picture,
        'recipes/pancakes/images/min-original.webp': picture,
      }),
    );
    const [row] = await stored();
    expect(report.lines).toEqual([
      {
        name: 'Pancakes & syrup',
        reason: null,
        recipe: { guid: row?.guid, companyUri: viewer.companyUri },
        remarks: ['rating', 'comments'],
      },
    ]);
    expect(row).toMatchObject({
      body: {
        summary: 'For Sunday',
        language: 'en',
        servings: 6,
        prepMinutes: 10,
        cookMinutes: 30,
        ingredients: [
          { amount: 1.5, unit: 'cup', item: 'wheat flour', note: 'sifted', scales: true },
          { amount: 2, unit: null, item: 'eggs', note: null },
          { amount: 1, unit: null, item: 'glug milk' },
        ],
        steps: [{ text: 'Batter: Whisk.' }, { text: 'Rest.' }, { text: 'Fry.' }],
        allergens: ['gluten', 'eggs', 'milk'],
      },
      tags: ['Quick', 'Breakfast'],
      cooked_by: { kind: 'imported', origin: 'Mealie' },
    });
    expect(row?.photo_guid).not.toBeNull();
    expect(await noteOf(row?.guid ?? '')).toBe('Tip\nHot pan.\n\nhttps://example.com/p');
  });

  test('an export of one recipe, and the camelCase and plain lines of older ones', async () => {
    const one = {
      slug: 'toast', groupId: 'g', name: 'Toast', recipeYield: 'für 2', performTime: '5 min',
      recipeIngredient: [{ note: '2 slices bread', quantity: 1, disableAmount: true }, '10 g butter'],
      recipeInstructions: [{ text: 'Toast it.' }], tags: ['a', 'b'], recipeCategory: ['c'],
    }; // prettier-ignore
    await take(zipOf({ 'toast.json': one, 'original.webp': picture }));
    const [row] = await stored();
    expect(row).toMatchObject({
      body: {
        servings: 2,
        cookMinutes: 5,
        ingredients: [
          { amount: 2, unit: 'slice', item: 'bread' },
          { amount: 10, unit: 'g', item: 'butter' },
        ],
      },
      tags: ['a', 'b', 'c'],
    });
    expect(row?.photo_guid).not.toBeNull();
  });
});

const paprika = {
  uid: 'u', name: 'Linsensuppe', servings: 'Für 4–6', prep_time: '15 Min.', cook_time: '1 Std. 10 Min.', rating: 5, difficulty: '',
  ingredients: 'Für die Suppe:\n250 g rote Linsen\n1½ TL Salz\n2 Möhren (gewürfelt)', directions: '1. Linsen waschen.\n\n2. Alles kochen.',
  notes: 'Mit Sahne.', source: 'Oma', source_url: '', categories: ['Suppen, warm'], nutritional_info: '', description: '', image_url: '',
}; // prettier-ignore

describe('Paprika', () => {
  test('an export, with the photos in it, in the language that it is written in', async () => {
    const report = await take(
      paprikaOf([
        { ...paprika, photo_data: picture.toString('base64'), photos: [{ data: picture.toString('base64') }] },
        { ...paprika, name: 'Ohne Foto' },
      ]),
    );
    expect(report.lines.map(({ name, remarks }) => [name, remarks])).toEqual([
      ['Linsensuppe', ['headings', 'photos', 'rating']],
      ['Ohne Foto', ['headings', 'rating']],
    ]);
    const rows = await stored();
    expect(rows[0]).toMatchObject({
      body: {
        language: 'de',
        servings: 4,
        prepMinutes: 15,
        cookMinutes: 70,
        ingredients: [
          { amount: 250, unit: 'g', item: 'rote Linsen' },
          { amount: 1.5, unit: 'tsp', item: 'Salz' },
          { amount: 2, unit: null, item: 'Möhren', note: 'gewürfelt' },
        ],
        steps: [{ text: 'Linsen waschen.' }, { text: 'Alles kochen.' }],
      },
      tags: ['Suppen, warm'],
      cooked_by: { kind: 'imported', origin: 'Paprika' },
    });
    expect(rows.map(({ photo_guid }) => photo_guid === null)).toEqual([false, true]);
    expect(await noteOf(rows[0]?.guid ?? '')).toBe('Mit Sahne.\n\nOma');
  });

  test('what is broken costs only itself, and says what it lacks', async () => {
    const broken = zipOf({
      'a.paprikarecipe': 'no gzip, no JSON',
      ...unzipSync(
        paprikaOf([
          { ...paprika, name: '  ' },
          { ...paprika, ingredients: '' },
          { ...paprika, directions: ' \n' },
          { ...paprika, photo_data: Buffer.from('no photo').toString('base64') },
          paprika,
        ]),
      ),
      'z.json': { some: 'settings' },
    });
    expect((await take(broken)).lines.map(({ name, reason, remarks }) => [name, reason, remarks])).toEqual([
      ['a.paprikarecipe', 'unreadable', []],
      ['Recipe 0.paprikarecipe', 'noTitle', []],
      ['Linsensuppe', 'noIngredients', []],
      ['Linsensuppe', 'noSteps', []],
      ['Linsensuppe', null, ['headings', 'rating', 'photo']],
      ['Linsensuppe', 'duplicate', []],
      ['z.json', 'noRecipe', []],
    ]);
    expect(await stored()).toHaveLength(1);
  });
});
