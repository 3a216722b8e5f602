import { describe, expect, test } from 'vitest';
import { locales } from '../../../contract/shell/locales.ts';
import { allDishes } from '../src/dishes/all.ts';
import type { Wish } from '../../../contract/kitchen/wishes.ts';
import { fitted } from '../src/finding/find.ts';
import { plainPlan, versionFor } from '../src/finding/vary.ts';
import { foodTree } from '../src/foods/lexicon.ts';
import { tipsFor } from '../src/tips/tips.ts';
import { exclusionOf } from '../src/wishes/exclusions.ts';
import { soughtOf } from '../src/wishes/sought.ts';
import { writeRecipe } from '../src/writing/write-recipe.ts';
import { orderFor } from '../../../tests/support/server/order.ts';

const dishes = allDishes();
const aboutOf = (id: string) => {
  const dish = dishes.find((one) => one.id === id);
  return dish === undefined ? [] : tipsFor(plainPlan(dish), []);
};

describe('tips', () => {
  test('of nearly every dish say how it keeps', () => {
    const without = dishes.filter((dish) => tipsFor(plainPlan(dish), []).every(({ about }) => about !== 'store'));
    expect(without.length).toBeLessThan(dishes.length / 5);
  });

  test('are at most two of a kind', () => {
    for (const dish of dishes)
      for (const [about, tips] of Map.groupBy(tipsFor(plainPlan(dish), []), (tip) => tip.about)) expect([dish.id, about, tips.length <= 2]).toEqual([dish.id, about, true]); // prettier-ignore
  });

  test('suggest nothing that is excluded', () => {
    const wishes = ['rice', 'potato', 'gluten', 'berry', 'vegetable', 'nightshade'].map((id) => ({ kind: 'without' as const, id }));
    for (const wish of wishes)
      for (const dish of dishes)
        for (const food of tipsFor(plainPlan(dish), [wish]).flatMap(({ foods }) => foods)) expect([dish.id, food, exclusionOf(wish)?.verdict(food)]).toEqual([dish.id, food, 'free']); // prettier-ignore
  });

  test('bring no allergen that the recipe does not hold', () => {
    for (const dish of dishes) {
      const plan = plainPlan(dish);
      for (const food of tipsFor(plan, []).flatMap(({ foods }) => foods))
        for (const trait of ['gluten', 'milk', 'eggs', 'nuts', 'fish', 'meat'] as const)
          expect([dish.id, food, trait, foodTree().verdict(food, trait) === 'contains' && plan.ingredients.every((one) => foodTree().verdict(one.food, trait) !== 'contains')]).toEqual([dish.id, food, trait, false]); // prettier-ignore
    }
  });

  test('about something raw say that it does not keep', () => {
    for (const dish of dishes.filter(({ risks }) => risks.length > 0)) {
      const said = tipsFor(plainPlan(dish), []).flatMap(({ about, key }) => (about === 'store' ? [key] : []));
      expect([dish.id, said]).toEqual([dish.id, [expect.stringMatching(/keep no leftovers/)]]);
    }
  });

  test('about a raw egg say which eggs to take, as long as there is an egg', () => {
    const isSaid = (wishes: Wish[]) => {
      const dish = dishes.find(({ id }) => id === 'mayonnaise');
      const kept = dish === undefined ? null : fitted(versionFor(dish, []), wishes);
      return kept?.ok === true && tipsFor(kept.version.plan, wishes).some(({ key }) => key.includes('pasteurised'));
    };
    expect([isSaid([]), isSaid([{ kind: 'without', id: 'egg' }])]).toEqual([true, false]);
  });

  test('about rice say that it is cooled within an hour', () => {
    expect(aboutOf('paella').map(({ key }) => key)).toContain(
      'Cool leftover rice within an hour, keep it in the fridge and eat it within a day.',
    );
  });

  test.each(locales)('are whole sentences in %s, in the units of the reader', (language) => {
    for (const dish of dishes.filter((_, at) => at % 15 === 0)) {
      const plan = plainPlan(dish);
      const { tips = [] } = writeRecipe(
        { ...plan, tips: tipsFor(plan, []) },
        { language, servings: plan.makes.servings, unitSystem: 'us' },
      );
      for (const { text } of tips) expect([dish.id, text]).toEqual([dish.id, expect.stringMatching(/^[^{}⟨⟩]+[.。।!]$/)]);
      for (const { text } of tips) expect(text).not.toMatch(/°\s?C/);
    }
  });
});

