import { describe, expect, test } from 'vitest';
import type { RecipeBody } from '../../../contract/recipes/recipe.ts';
import { locales, type Locale } from '../../../contract/shell/locales.ts';
import type { Wish } from '../../../contract/kitchen/wishes.ts';
import { allDishes } from '@anydish/kitchen/dishes';
import { plainPlan } from '@anydish/kitchen/plan';
import { mentionedBesides, factsOf, textsSaidIn } from '@anydish/kitchen/prove';
import { writeRecipe } from '@anydish/kitchen/write';
import { readLine } from '../../../server/recipes/import/read-line.ts';
import { judged } from '../../../server/recipes/versions/judge.ts';

const peanuts: Wish = { kind: 'allergy', id: 'peanut' };

/** A recipe from elsewhere, its lines read as a paste is. */
function recipe(lines: readonly string[], more: Partial<RecipeBody> = {}, language: Locale = 'en'): RecipeBody {
  return {
    language,
    title: 'Xyz',
    summary: 'Xyz',
    cuisine: null,
    servings: 4,
    prepMinutes: null,
    cookMinutes: null,
    ingredients: lines.flatMap((line) => readLine(line) ?? []),
    steps: [{ text: 'Xyz.', minutes: null, uses: [] }],
    allergens: [],
    diets: [],
    nutrition: null,
    assumptions: [],
    ...more,
  };
}

const judge = (body: RecipeBody, wishes: readonly Wish[] = []) => judged(body, body, 'imported', wishes);

describe('what a recipe from elsewhere says beside its ingredients is evidence', () => {
  test('in brackets and behind a comma', () => {
    const { allergens, labels, broken } = judge(
      recipe(['300 g rice', '100 g spinach (with feta and walnuts)', '1 tbsp oil, peanut or sesame']),
      [peanuts],
    );
    expect(allergens).toEqual(['peanuts', 'milk', 'nuts', 'sesame']);
    expect(labels).not.toEqual(expect.arrayContaining(['vegan']));
    expect(labels).not.toEqual(expect.arrayContaining(['dairy_free']));
    expect(labels).not.toEqual(expect.arrayContaining(['nut_free']));
    expect(broken?.map(({ wish }) => wish.id)).toContain('peanut');
  });

  const step = (text: string) => [{ text, minutes: null, uses: [] }];
  const rice = readLine('300 g rice');
  if (rice === null) throw new Error('Rice was not read.');

  test.each([
    ['a note', { ingredients: [{ ...rice, note: 'peanut oil works best' }] }],
    ['a note with marks', { ingredients: [{ ...rice, note: 'plain', noteTemplate: 'with ⟨0:rice|peanuts⟩' }] }],
    ['the plural of an ingredient', { ingredients: [{ ...rice, plural: 'peanuts' }] }],
    ['the summary', { summary: 'In a rich peanut sauce.' }],
    ['the title', { title: 'Peanut noodles' }],
    ['a step', { steps: step('Scatter with peanuts.') }],
    ['a step that also denies it', { steps: step('No peanuts for children. Scatter the rest with peanuts.') }],
    ['an assumption', { assumptions: ['Crushed peanuts go on top.'] }],
    ['what the allergens of a file say', { assumptions: ['Allergens: peanuts.'] }],
    ['the cuisine', { cuisine: 'Peanut kitchen' }],
    ['a field that nobody knows', { advice: [{ words: 'Peanut butter is good with it.' }] }],
  ] satisfies [string, object][])('%s', (_, more) => {
    const { allergens, labels, broken } = judge({ ...recipe(['300 g rice']), ...more }, [peanuts]);
    expect(allergens).toContain('peanuts');
    expect(labels).not.toContain('nut_free');
    expect(broken?.length).toBeGreaterThan(0);
  });

  test.each([
    'Without peanuts.',
    'Leave out the peanuts.',
    'Use sunflower seeds instead of peanuts.',
    'Fine with a peanut allergy.',
    'Peanut-free.',
  ])('but not what is denied: %s', (summary) => {
    const { allergens, broken } = judge(recipe(['300 g rice'], { summary }), [peanuts]);
    expect([allergens, broken]).toEqual([[], undefined]);
  });

  test('and a kind of what is listed is more than what is listed', () => {
    expect(judge(recipe(['1 tbsp oil', '300 g flour'], { summary: 'Rye flour and sesame oil do as well.' })).allergens).toEqual([
      'gluten',
      'sesame',
    ]);
  });
});

