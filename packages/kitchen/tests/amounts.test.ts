import { expect, test } from 'vitest';
import type { Locale } from '../../../contract/shell/locales.ts';
import { cookOnce } from '../src/check/cook-once.ts';
import { saidAmounts } from '../src/reading/amounts.ts';

/* "300 g chicken breast" is for two: a recipe has as much of its main food as the request names. */

test.each<[Locale, string, string, number | null, number | null]>([
  ['en', 'spaghetti bolognese with 500g mince', 'minced-meat', 500, null],
  ['en', 'a curry with half a kilo of chicken thighs', 'chicken-thigh', 500, null],
  ['en', 'salmon fillets, I have 2 salmon fillets', 'salmon-fillet', null, 2],
  ['de', 'Frikadellen mit einem Pfund Hack', 'minced-meat', 500, null],
  ['fr', 'lasagnes avec 400 g de viande hachée', 'minced-meat', 400, null],
  ['es', 'tortilla con medio kilo de patatas', 'potato', 500, null],
  ['it', 'polpette con mezzo chilo di macinato', 'minced-meat', 500, null],
  ['pt-BR', 'escondidinho com 500g de carne moída', 'minced-beef', 500, null],
  ['he', 'קציצות עם חצי קילו בשר טחון', 'minced-meat', 500, null],
  ['hi', 'आधा किलो चिकन', 'chicken', 500, null],
  ['ja', '鶏むね肉300gで唐揚げ', 'chicken-breast', 300, null],
  ['zh-Hans', '半斤虾', 'prawn', 250, null],
])('%s: "%s" names an amount of %s', (language, text, id, grams, pieces) => {
  const found = saidAmounts(text, language).find(({ ids }) => ids.includes(id));
  expect(found).toMatchObject({ grams, pieces });
});

test('a number of people or minutes is no amount of a food', () => {
  expect(saidAmounts('chicken curry for 4 people in 30 minutes', 'en')).toEqual([]);
  expect(saidAmounts('für 6 Gulasch', 'de')).toEqual([]);
});

const made = async (description: string, language: Locale, food: string) => {
  const outcome = await cookOnce({ description, language });
  if (outcome.type !== 'recipe') throw new Error(`No recipe for ${description}`);
  const { servings, ingredients, assumptions } = outcome.body;
  const { amount, unit } = ingredients.find((one) => one.food === food) ?? {};
  return { servings, amount, unit, says: assumptions.some((text) => text.startsWith('Made for the amount you named')) };
};

test.each<[Locale, string, string, { servings: number; amount: number; unit: string | null; says: boolean }]>([
  ['en', 'karaage from 300 g chicken thighs', 'chicken-thigh', { servings: 2, amount: 300, unit: 'g', says: true }],
  ['en', 'pulled pork, 2 kg pork shoulder', 'pork-shoulder', { servings: 10, amount: 2, unit: 'kg', says: true }],
  ['en', 'omelette with 3 eggs', 'hen-egg', { servings: 1, amount: 3, unit: null, says: true }],
  ['de', 'Frikadellen mit 500 g Hackfleisch', 'mixed-mince', { servings: 4, amount: 500, unit: 'g', says: false }],
  ['en', 'mashed potatoes from 1.5 kg potatoes', 'floury-potato', { servings: 6, amount: 1.5, unit: 'kg', says: true }],
])('%s: "%s" has that much', async (language, description, food, expected) => {
  expect(await made(description, language, food)).toEqual(expected);
});

test('who says for how many gets that many, a cake keeps its tin, and a seasoning decides nothing', async () => {
  expect((await made('chicken curry for 2 with 1 kg chicken thighs', 'en', 'chicken-thigh')).servings).toBe(2);
  expect((await made('apple pie with 600 g apples', 'en', 'apple')).servings).toBe(8);
  expect((await made('beef stew with 500 g onions', 'en', 'braising-steak')).servings).toBe(4);
});
