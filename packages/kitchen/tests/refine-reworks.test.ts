import { describe, expect, test } from 'vitest';
import { locales, type Locale } from '../../../contract/shell/locales.ts';
import type { Wish } from '../../../contract/kitchen/wishes.ts';
import { fewer } from '../src/built-in/fewer.ts';
import { thicker, thinner } from '../src/built-in/thickness.ts';
import type { CookEvent } from '../src/cook.ts';
import { allDishes } from '../src/dishes/all.ts';
import { plainPlan } from '../src/finding/vary.ts';
import { foodTree } from '../src/foods/lexicon.ts';
import { minutesOf } from '../src/finding/minutes.ts';
import { readReworks, type Rework } from '../src/reading/reworks.ts';
import { planOf, refine, saidBy } from './refining.ts';

const amountsOf = (end: CookEvent): Readonly<Record<string, number | null>> =>
  end.type === 'done' ? Object.fromEntries((end.plan?.ingredients ?? []).map(({ food, amount }) => [food, amount])) : { [saidBy(end)]: 0 };

type Words = Readonly<Record<Locale, string>>;
const said: readonly (readonly [Rework, Words])[] = [
  ['thicker', { en: 'make the sauce thicker', de: 'die Soße bitte dicker', fr: 'une sauce plus épaisse', es: 'la salsa más espesa', it: 'il sugo più denso', 'pt-BR': 'molho mais grosso', ar: 'أكثر كثافة', he: 'רוטב סמיך יותר', hi: 'ग्रेवी और गाढ़ी', ja: 'もっととろみをつけて', 'zh-Hans': '浓稠一点' }],
  ['thinner', { en: 'thinner please', de: 'bitte dünnflüssiger', fr: 'plus liquide', es: 'más líquida', it: 'più liquido', 'pt-BR': 'mais ralo', ar: 'أقل كثافة', he: 'יותר נוזלי', hi: 'थोड़ा पतला', ja: 'もっとさらっと', 'zh-Hans': '稀一点' }],
  ['fewer', { en: 'fewer ingredients', de: 'weniger Zutaten', fr: "moins d'ingrédients", es: 'menos ingredientes', it: 'meno ingredienti', 'pt-BR': 'menos ingredientes', ar: 'مكونات أقل', he: 'פחות מצרכים', hi: 'कम सामग्री में', ja: '材料を減らして', 'zh-Hans': '食材少一点' }],
  ['milder', { en: 'too spicy', de: 'zu scharf', fr: 'trop épicé', es: 'demasiado picante', it: 'troppo piccante', 'pt-BR': 'apimentado demais', ar: 'حار جدا', he: 'חריף מדי', hi: 'बहुत तीखा है', ja: '辛すぎる', 'zh-Hans': '太辣了' }],
  ['less-salty', { en: 'too salty', de: 'zu salzig', fr: 'trop salé', es: 'demasiado salado', it: 'troppo salato', 'pt-BR': 'salgado demais', ar: 'مالح جدا', he: 'מלוח מדי', hi: 'नमक ज़्यादा है', ja: 'しょっぱすぎる', 'zh-Hans': '太咸了' }],
]; // prettier-ignore

describe.each(locales)('in %s', (language) => {
  test.each(said)('%s is understood, and nothing is left over', (id, words) => {
    const read = readReworks(words[language], [language]);
    expect([words[language], read.reworks.map((one) => one.id), read.rest.replace(/[\s,.]/g, '')]).toEqual([words[language], [id], '']);
  });

  test('of a soup, thinner has more of its stock and thicker less', async () => {
    const [thick, thin] = [said[0]?.[1][language] ?? '', said[1]?.[1][language] ?? ''];
    const before = planOf('tomato-soup').ingredients.find(({ food }) => food === 'vegetable-stock')?.amount ?? 0;
    expect(amountsOf(await refine('tomato-soup', thick, language))['vegetable-stock']).toBeLessThan(before);
    expect(amountsOf(await refine('tomato-soup', thin, language))['vegetable-stock']).toBeGreaterThan(before);
  });

  test('fewer ingredients are fewer, and the dish stays', async () => {
    const words = said[2]?.[1][language] ?? '';
    const foods = Object.keys(amountsOf(await refine('chicken-curry', words, language)));
    expect(foods.length).toBeLessThan(planOf('chicken-curry').ingredients.length);
    expect(foods).toEqual(expect.arrayContaining(['chicken-thigh', 'curry-powder', 'coconut-milk']));
  });
});

test('"too spicy" brings no chilli in', async () => {
  expect(saidBy(await refine('chicken-curry', 'too spicy'))).toMatch(/nothing hot/);
  const before = planOf('chilli-con-carne').ingredients.find(({ food }) => food === 'mild-chilli-powder')?.amount ?? 0;
  expect(amountsOf(await refine('chilli-con-carne', 'too spicy'))['mild-chilli-powder']).toBeLessThan(before);
});

test('a stir-fry is bound with a starch that its wishes allow', async () => {
  const wishes: Wish[] = [{ kind: 'without', id: 'corn' }, { kind: 'diet', id: 'gluten_free' }]; // prettier-ignore
  const foods = Object.keys(amountsOf(await refine('hot-and-sour-soup', 'thicker', 'en', wishes)));
  expect(foods).not.toContain('cornflour');
});

test('what cannot be thicker, thinner or simpler is refused with its own words', async () => {
  for (const words of ['thicker', 'thinner']) expect(saidBy(await refine('boiled-eggs', words))).toMatch(/no way to change/);
});

test('an amount that is to stay is no exclusion, and an exclusion stays one', async () => {
  const doubled = amountsOf(await refine('pulled-pork', 'double the sauce but not the meat'));
  expect([doubled['pork-shoulder'], doubled['barbecue-sauce']]).toEqual([1600, 500]);
  expect(amountsOf(await refine('kung-pao-chicken', 'not the peanuts'))).not.toHaveProperty('roasted-peanut');
});

test('of every dish: thicker and thinner stay whole, and fewer keeps what makes it', () => {
  const isFree = () => true;
  const wrong: string[] = [];
  for (const dish of allDishes()) {
    const plan = plainPlan(dish);
    const before = JSON.stringify([plan.ingredients, plan.steps]);
    for (const made of [thicker(plan, isFree), thinner(plan, isFree), fewer(plan, [], isFree, null)]) {
      if (made === null) continue;
      if (JSON.stringify([made.plan.ingredients, made.plan.steps]) === before) wrong.push(`${dish.id}: nothing is changed`);
      const used = new Set(made.plan.steps.flatMap(({ clauses }) => clauses.flatMap(({ slots }) => Object.values(slots).flat().map(({ at }) => at)))); // prettier-ignore
      if (made.plan.ingredients.some((_, at) => !used.has(at))) wrong.push(`${dish.id}: bought and not used`);
      const kept = made.plan.ingredients.map(({ food }) => food);
      if (plan.ingredients.some(({ food, part }) => part === 'defining' && !kept.includes(food))) wrong.push(`${dish.id}: not that dish`);
      if (minutesOf(made.plan) > minutesOf(plan) + 15) wrong.push(`${dish.id}: takes too long`);
      if (kept.some((food) => !foodTree().foods.has(food))) wrong.push(`${dish.id}: unknown food`);
    }
  }
  expect(wrong).toEqual([]);
});
