import { describe, expect, test } from 'vitest';
import type { Wish } from '../../../contract/kitchen/wishes.ts';
import { locales, type Locale } from '../../../contract/shell/locales.ts';
import { sauceIn } from '../src/built-in/sauce.ts';
import type { CookEvent } from '../src/cook.ts';
import { allDishes, dishOf } from '../src/dishes/all.ts';
import { fitOfEquipment } from '../src/finding/find.ts';
import { plainPlan } from '../src/finding/vary.ts';
import { foodTree } from '../src/foods/lexicon.ts';
import { foodsOf, planOf, refine, saidBy } from './refining.ts';

type Words = Readonly<Record<Locale, string>>;
const amountsOf = (end: CookEvent): Readonly<Record<string, number | null>> =>
  end.type === 'done' ? Object.fromEntries((end.plan?.ingredients ?? []).map(({ food, amount }) => [food, amount])) : { [saidBy(end)]: 0 };
const textOf = (end: CookEvent) => (end.type === 'done' ? end.body.steps.map(({ text }) => text).join(' ') : saidBy(end));

const doubled: Words = { en: 'double the sauce', de: 'doppelte Soße', fr: 'le double de sauce', es: 'el doble de salsa', 'pt-BR': 'o dobro do molho', ar: 'ضاعف الصلصة', he: 'רוטב כפול', hi: 'दोगुनी सॉस', ja: 'ソースを2倍に', 'zh-Hans': '酱汁加倍', it: 'doppia salsa' }; // prettier-ignore
const swappedCheese: Words = { en: 'swap mozzarella for feta', de: 'Feta statt Mozzarella', fr: 'remplacer la mozzarella par de la feta', es: 'cambia la mozzarella por feta', 'pt-BR': 'troca a mozzarella por feta', ar: 'فيتا بدل الموزاريلا', he: 'פטה במקום מוצרלה', hi: 'मोज़रेला की जगह फ़ेटा', ja: 'モッツァレラの代わりにフェタ', 'zh-Hans': '把马苏里拉奶酪换成菲达奶酪', it: 'feta al posto della mozzarella' }; // prettier-ignore
const oatMilk: Words = { en: 'use oat milk', de: 'mit Hafermilch', fr: "avec du lait d'avoine", es: 'con leche de avena', 'pt-BR': 'com leite de aveia', ar: 'مع حليب الشوفان', he: 'עם חלב שיבולת שועל', hi: 'ओट मिल्क के साथ', ja: 'オーツミルクを使って', 'zh-Hans': '用燕麦奶', it: "con latte d'avena" }; // prettier-ignore
const lessSweet: Words = { en: 'less sweet', de: 'weniger süß', fr: 'moins sucré', es: 'menos dulce', 'pt-BR': 'menos doce', ar: 'أقل حلاوة', he: 'פחות מתוק', hi: 'कम मीठा', ja: '甘さ控えめ', 'zh-Hans': '不要太甜', it: 'meno dolce' }; // prettier-ignore
const crisper: Words = { en: 'crispier', de: 'knuspriger', fr: 'plus croustillant', es: 'más crujiente', 'pt-BR': 'mais crocante', ar: 'أكثر قرمشة', he: 'יותר פריך', hi: 'ज़्यादा कुरकुरा', ja: 'もっとカリカリに', 'zh-Hans': '更脆', it: 'più croccante' }; // prettier-ignore

describe.each(locales)('in %s', (language) => {
  test('a sauce is all that it is made of, and the rest of the dish stays', async () => {
    const before = planOf('spaghetti-carbonara').ingredients;
    const after = amountsOf(await refine('spaghetti-carbonara', doubled[language], language));
    const pasta = before.find(({ food }) => foodTree().food(food).role === 'pasta');
    expect([after['hen-egg'], after['pecorino-romano'], after[pasta?.food ?? '']]).toEqual([
      (before.find(({ food }) => food === 'hen-egg')?.amount ?? 0) * 2,
      (before.find(({ food }) => food === 'pecorino-romano')?.amount ?? 0) * 2,
      pasta?.amount,
    ]);
  });

  test('what replaces a food takes its place', async () => {
    const foods = foodsOf(await refine('lasagne', swappedCheese[language], language));
    expect(foods).toContain('feta');
    expect(foods.filter((food) => food.includes('mozzarella'))).toEqual([]);
  });

  test('the one milk of a recipe is the one that is wished for', async () => {
    const foods = foodsOf(await refine('pancakes', oatMilk[language], language));
    expect([foods.includes('oat-milk'), foods.includes('whole-milk')]).toEqual([true, false]);
  });

  test('less sweet is less sugar', async () => {
    const sugar = 'light-brown-sugar';
    const before = planOf('banana-bread').ingredients.find(({ food }) => food === sugar)?.amount ?? 0;
    const after = amountsOf(await refine('banana-bread', lessSweet[language], language))[sugar];
    expect(after).toEqual(expect.any(Number));
    expect(Number(after)).toBeLessThan(before);
  });

  test('a comparative is never met already', async () => {
    expect(saidBy(await refine('roast-potatoes', crisper[language], language))).not.toMatch(/like that already/);
  });
});

