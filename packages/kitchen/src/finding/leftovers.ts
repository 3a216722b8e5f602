import { dishOf } from '../dishes/all.ts';
import { foodTree } from '../foods/lexicon.ts';
import { improvise, type Improvised } from '../improvise/improvise.ts';
import type { Plan } from '../plan.ts';
import { rebuilt } from '../wishes/adapt.ts';
import { isThat, typicalOf } from './belongs.ts';
import { candidatesFor, type Sought } from './find.ts';
import { isPantry, pantryRoles } from './pantry.ts';
import { plainPlan } from './vary.ts';

/** A dish of what is there: of the kitchen's own, or improvised. */
type Leftovers =
  | { type: 'cook'; dish: string; plan: Plan; isNamed: false; unused: readonly string[] }
  | { type: 'improvise'; improvised: Improvised };

/* "2 chicken breasts, a lemon and some rice, that's it": dishes of what somebody has, with nothing besides but the pantry. */

/** What is left over of a meal is cooked; of bread, any kind is as good. */
const leftoverOf: Readonly<Record<string, string>> = {
  chicken: 'cooked-chicken',
  turkey: 'cooked-turkey',
  beef: 'cooked-beef',
  lamb: 'cooked-lamb',
  pork: 'cooked-pork',
  rice: 'cooked-rice',
  potato: 'cooked-potato',
  // Whatever was roasted.
  meat: 'cooked-beef',
};
const isPrepared = /^(?:cooked|tinned|smoked|cured|minced|breaded)-|sausage|ham$|bacon/;

function asLeftover(food: string): string {
  const lineage = foodTree().lineage(food);
  if (isPrepared.test(food)) return food;
  const [, cooked] = Object.entries(leftoverOf).find(([kind]) => lineage.has(kind)) ?? [];
  return cooked ?? (lineage.has('bread') && !lineage.has('flatbread') && !lineage.has('breadcrumb') ? 'bread' : food);
}

/** Dishes that are an ingredient on the next day. */
const leftoverOfDish: Readonly<Record<string, string>> = {
  'mashed-potatoes': 'cooked-potato',
  'boiled-potatoes': 'cooked-potato',
  'steamed-rice': 'cooked-rice',
  'boiled-brown-rice': 'cooked-rice',
  'roast-chicken': 'cooked-chicken',
  'roast-turkey': 'cooked-turkey',
  'roast-lamb': 'cooked-lamb',
  'roast-pork': 'cooked-pork',
};

/** The food that a dish is on the next day: cooked rice, bread. */
export const foodLeftOf = (dish: string): string | undefined =>
  leftoverOfDish[dish] ?? (dishOf(dish)?.kinds.some((kind) => kind === 'bread' || kind === 'roll') === true ? 'bread' : undefined);

/** "Leftover chicken and rice": the foods as they are after a meal, for dishes that use up what is left. */
export function withLeftovers(sought: Sought): Sought {
  const { understood } = sought;
  const isSaid = understood.hazards.some(({ id }) => id === 'leftover' || id === 'named:leftover');
  const isPart = ({ id }: { id: string }) => foodLeftOf(id) !== undefined;
  if (!isSaid || understood.dishes.some((dish) => dish.words > 1 && !isPart(dish))) return sought;
  const ofDishes = understood.dishes.flatMap(({ id, text }) => {
    const food = foodLeftOf(id);
    return food === undefined ? [] : [{ id: food, text, isCompanion: false, or: [] }];
  });
  const own = understood.foods.map((food) => ({ ...food, id: asLeftover(food.id) }));
  const foods = [...own, ...ofDishes.filter(({ id }) => own.every((food) => food.id !== id))];
  const dishes = understood.dishes.filter((dish) => !isPart(dish));
  const features = [...new Set([...understood.features, 'manner:leftovers'])];
  return { ...sought, understood: { ...understood, dishes, foods, features } };
}

/** A food by itself: fried bacon, boiled eggs. */
const isPlain = (id: string): boolean => {
  const dish = dishOf(id);
  return dish !== null && plainPlan(dish).ingredients.filter(({ food, part }) => part !== 'optional' && !isPantry(food)).length <= 1;
};

const staples: ReadonlySet<string> = new Set(['rice', 'grain', 'wrap', 'noodle', 'pasta', 'potato', 'bread']);

