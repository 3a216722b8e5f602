import { describe, expect, test } from 'vitest';
import { diets, type Diet } from '../../../../contract/recipe.ts';
import { allDishes } from '../../../../server/kitchen/built-in/dishes/all.ts';
import { breaks, examine, foodsAmong, foodsByKey, insteadOf, traitsOf } from '../../../../server/kitchen/lexicon/lexicon.ts';
import { wordsIn } from '../../../../server/kitchen/lexicon/words.ts';

test('every ingredient of every dish is known', () => {
  const unknown = allDishes.flatMap(({ id, ingredients }) =>
    ingredients.filter(({ item }) => traitsOf(item) === null).map(({ item }) => `${id}: ${item}`),
  );
  expect(unknown).toEqual([]);
});

test.each(allDishes.map((dish) => [dish.id, dish] as const))(
  '%s: allergens and diets written by hand are what its ingredients say',
  (_, dish) => {
    const derived = examine(dish.ingredients.map(({ item }) => item));
    expect({ allergens: dish.allergens.toSorted(), diets: dish.diets.toSorted() }).toEqual({
      allergens: derived.allergens.toSorted(),
      diets: derived.diets.toSorted(),
    });
  },
);

test('what stands in for a food is known and keeps the diet that it is for', () => {
  const wrong = [...foodsByKey.values()].flatMap(({ name }) =>
    diets.flatMap((diet) => {
      const taken = breaks(name, diet) ? insteadOf(name, diet) : null;
      return taken !== null && (traitsOf(taken) === null || breaks(taken, diet)) ? [`${name} -> ${taken} for ${diet}`] : [];
    }),
  );
  expect(wrong).toEqual([]);
});

describe('what a text names', () => {
  test.each([
    ['coconut milk and butter beans', ['coconut milk', 'butter bean']],
    ['2 Zwiebeln', []],
    ['Zucchini, eggplants and scallions', ['courgette', 'aubergine', 'scallion']],
    ['peanut butter', ['peanut butter']],
    ['CRÈME FRAÎCHE', ['creme fraiche']],
    ['tomatoes, potatoes, leaves of basil', ['tomato', 'potato', 'basil']],
    ['eggplant without egg', ['aubergine', 'egg']],
  ])('%s', (text, expected) => {
    const names = foodsAmong(wordsIn(text)).map(({ food }) => food.name);
    expect(names).toEqual(expected);
  });
});

describe('what an item contains', () => {
  test.each<[item: string, allergens: string[], diets: Diet[]]>([
    ['parmesan', ['milk'], ['gluten_free']],
    ['vegan parmesan', ['nuts'], [...diets]],
    ['gluten-free spaghetti', [], [...diets]],
    ['dairy-free chocolate', ['soy'], [...diets]],
    ['boneless, skinless chicken thighs', [], ['gluten_free', 'dairy_free']],
    ['worcestershire sauce', ['gluten', 'fish'], ['dairy_free']],
    ['red wine', ['sulphites'], [...diets]],
    ['honey', [], ['vegetarian', 'gluten_free', 'dairy_free']],
  ])('%s', (item, allergens, expected) => {
    expect(examine([item])).toEqual({ allergens, diets: expected, unknown: [] });
  });

  test('nothing is claimed for a list with an unknown item, but what is known is warned of', () => {
    expect(examine(['milk', 'flurbified zanthium'])).toEqual({ allergens: ['milk'], diets: [], unknown: ['flurbified zanthium'] });
  });
});
