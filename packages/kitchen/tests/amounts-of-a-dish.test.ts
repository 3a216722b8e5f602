import { describe, expect, test } from 'vitest';
import type { Locale } from '../../../contract/shell/locales.ts';
import type { Wish } from '../../../contract/kitchen/wishes.ts';
import { cookOnce } from '../src/check/cook-once.ts';
import { foodTree } from '../src/foods/lexicon.ts';
import { cooked } from './cooked.ts';

/** How much of a food is in the recipe, in its own units. */
const amountIn = async (description: string, language: Locale, food: string) => {
  const { plan } = await cooked({ description, language });
  return plan.ingredients.reduce((sum, one) => sum + (foodTree().lineage(one.food).has(food) ? (one.amount ?? 0) : 0), 0);
};

describe('a dish that is named may have other amounts from the first', () => {
  test.each<[Locale, string, string, string, 'less' | 'more']>([
    ['en', 'banana bread', 'banana bread but less sweet', 'sugar', 'less'],
    ['en', 'banana bread', 'banana bread with less sugar', 'sugar', 'less'],
    ['en', 'chilli con carne', 'chilli con carne with extra beans', 'bean', 'more'],
    ['en', 'lasagne', 'lasagne but double the sauce, last one was really dry', 'tomato', 'more'],
    ['de', 'Apfelkuchen', 'Apfelkuchen mit wenig Zucker', 'sugar', 'less'],
    ['fr', 'tiramisu', 'tiramisu peu sucré', 'sugar', 'less'],
    ['es', 'arroz con leche', 'arroz con leche con poco azúcar', 'sugar', 'less'],
    ['ja', 'プリン', 'プリン 甘さ控えめ', 'sugar', 'less'],
    ['zh-Hans', '红烧肉', '红烧肉少糖', 'sugar', 'less'],
    ['ar', 'بسبوسة', 'بسبوسة قليلة السكر', 'sugar', 'less'],
    ['he', 'עוגת שוקולד', 'עוגת שוקולד פחות מתוקה', 'sugar', 'less'],
    ['hi', 'गाजर का हलवा', 'गाजर का हलवा कम मीठा', 'sugar', 'less'],
  ])('%s: %s, %s', async (language, dish, changed, food, change) => {
    const [usual, now] = [await amountIn(dish, language, food), await amountIn(changed, language, food)];
    expect(Math.sign(now - usual)).toBe(change === 'less' ? -1 : 1);
    expect(now).toBeGreaterThan(0);
  });

  test('the recipe says what is more or less than usual', async () => {
    const { plan } = await cooked({ description: 'banana bread but less sweet' });
    expect(plan.remarks).toContainEqual(expect.objectContaining({ id: 'Less {foods} than usual.' }));
  });

  test.each<[Locale, string]>([
    ['en', 'pad thai less peanuts, my son swells up'],
    ['en', 'Almond tart, my little girl balloons up from almonds'],
    ['es', 'Pesto. Los piñones por poco se llevan a mi padre'],
    ['fr', 'satay, plein de cacahuètes et mon frère est rentré'],
    ['ja', '担々麺、ピーナッツ少なめで弟が運ばれた'],
    ['ja', '担々麺、弟はピーナッツの匂いだけでだめ'],
    ['ja', '茶碗蒸し、父は卵を受けつけないから'],
    ['en', 'chicken satay, peanuts and my son came out all red'],
    ['he', 'פאד תאי, אי אפשר לתת לו בוטנים'],
    ['ar', 'باد تاي، ابني ما ينفع معه الفول السوداني'],
    ['hi', 'पैड थाई, मूंगफली से बेटे को कुछ हो सकता है'],
  ])('a story about a person is asked about all the same, or its food is left out: %s, %s', async (language, description) => {
    const outcome = await cookOnce({ description, language });
    const foods = outcome.type === 'recipe' ? outcome.plan.ingredients.flatMap(({ food }) => [...foodTree().insides(food)]) : [];
    expect(foods.filter((food) => ['peanut', 'almond', 'pine-nut', 'hen-egg'].includes(food))).toEqual([]);
  });

  test('what was excluded in the form stays excluded', async () => {
    const { plan } = await cooked({ description: 'banana bread with more walnuts', wishes: [{ kind: 'allergy', id: 'nut' }] });
    expect(plan.ingredients.some(({ food }) => foodTree().lineage(food).has('nut'))).toBe(false);
    const bread = await cooked({ description: 'pancakes with less sugar', wishes: [{ kind: 'without', id: 'sugar' }] });
    expect(bread.plan.ingredients.some(({ food }) => foodTree().lineage(food).has('sugar'))).toBe(false);
  });

  test('an allergy of the profile stays, and so does the change', async () => {
    const { plan } = await cooked({ description: 'banana bread but less sweet', profile: [{ kind: 'allergy', id: 'nut' }] });
    expect(plan.ingredients.some(({ food }) => foodTree().lineage(food).has('nut'))).toBe(false);
    expect(plan.remarks).toContainEqual(expect.objectContaining({ id: 'Less {foods} than usual.' }));
  });

  test.each<[string, Wish, string]>([
    ['chilli con carne with extra cheese', { kind: 'diet', id: 'dairy_free' }, 'cheese'],
    ['chilli con carne with extra bacon', { kind: 'diet', id: 'halal' }, 'pork'],
    ['vegetable soup with more ham', { kind: 'diet', id: 'vegetarian' }, 'meat'],
    ['chilli con carne with extra bacon', { kind: 'without', id: 'pork' }, 'pork'],
  ])('nothing is added that a wish excludes: %s', async (description, wish, kind) => {
    const { plan } = await cooked({ description, profile: [wish] });
    expect(plan.ingredients.filter(({ food }) => foodTree().insides(food).has(kind) && !/vegan|beef/.test(food))).toEqual([]);
  });

  test('less salt for a person is more than less salt', async () => {
    const { plan } = await cooked({ description: 'low sodium chicken soup' });
    expect(plan.remarks[0]?.id).toMatch(/^This kitchen cannot/);
  });
});

