import { describe, expect, test } from 'vitest';
import { locales, type Locale } from '../../../contract/shell/locales.ts';
import { allDishes } from '../src/dishes/all.ts';
import type { Dish } from '../src/dishes/dish.ts';
import { fitOf } from '../src/finding/features.ts';
import { plainPlan } from '../src/finding/vary.ts';
import { foodTree } from '../src/foods/lexicon.ts';
import { methodFor } from '../src/methods/method-for.ts';
import { foodsIn } from '../src/methods/parts.ts';
import { cookOnce } from '../src/check/cook-once.ts';
import { writeRecipe } from '../src/writing/write-recipe.ts';

const tools = ['slow-cooker', 'pressure-cooker', 'oven', 'hob', 'air-fryer', 'barbecue', 'grill', 'rice-cooker', 'microwave'] as const;

const made = tools.map((tool) => [tool, allDishes().flatMap((dish) => methodFor(plainPlan(dish), tool) ?? [])] as const);

describe.each(made)('every method for the %s', (tool, plans) => {
  test('exists for some dishes, and not for all', () => {
    expect(plans.length).toBeGreaterThan(0);
    expect(plans.length).toBeLessThan(allDishes().length / 4);
  });

  test('uses every ingredient, and keeps all foods of the dish', () => {
    for (const plan of plans) {
      const used = foodsIn(plan.steps.flatMap(({ clauses }) => clauses));
      const dish = allDishes().find(({ id }) => id === plan.dish);
      expect(plan.ingredients.filter((_, at) => !used.has(at))).toEqual([]);
      expect(plan.ingredients.map(({ food }) => food)).toEqual(dish?.ingredients.map(({ food }) => food));
    }
  });

  test('has a time, and no sentence without a placeholder filled in any language', () => {
    for (const plan of plans) {
      expect(plan.steps.some(({ clauses }) => clauses.some(({ minutes }) => (minutes ?? 0) > 0))).toBe(true);
      for (const language of locales) {
        const { steps } = writeRecipe(plan, { language, servings: plan.makes.servings, unitSystem: 'metric' });
        for (const { text } of steps) expect(text).not.toMatch(/[{}[\]]|undefined/);
      }
    }
  }, 120_000);

  test('never holds raw food that is eaten raw, or dried beans that must boil first', () => {
    for (const plan of plans) {
      const dish = allDishes().find(({ id }) => id === plan.dish);
      expect(dish?.risks).toEqual([]);
      const beans = plan.ingredients.filter(
        ({ food }) => foodTree().food(food).role === 'dried-pulse' && !foodTree().lineage(food).has('lentil'),
      );
      expect(tool === 'slow-cooker' ? beans : []).toEqual([]);
    }
  });
});

const stepsOf = async (description: string, language: Locale = 'en') => {
  const outcome = await cookOnce({ description, language });
  if (outcome.type !== 'recipe') throw new Error(`"${description}" is not cooked: ${JSON.stringify(outcome)}`);
  return outcome.english.steps.map(({ text }) => text).join(' ');
};

describe('a request with equipment is cooked with it', () => {
  test.each<[Locale, string, RegExp]>([
    ['en', 'beef stew in the slow cooker', /on low for about eight hours/],
    ['en', 'lentil soup slow cooker', /on low for about six hours/],
    ['en', 'pulled pork instant pot', /high pressure for 50 minutes.*pressure to drop.*two forks/],
    ['en', 'chicken curry in the pressure cooker', /high pressure for 8 minutes/],
    ['en', 'chicken nuggets air fryer', /air fryer to 200/],
    ['en', 'steak on the barbecue', /barbecue to medium heat, outdoors/],
    ['en', 'rice in the rice cooker', /in the rice cooker/],
    ['en', 'mashed potatoes microwave', /microwave at full power.*[Mm]ash/],
    ['de', 'Gulasch im Schnellkochtopf', /high pressure/],
    ['ja', '炊飯器でご飯', /in the rice cooker/],
    ['ar', 'سمك مشوي على الفحم', /barbecue/],
  ])('%s: %s', async (language, description, said) => {
    expect(await stepsOf(description, language)).toMatch(said);
  });

  test('less liquid goes into a slow cooker, since none evaporates', async () => {
    const stock = async (description: string) => {
      const outcome = await cookOnce({ description });
      return outcome.type === 'recipe' ? (outcome.plan.ingredients.find(({ food }) => food === 'beef-stock')?.amount ?? 0) : 0;
    };
    expect(await stock('beef stew in the slow cooker')).toBeLessThan(await stock('beef stew'));
  });
});

describe('a dish without a sensible method says so and offers dishes that have one', () => {
  test.each(['carbonara in the slow cooker', 'omelette in the pressure cooker', 'paella in the air fryer'])('%s', async (description) => {
    const outcome = await cookOnce({ description });
    if (outcome.type !== 'question') throw new Error('It is cooked without a method.');
    expect(outcome.question.suggestions.length).toBeGreaterThanOrEqual(2);
  });

  test('a main dish is no alternative to a sweet', async () => {
    const outcome = await cookOnce({ description: 'tiramisu in the air fryer' });
    if (outcome.type !== 'question') throw new Error('It is cooked without a method.');
    expect(outcome.question.suggestions.map(({ title }) => title)).toEqual([
      'Tiramisu',
      'Air-fryer baked apples',
      'Air-fryer doughnut bites',
    ]);
  });
});

describe('what is to be done without is proven on the steps', () => {
  test('pulled pork without an oven simmers in a pot', async () => {
    expect(await stepsOf('pulled pork without an oven')).not.toMatch(/\boven\b/);
  });

  test.each(['lasagne without an oven', 'chili con carne without cooking', 'beef stew, no cooking'])('%s: asked', async (description) => {
    expect((await cookOnce({ description })).type).toBe('question');
  });

  test('dinner without cooking heats nothing', async () => {
    expect(await stepsOf('dinner, no cooking')).not.toMatch(/\b(?:boil|simmer|fry|bake|roast|grill|oven|pan)\b/i);
  });

  test('a dish in one pot uses one', () => {
    const stepsIn = (dish: Dish) =>
      plainPlan(dish)
        .steps.flatMap(({ clauses }) => clauses.map(({ key }) => key))
        .join(' ');
    const inOne = allDishes().filter((dish) => dish.manners.includes('one-pot') && fitOf(dish, plainPlan(dish), 'manner:one-pot') === 1);
    expect(inOne.length).toBeGreaterThan(0);
    expect(inOne.filter((dish) => /\bpan\b/.test(stepsIn(dish)) && /\bpot\b/.test(stepsIn(dish)))).toEqual([]);
  });
});