describe('"like that already" is said with proof only', () => {
  test('not of an air fryer, over a recipe for the oven or for oil', async () => {
    const dishes = allDishes().filter(({ needs }) => needs.includes('oven') && !needs.includes('air-fryer'));
    // Those that have a method for it, and some that have none.
    for (const { id } of dishes.filter((dish, at) => at % 12 === 0 || fitOfEquipment(dish, 'air-fryer') === 1))
      expect([id, saidBy(await refine(id, 'make it in the air fryer'))]).not.toEqual([id, expect.stringMatching(/like that already/)]);
  });

  test('but of what the list proves', async () => {
    expect(saidBy(await refine('shiro', 'vegan'))).toMatch(/like that already/);
    expect(saidBy(await refine('pancakes', 'with milk'))).toMatch(/like that already/);
  });
});

describe('a swap brings its own method', () => {
  const times = (end: CookEvent) => (end.type === 'done' ? (end.body.cookMinutes ?? 0) : saidBy(end));

  test('chicken does not simmer as long as lamb, and is cooked through', async () => {
    const end = await refine('lamb-korma', 'use chicken instead of lamb');
    expect(times(end)).toBeLessThan(75);
    expect(textOf(end)).toMatch(/74 °C/);
    expect(textOf(end)).not.toMatch(/very tender/);
  });

  test('chickpeas are neither cut nor browned nor fried until done', async () => {
    for (const id of ['lamb-tagine-with-apricots', 'beef-stew', 'chicken-curry', 'lamb-korma', 'beef-stroganoff']) {
      if (dishOf(id) === null) continue;
      const [main = ''] = planOf(id).ingredients.flatMap(({ food }) => (['poultry', 'stewing-meat', 'meat'].includes(foodTree().food(food).role) ? [food] : [])); // prettier-ignore
      const end = await refine(id, `chickpeas instead of ${main.replaceAll('-', ' ')}`);
      expect([id, foodsOf(end).includes('tinned-chickpea')]).toEqual([id, true]);
      expect([id, textOf(end)]).not.toEqual([id, expect.stringMatching(/(?:Cut|Brown|Lift) the chickpeas/)]);
    }
  });

  test('pieces stay pieces of the same size', async () => {
    const end = await refine('chicken-curry', 'tofu instead of chicken');
    const tofu = end.type === 'done' ? end.body.ingredients.find(({ food }) => food === 'firm-tofu') : undefined;
    expect(tofu?.note).toMatch(/cut into 3 cm pieces/);
  });

  test('self-raising flour brings its own baking powder', async () => {
    const foods = foodsOf(await refine('pancakes', 'use self-raising flour'));
    expect([foods.includes('self-raising-flour'), foods.includes('baking-powder')]).toEqual([true, false]);
  });
});

describe('a change of many dishes', () => {
  const dishes = allDishes().filter((_, at) => at % 9 === 0);

  test('brings in nothing that is excluded', async () => {
    for (const { id } of dishes)
      for (const words of ['add prawns', 'use oat milk', 'cheaper', 'lighter', 'tofu instead of meat']) {
        const allergies = ['shellfish', 'soybean', 'gluten'].map((food): Wish => ({ kind: 'allergy', id: food }));
        const end = await refine(id, words, 'en', allergies);
        const broken = foodsOf(end).filter(
          (food) =>
            foodTree().foods.has(food) &&
            (['crustaceans', 'molluscs', 'soy', 'gluten'] as const).some((trait) => foodTree().verdict(food, trait) === 'contains'),
        );
        expect([id, words, broken]).toEqual([id, words, []]);
      }
  });

  test('uses each ingredient in a sentence, and names no other', async () => {
    for (const { id } of dishes)
      for (const words of ['add prawns', 'cheaper', 'double the sauce', 'add mushrooms']) {
        const end = await refine(id, words);
        if (end.type !== 'done') continue;
        const used = new Set(end.body.steps.flatMap(({ uses }) => uses));
        expect([id, words, end.body.ingredients.filter((_, at) => !used.has(at)).map(({ item }) => item)]).toEqual([id, words, []]);
      }
  });

  test('cheaper is less or cheaper food, and brings no new allergen', async () => {
    expect(foodsOf(await refine('beef-stroganoff', 'cheaper'))).not.toContain('sirloin-steak');
    for (const { id } of dishes) {
      const end = await refine(id, 'cheaper');
      if (end.type !== 'done') continue;
      const before = new Set(planOf(id).ingredients.map(({ food }) => food));
      const added = foodsOf(end).filter((food) => !before.has(food) && (['nuts', 'peanuts', 'fish', 'crustaceans', 'milk', 'gluten'] as const).some((trait) => foodTree().verdict(food, trait) === 'contains' && [...before].every((other) => foodTree().verdict(other, trait) !== 'contains'))); // prettier-ignore
      expect([id, added]).toEqual([id, []]);
    }
  });

  test('a dish without a sauce has none to double', () => {
    for (const dish of dishes) for (const at of sauceIn(plainPlan(dish))) expect(plainPlan(dish).ingredients[at]?.amount).not.toBeNull();
  });
});