describe('kinds of foods', () => {
  test.each([
    ['en', 'flour', ['gluten'], []],
    ['de', 'Mehl', ['gluten'], []],
    ['fr', 'farine', ['gluten'], []],
    ['es', 'harina', ['gluten'], []],
    ['pt-BR', 'farinha', ['gluten'], []],
    ['he', 'קמח', ['gluten'], []],
    ['ar', 'دقيق', ['gluten'], []],
    ['hi', 'आटा', ['gluten'], []],
    ['zh-Hans', '面粉', ['gluten'], []],
    ['ja', '小麦粉', ['gluten'], []],
    ['en', 'rice flour', [], []],
    ['en', 'bread', ['gluten'], ['eggs', 'soy', 'milk', 'sesame']],
    ['en', 'pasta', ['gluten'], ['eggs']],
    ['en', 'noodles', ['gluten'], ['eggs']],
    ['en', 'vinegar', [], ['gluten', 'sulphites']],
    ['en', 'jam', [], ['sulphites']],
    ['en', 'tofu', ['soy'], []],
    ['en', 'oil', [], ['peanuts', 'soy', 'nuts', 'mustard', 'sesame']],
    ['de', 'Speck', [], ['gluten', 'soy', 'milk', 'sulphites']],
    ['de', 'Äpfel', [], []],
  ] satisfies [Locale, string, string[], string[]][])('%s: %s holds what it usually holds', (language, word, contains, depends) => {
    const { allergens, checks } = judge(recipe([word], {}, language));
    expect([allergens, checks?.flatMap((check) => check.for) ?? []]).toEqual([contains, depends]);
  });

  test('flour, sugar and apples break no peanut allergy, and are not free of gluten', () => {
    const { allergens, labels, checks, broken } = judge(recipe(['250 g Mehl', '100 g Zucker', '3 Äpfel'], {}, 'de'), [peanuts]);
    expect([allergens, checks, broken]).toEqual([['gluten'], [], undefined]);
    expect(labels).not.toContain('gluten_free');
  });

  test.each([
    ['stock', 'celery'],
    ['sausage', 'milk'],
    ['nuts', 'walnut'],
    ['vegetables', 'carrot'],
    ['oil', 'peanut'],
  ])('%s may be of what somebody is allergic to: %s', (item, id) => {
    expect(judge(recipe([item]), [{ kind: 'allergy', id }]).broken?.length).toBe(1);
  });
});

describe('words of the kitchen that are foods elsewhere', () => {
  test.each([
    ['fr', 'Verser dans un moule beurré et fariné, puis démouler.', 'molluscs'],
    ['fr', 'Répartir dans les moules à muffins.', 'molluscs'],
    ['en', 'Char the peppers, fish out the bay leaf and pulse in a food processor. Roll walnut-sized pieces.', 'fish'],
    ['en', 'Roll into balls the size of a walnut.', 'nuts'],
    ['de', 'Walnussgroße Kugeln formen, auf Eis kühlen.', 'nuts'],
    ['es', 'Hornear hasta que esté dorada.', 'fish'],
    ['ja', '静かに混ぜ、なめらかになるまで煮る。', 'crustaceans'],
    ['ja', 'フライパンで焼く。', 'gluten'],
    ['zh-Hans', '捏成核桃大小的球。', 'nuts'],
    ['he', 'מחממים מחבת רחבה וכבדה.', 'milk'],
    ['hi', 'हर तीखी चीज़ के साथ खाएँ।', 'milk'],
    ['ar', 'غط بورق الزبدة وافرد العجين بسمك 1 سم.', 'fish'],
  ] satisfies [Locale, string, string][])('%s: %s', (language, text, allergen) => {
    const { allergens } = judge(recipe(['300 g'], { steps: [{ text, minutes: null, uses: [] }] }, language));
    expect(allergens).not.toContain(allergen);
  });

  test.each([
    ['fr', 'Ajouter les moules.', 'molluscs'],
    ['es', 'Colocar la dorada en la fuente.', 'fish'],
    ['ja', '最後にかにを入れる。', 'crustaceans'],
    ['zh-Hans', '加入糖和牛奶。', 'milk'],
    ['en', 'Scatter with walnuts.', 'nuts'],
  ] satisfies [Locale, string, string][])('and are foods where they mean them: %s: %s', (language, text, allergen) => {
    const { allergens } = judge(recipe(['1 kg'], { steps: [{ text, minutes: null, uses: [] }] }, language));
    expect(allergens).toContain(allergen);
  });

  test.each(locales)('%s: recipes of ours lose next to no label when their words are all that is known', (language) => {
    const every = 5;
    const dishes = allDishes().filter((_, index) => index % every === 0);
    const misread = dishes.filter((dish) => {
      const plan = plainPlan(dish);
      const body = writeRecipe(plan, { language, servings: plan.makes.servings, unitSystem: 'metric' });
      const ingredients = plan.ingredients.map(({ food }) => [food]);
      const mentioned = mentionedBesides(body.title, textsSaidIn(body), ingredients, language);
      const [own, read] = [{ mentioned: [] }, mentioned].map((others) => factsOf({ ingredients, ...others, carbohydrate: null }));
      return JSON.stringify([own?.labels, own?.allergens]) !== JSON.stringify([read?.labels, read?.allergens]);
    });
    expect(misread.map(({ id }) => id).length).toBeLessThan(dishes.length * 0.1);
  });
});
