import { describe, expect, test } from 'vitest';
import type { Locale } from '../../../contract/shell/locales.ts';
import { wishKey } from '../../../contract/kitchen/wishes.ts';
import { cookOnce } from '../src/check/cook-once.ts';
import { allDishes, dishOf } from '../src/dishes/all.ts';
import { plainPlan } from '../src/finding/vary.ts';
import { foodTree } from '../src/foods/lexicon.ts';
import { methodTexts } from '../src/methods/texts.ts';
import { unfriedIn } from '../src/methods/unfried.ts';
import { soughtOf } from '../src/wishes/sought.ts';

const wishesOf = (description: string, language: Locale, dismissed: string[] = []) =>
  soughtOf({ description, diets: [], dismissed }, [], language).wishes.map(wishKey);

describe('a meat that the name does not say is left out, where most readers eat none', () => {
  test.each<[Locale, string, string]>([
    ['he', 'קרבונרה', 'without/pork'],
    ['he', 'גיוזה', 'without/pork'],
    ['ar', 'كاربونارا', 'without/pork'],
    ['ar', 'ونتون', 'without/pork'],
    ['hi', 'लसग्ना', 'without/beef'],
    ['en', 'vegetable gyoza', 'diet/vegetarian'],
    ['en', 'vegetable tempura', 'diet/vegetarian'],
    ['ja', '野菜餃子', 'diet/vegetarian'],
  ])('%s: %s', (language, words, wish) => {
    expect(wishesOf(words, language)).toContain(wish);
    // It is shown, and can be removed.
    expect(wishesOf(words, language, [wish])).not.toContain(wish);
  });

  test.each<[Locale, string]>([
    ['he', 'בטן חזיר צלויה'],
    ['he', 'שקשוקה'],
    ['hi', 'बीफ स्टेक'],
    ['de', 'Carbonara'],
    ['en', 'chicken and vegetable traybake'],
    ['en', 'ramen with vegetables'],
  ])('%s: "%s" says what it is', (language, words) => {
    expect(wishesOf(words, language).filter((wish) => /pork|beef|vegetarian/.test(wish))).toEqual([]);
  });

  test('a search in Arabic finds no pork', async () => {
    const outcome = await cookOnce({ description: 'طاجين مغربي باللحم والبرقوق', language: 'ar' });
    const foodsOf = (id: string) => (dishOf(id.split('~')[0] ?? '')?.ingredients ?? []).map(({ food }) => food);
    const isPork = (id: string) => foodsOf(id).some((food) => foodTree().verdict(food, 'pork') === 'contains');
    expect(outcome.type === 'question' ? outcome.question.suggestions.filter(({ id }) => isPork(id)) : [outcome.type]).toEqual([]);
  });
});

test.each(['dumplings', 'sweet and sour', 'quiche', 'dim sum', 'breaded cutlets', 'stuffed cabbage'])(
  '"%s" is asked about',
  async (description) => {
    expect((await cookOnce({ description })).type).toBe('question');
  },
);

test('what is fried in oil bakes with its own sentences, and all of it is used', () => {
  const baked = allDishes().flatMap((dish) => unfriedIn(plainPlan(dish), 'oven') ?? []);
  expect(baked.map(({ dish }) => dish)).toEqual(expect.arrayContaining(['chicken-schnitzel', 'karaage', 'ham-croquettes']));
  for (const plan of baked) {
    const keys = plan.steps.flatMap(({ clauses }) => clauses.map(({ key }) => key));
    const told: readonly string[] = methodTexts;
    expect(keys.some((key) => told.includes(key))).toBe(true);
    expect(keys.filter((key) => /hot oil|deep-fry/i.test(key))).toEqual([]);
  }
});
