import { describe, expect, test } from 'vitest';
import type { Locale } from '../../../contract/shell/locales.ts';
import { cookOnce } from '../src/check/cook-once.ts';
import { allDishes, dishOf } from '../src/dishes/all.ts';
import { plainPlan } from '../src/finding/vary.ts';
import { foodTree } from '../src/foods/lexicon.ts';
import { methodFor } from '../src/methods/method-for.ts';
import { readRequest } from '../src/reading/read.ts';
import { writeRecipe } from '../src/writing/write-recipe.ts';
import { cooked, dishesFor } from './cooked.ts';

describe('foods that are there become a dish that is made of them', () => {
  test.each<[Locale, string, readonly string[]]>([
    ['en', 'eggs spinach feta', ['egg', 'spinach', 'feta']],
    ['en', 'potatos, cabbage, bacon', ['potato', 'cabbage', 'bacon']],
    ['en', 'chicken breast, half a jar of pesto, cherry tomatoes', ['chicken-breast', 'pesto', 'cherry-tomato']],
    ['en', 'theres literally only pasta, tuna and sweetcorn in the cupboard', ['pasta', 'tinned-tuna', 'sweetcorn']],
    ['fr', 'courgettes, oeufs, chèvre', ['courgette', 'egg', 'goats-cheese']],
    ['pt-BR', 'sobrou arroz e feijão', ['rice', 'bean']],
    ['zh-Hans', '剩米饭 火腿肠 鸡蛋', ['rice', 'egg']],
  ])('%s: %s', async (language, description, foods) => {
    const outcome = await cooked({ description, language });
    const inside = outcome.plan.ingredients.map(({ food }) => foodTree().lineage(food));
    expect(foods.filter((food) => !inside.some((kinds) => kinds.has(food)))).toEqual([]);
    // No dish that needs a shopping trip.
    expect(outcome.plan.ingredients.length).toBeLessThanOrEqual(12);
  });

  test('beans are no sprouts, tuna is no steak and peas are no pigeon peas', async () => {
    const outcomes = await Promise.all(
      ['egg fried rice with beans', 'pasta with tuna and sweetcorn', 'aloo gobi with peas'].map((description) => cookOnce({ description })),
    );
    const said = JSON.stringify(outcomes.map((one) => (one.type === 'recipe' ? one.plan.ingredients.map(({ food }) => food) : [])));
    expect(said).not.toMatch(/bean-sprout|tuna-steak|pigeon-pea/);
  });
});

describe('dishes for equipment that not everybody has', () => {
  const seldom = new Set(['air-fryer', 'slow-cooker', 'pressure-cooker', 'rice-cooker', 'microwave']);

  test('are for those who name it', async () => {
    const asked = [
      'dinner',
      'something with chicken',
      'mince, a tin of tomatoes, kidney beans',
      'quick vegetarian dinner',
      'rice and lentils',
      'soup',
    ];
    for (const description of asked) {
      const ids = await dishesFor({ description });
      expect(ids.filter((id) => dishOf(id)?.needs.some((need) => seldom.has(need)))).toEqual([]);
    }
  });

  test.each<[Locale, string, string]>([
    ['en', 'chicken thighs air fryer', 'air-fryer-chicken-thighs'],
    ['en', 'instant pot risotto', 'pressure-cooker-mushroom-risotto'],
    ['de', 'lachs aus der heißluftfriteuse', 'air-fryer-salmon'],
    ['fr', 'frites air fryer croustillantes', 'air-fryer-chips'],
    ['es', 'salmón en freidora de aire', 'air-fryer-salmon'],
    ['ja', 'スロークッカーでチリコンカン', 'slow-cooker-chilli'],
  ])('%s: %s', async (language, description, dish) => {
    expect((await cooked({ description, language })).plan.dish).toBe(dish);
  });
});

describe('a dish in other equipment than its own', () => {
  const plans = (['air-fryer', 'barbecue', 'grill'] as const).flatMap((tool) =>
    allDishes().flatMap((dish) => {
      const plan = methodFor(plainPlan(dish), tool);
      return plan === null ? [] : [{ tool, plan }];
    }),
  );

  test('is served after it was cooked', () => {
    for (const { plan } of plans) {
      const said = plan.steps.map(({ clauses }) => clauses.map(({ key }) => key).join(' '));
      const heat = said.findIndex((text) => /Heat the (?:air fryer|barbecue|grill) to/.test(text));
      expect(said.slice(0, heat).filter((text) => /\bserve (?:hot|straight|warm|at once)\b/i.test(text))).toEqual([]);
    }
  });

  test('is not named by another heat, nor by its food alone', () => {
    const renamed = plans.filter(
      ({ plan }) => plan.title.key !== plainPlan(dishOf(plan.dish ?? '') ?? (allDishes()[0] as never)).title.key,
    );
    expect(renamed.length).toBeGreaterThan(0);
    for (const { plan } of renamed) {
      const titles = (['en', 'de'] as const).map(
        (language) => writeRecipe(plan, { language, servings: plan.makes.servings, unitSystem: 'metric' }).title,
      );
      expect(titles[0]).toMatch(/^(?:Air-fryer|Barbecued|Grilled) /);
      expect(titles[1]).toMatch(/ (?:aus der Heißluftfritteuse|vom Holzkohlegrill|vom Grill)$/);
    }
  });
});

test.each<[Locale, string]>([
  ['en', 'something light, too hot today'],
  ['de', 'was leichtes, ist viel zu heiß heute'],
  ['fr', 'un truc léger, il fait trop chaud'],
  ['it', 'qualcosa di leggero, fa troppo caldo'],
  ['he', 'משהו קליל כי חם בחוץ'],
])('hot weather is no wish for a hot dish: %s, %s', (language, description) => {
  const { features } = readRequest(description, language);
  expect(features).toContain('season:summer');
  expect(features).not.toContain('manner:warm');
});

test('left-over pasta is used up, not cooked', async () => {
  const outcome = await cookOnce({ description: 'was mach ich mit dem rest nudeln von gestern', language: 'de' });
  expect(outcome).toMatchObject({ type: 'question', question: { suggestions: [{ id: 'frittata' }, { id: 'pasta-bake' }] } });
});

test('a dish that cannot be made this way is replaced first by the one that shares most with it', async () => {
  expect((await dishesFor({ description: 'mac n cheese no oven just the stove', language: 'en' }))[0]).toBe('stovetop-mac-and-cheese');
});

test('pickles and sauces are nothing for a barbecue by themselves', async () => {
  const ids = await dishesFor({ description: 'veggie stuff for the bbq this weekend, 4 ppl', language: 'en' });
  expect(ids.length).toBeGreaterThan(0);
  expect(ids.filter((id) => ['pickle', 'sauce', 'chutney'].includes(dishOf(id)?.kinds[0] ?? ''))).toEqual([]);
});

test.each<[Locale, string, string]>([
  ['it', 'come cuocere il riso basmati', 'steamed-rice'],
  ['ar', 'كيف اطبخ رز بسمتي مفلفل', 'steamed-rice'],
  ['de', 'wie koche ich reis damit er nicht klebt', 'steamed-rice'],
  ['fr', 'comment cuire les haricots verts', 'boiled-green-beans'],
  ['it', 'come si cuoce il farro', 'cooked-farro'],
  ['es', 'como se cuece el pulpo', 'boiled-octopus'],
  ['en', 'how long do i boil eggs for soft yolk', 'boiled-eggs'],
])('how to cook something plain, %s: %s', async (language, description, dish) => {
  expect(await dishesFor({ description, language })).toEqual([dish]);
});
