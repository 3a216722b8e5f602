import { dishOf } from '../dishes/all.ts';
import { foodTree } from '../foods/lexicon.ts';
import { mains, type Sought } from './find.ts';

/* Requests without what only looks like a wish: words that say for what a dish is, or that say nothing of it. */

export const withFoods = (sought: Sought, foods: Sought['understood']['foods']): Sought => ({
  ...sought,
  understood: { ...sought.understood, foods },
});

/** "A dessert for Sunday lunch" is no lunch. */
function withoutMeals(sought: Sought): Sought {
  const { understood } = sought;
  const isPart = understood.features.some((feature) => /^course:(?:dessert|drink|starter|side)$/.test(feature));
  if (!isPart) return sought;
  return {
    ...sought,
    understood: { ...understood, features: understood.features.filter((feature) => !/^course:(?:lunch|dinner|main)$/.test(feature)) },
  };
}

/** What says nothing about a dish that is named: its own sauce. */
const unspecific: ReadonlySet<string> = new Set(['sauce']);

function withoutUnspecific(sought: Sought): Sought {
  const { foods, dishes } = sought.understood;
  return dishes.length === 0
    ? sought
    : withFoods(
        sought,
        foods.filter(({ id }) => !unspecific.has(id)),
      );
}

/** "Veggie stuff for the barbecue" asks for no dish of vegetables in particular. */
function withoutVeggies(sought: Sought): Sought {
  const { foods, features } = sought.understood;
  const isDiet = sought.wishes.some(({ kind, id }) => kind === 'diet' && (id === 'vegetarian' || id === 'vegan'));
  const isOnly = foods.length === 1 && foods[0]?.id === 'vegetable' && !features.some((feature) => feature.startsWith('kind:'));
  return isDiet && isOnly ? withFoods(sought, []) : sought;
}

const ofFeast = /^occasion:(?:sunday|guests|date|birthday|christmas|easter|party)$/;

/** "Sunday lunch for the in-laws" is the meal of the day, and no sandwich. */
function withoutLunch(sought: Sought): Sought {
  const { features } = sought.understood;
  if (!features.includes('course:lunch') || !features.some((feature) => ofFeast.test(feature))) return sought;
  return { ...sought, understood: { ...sought.understood, features: features.filter((feature) => feature !== 'course:lunch') } };
}

/** "A side dish for roast beef": neither the roast nor its beef is in it. */
function withoutNeighbour(sought: Sought): Sought {
  const { understood } = sought;
  const isSide = (id: string) => dishOf(id)?.courses.includes('side') === true;
  const isMain = (id: string) => [...foodTree().lineage(id)].some((kind) => mains.has(foodTree().food(kind).role));
  if (!understood.features.includes('course:side') || understood.dishes.some(({ id }) => isSide(id))) return sought;
  const foods = understood.foods.every(({ id }) => isMain(id)) ? [] : understood.foods;
  return { ...sought, understood: { ...understood, dishes: [], foods } };
}

/** The request by which dishes are sought. */
export const narrowed = (sought: Sought): Sought => withoutVeggies(withoutUnspecific(withoutMeals(withoutLunch(withoutNeighbour(sought)))));