/** "Two chicken breasts and a cup of rice" lists foods: rice is a dish of its own, but not among others. "Bread with seeds" is one. */
export function asFoods(sought: Sought): Sought {
  const { dishes, foods } = sought.understood;
  const others = foods.filter(({ id }) => !pantryRoles.has(foodTree().food(id).role) && foodTree().food(id).role !== 'herb');
  const isStaple = ({ id, food, words }: (typeof dishes)[number]) => {
    if (food === undefined || words > 2 || others.length === 0) return false;
    // "Potatoes, cabbage, bacon": nobody means a dish of bacon.
    if (words === 1 && others.filter(({ isCompanion }) => !isCompanion).length >= 2) return true;
    // Nor do "half a cabbage, carrots and some bacon" ask for fried bacon and nothing else.
    if (words === 1 && others.length >= 2 && isPlain(id)) return true;
    const lineage = foodTree().lineage(food);
    const role =
      [...lineage].map((kind) => foodTree().food(kind).role).find((one) => staples.has(one)) ?? foodTree().food(typicalOf(food)).role;
    return staples.has(role) && (role !== 'bread' || others.every(({ isCompanion }) => !isCompanion));
  };
  if (dishes.length === 0 || !dishes.every(isStaple)) return sought;
  const more = dishes.flatMap(({ food, text }) => (food === undefined ? [] : [{ id: food, text, isCompanion: true, or: [] }]));
  const added = [...new Map(more.map((food) => [food.id, food])).values()].filter(({ id }) => foods.every((food) => food.id !== id));
  const kinds = new Set(dishes.flatMap(({ id }) => dishOf(id)?.kinds.map((kind) => `kind:${kind}`) ?? []));
  const isOfDish = (feature: string) => more.some(({ id }) => feature === `kind:${id}`) && kinds.has(feature);
  const features = sought.understood.features.filter((feature) => !isOfDish(feature));
  return { ...sought, understood: { ...sought.understood, dishes: [], foods: [...foods, ...added], features } };
}

/** "Lentil burgers": of two dishes in so many words, one that is also a food says of what the other is made. */
export function madeOfNamed(sought: Sought): Sought {
  const { dishes, foods } = sought.understood;
  const most = Math.max(0, ...dishes.map(({ words }) => words));
  const longest = dishes.filter(({ words }) => words === most);
  const isMadeOf = ({ food }: (typeof dishes)[number]) => food !== undefined && !staples.has(foodTree().food(typicalOf(food)).role);
  const others = longest.filter((dish) => !isMadeOf(dish));
  if (others.length === 0 || others.length === longest.length) return sought;
  const added = longest
    .filter(isMadeOf)
    .flatMap(({ food, text }) =>
      food === undefined || foods.some(({ id }) => id === food) ? [] : [{ id: food, text, isCompanion: false, or: [] }],
    );
  const known = [...new Map(added.map((food) => [food.id, food])).values()];
  const left = dishes.filter((dish) => !longest.includes(dish) || !isMadeOf(dish));
  return { ...sought, understood: { ...sought.understood, dishes: left, foods: [...foods, ...known] } };
}

/** True when the words say that there is nothing else. */
const isAll = ({ understood }: Sought) => understood.hazards.some(({ id }) => id === 'nothing-else' || id === 'named:nothing-else');

/** The plan without what is neither named nor in the pantry; null when it needs that. */
function onlyWith(plan: Plan, named: readonly string[]): Plan | null {
  const isThere = (food: string) => isPantry(food) || named.some((wanted) => isThat(wanted, food));
  if (plan.ingredients.some(({ food, part }) => part !== 'optional' && !isThere(food))) return null;
  if (plan.ingredients.every(({ food }) => isThere(food))) return plan;
  return rebuilt(
    plan,
    plan.ingredients.map((ingredient) => (isThere(ingredient.food) ? ingredient : null)),
  );
}

/** The request with every food that it names, also those that are dishes by themselves, such as rice. */
function withAllNamed(sought: Sought): Sought {
  const { understood } = sought;
  const known = new Set(understood.foods.map(({ id }) => id));
  const more = understood.named.filter((id) => !known.has(id)).map((id) => ({ id, text: id, isCompanion: true, or: [] }));
  return { ...sought, understood: { ...understood, dishes: [], foods: [...understood.foods, ...more] } };
}

/** A dish of nothing but what was named and the pantry; null when the words do not say so, or there is none. */
export function decideLeftovers(asked: Sought): Leftovers | null {
  const sought = withAllNamed(asked);
  const foods = sought.understood.foods.map(({ id }) => id);
  const isOneDish = asked.understood.dishes.some(({ words }) => words > 1);
  if (!isAll(asked) || foods.length < 2 || isOneDish) return null;
  const fitting = candidatesFor(sought).flatMap((candidate) => {
    if (candidate.missing.length > 0) return [];
    const plan = onlyWith(candidate.plan, foods);
    const isUsed = plan !== null && foods.every((food) => plan.ingredients.some((ingredient) => isThat(food, ingredient.food)));
    return plan !== null && isUsed ? [{ ...candidate, plan }] : [];
  });
  const best = fitting.find(({ changes }) => changes * 2 <= foods.length);
  if (best !== undefined) return { type: 'cook', dish: best.dish.id, plan: best.plan, isNamed: false, unused: [] };
  const improvised = improvise(sought);
  const plan = improvised === null ? null : onlyWith(improvised.plan, foods);
  const isWhole = plan !== null && foods.every((food) => plan.ingredients.some((ingredient) => isThat(food, ingredient.food)));
  return improvised === null || plan === null || !isWhole ? null : { type: 'improvise', improvised: { ...improvised, plan } };
}

/** What a plan needs besides the named foods, when the words say that there is nothing else. */
export function neededBesides(plan: Plan, sought: Sought): string[] {
  if (!isAll(sought)) return [];
  const named = [...sought.understood.named, ...sought.understood.foods.map(({ id }) => id)];
  return [...new Set(plan.ingredients.flatMap(({ food }) => (named.some((wanted) => isThat(wanted, food)) ? [] : [food])))];
}