describe('exceptions of an exclusion', () => {
  const readIn = (text: string, language: (typeof locales)[number] = 'en') => soughtOf(orderFor(text, { language }), [], language);
  const wishesOf = (text: string, language: (typeof locales)[number] = 'en') =>
    readIn(text, language).wishes.map(({ kind, id }) => `${kind}:${id}`);

  test('are kept', () => {
    expect(wishesOf('scones, no dairy, butter is fine')).toEqual(['without:dairy', 'allow:butter']);
    expect(wishesOf('vegan carrot cake but honey is fine')).toEqual(['diet:vegan', 'allow:honey']);
    expect(wishesOf('keine Milchprodukte, Butter ist ok, Pfannkuchen', 'de')).toEqual(['without:dairy', 'allow:butter']);
    expect(wishesOf('crêpes sans produits laitiers, le beurre est ok', 'fr')).toEqual(['without:dairy', 'allow:butter']);
  });

  test('of an allergy, or of what the form leaves out, are asked about', () => {
    expect(wishesOf('milk allergy, butter is fine, pancakes')).toEqual(['allergy:milk']);
    const order = orderFor('pancakes, butter is fine', { wishes: [{ kind: 'without', id: 'dairy' }] });
    expect(soughtOf(order, [], 'en').wishes.map(({ kind }) => kind)).not.toContain('allow');
  });

  test.each(['no nuts and dairy is fine', 'no dairy, milk is fine for me not', 'no dairy, butter is not fine'])('%s is none', (text) => {
    expect(wishesOf(text).filter((wish) => wish.startsWith('allow:'))).toEqual([]);
  });
});

test('a guess at a manner is no guess', () => {
  expect(soughtOf(orderFor('chicken velvet soup'), [], 'en').understood.unread).toEqual(['velvet']);
});

describe('sentences as a cook speaks', () => {
  const stepsOf = (id: string, language: 'en' | 'ja', servings?: number) => {
    const dish = dishes.find((one) => one.id === id);
    if (dish === undefined) throw new Error(`There is no dish ${id}.`);
    const plan = plainPlan(dish);
    return writeRecipe(plan, { language, servings: servings ?? plan.makes.servings, unitSystem: 'metric' });
  };

  test('a food that the sentence before was about is not named again', () => {
    const [first] = stepsOf('beef-stroganoff', 'en').steps;
    expect(first?.text).toMatch(/Fry the sirloin steaks in batches .*\. Lift them out and set aside\.$/);
    expect(stepsOf('beef-stroganoff', 'ja').steps[0]?.text).toMatch(/。取り出しておく。$/);
  });

  test('two birds are two birds', () => {
    const bird = stepsOf('roast-chicken', 'en', 8).ingredients.find(({ food }) => food === 'whole-chicken');
    expect([bird?.amount, bird?.unit]).toEqual([2, null]);
    expect(bird?.note).toMatch(/^of about 1/);
  });

  test('American kitchens read American names', () => {
    const dish = dishes.find(({ id }) => id === 'beef-stroganoff');
    const plan = dish === undefined ? null : plainPlan(dish);
    const body = plan === null ? null : writeRecipe(plan, { language: 'en', servings: 4, unitSystem: 'us' });
    expect(body?.ingredients.map(({ item }) => item)).toEqual(expect.arrayContaining(['sour cream', 'all-purpose flour']));
    expect(body?.steps.map(({ text }) => text).join(' ')).toMatch(/sour cream/);
  });
});