describe('what is left out is not replaced by what nobody asked for', () => {
  test.each<[Locale, string, string]>([
    ['es', 'tortilla de patatas sin cebolla', 'fennel'],
    ['ja', '親子丼 玉ねぎなし', 'fennel'],
    ['hi', 'पनीर बटर मसाला बिना प्याज लहसुन', 'fennel'],
    ['en', 'chilli con carne, no rice', 'quinoa'],
    ['zh-Hans', '番茄炒蛋 不放糖', 'sweetener'],
  ])('%s: %s has no %s', async (language, description, other) => {
    const { plan } = await cooked({ description, language });
    expect(plan.ingredients.filter(({ food }) => foodTree().lineage(food).has(other))).toEqual([]);
  });

  test('but what holds a dish together is', async () => {
    const { plan } = await cooked({ description: 'garlic bread without butter' });
    expect(plan.ingredients.some(({ was }) => was === 'unsalted-butter' || was === 'salted-butter')).toBe(true);
  });

  test.each<[Locale, string, string]>([
    ['fr', 'quiche lorraine sans lardons', 'bacon'],
    ['en', 'quiche lorraine without back bacon', 'bacon'],
    ['ja', 'カレーライス ルーなしで', 'japanese-curry-roux'],
    ['en', 'thai green curry without red chillies', 'chilli'],
  ])('%s: "%s" leaves out what stands for it', async (language, description, kind) => {
    const outcome = await cookOnce({ description, language });
    const foods = outcome.type === 'recipe' ? outcome.plan.ingredients.map(({ food }) => food) : [];
    expect(foods.filter((food) => foodTree().lineage(food).has(kind) && !/turkey|vegan|vegetarian|beef/.test(food))).toEqual([]);
  });
});
