import type { Wish } from '../../../../contract/kitchen/wishes.ts';
import { allDishes } from '../dishes/all.ts';
import type { Dish } from '../dishes/dish.ts';
import type { Role } from '../foods/food.ts';
import { foodTree } from '../foods/lexicon.ts';
import { nutritionOf } from '../foods/weigh.ts';
import type { Plan } from '../plan.ts';
import type { Understood } from '../reading/reading.ts';
import { isReplaceable, methodFor, withEquipment } from '../methods/method-for.ts';
import { adapt, type Unmet } from '../wishes/adapt.ts';
import { withLessSalt } from '../wishes/less-salt.ts';
import { breachesOf } from '../wishes/prove.ts';
import { isUnexpected } from '../wishes/unsaid-meat.ts';
import { isMadeBy, shareOf } from './about.ts';
import { isThat } from './belongs.ts';
import { fitOf } from './features.ts';
import { isHome } from './home.ts';
import { minutesOf } from './minutes.ts';
import { isPantry } from './pantry.ts';
import { plainPlan, versionFor, type Version } from './vary.ts';

/** The result of a search, before anything is cooked. */
export interface Sought {
  understood: Understood;
  /** All wishes for this order: from the text, the form and the profile. */
  wishes: readonly Wish[];
}

/** A dish, adapted to every wish. */
export interface Candidate extends Version {
  score: number;
  /** The share of the request that it meets: 1 is all. */
  fit: number;
}

const limitOf = (wishes: readonly Wish[]) => Math.min(...wishes.filter(({ kind }) => kind === 'minutes').map(({ id }) => Number(id)));

/** True when equipment and time suffice. */
export function isPossible(dish: Dish, plan: Plan, wishes: readonly Wish[]): boolean {
  if (minutesOf(plan) > limitOf(wishes)) return false;
  // Raw egg and raw fish are unsafe for these groups, even if the wishes allow them.
  const isFor = (diet: string) => wishes.some(({ kind, id }) => kind === 'diet' && id === diet);
  if (dish.risks.length > 0 && (isFor('pregnancy') || isFor('baby') || wishes.some(({ id }) => id === 'manner:nothing-raw'))) return false;
  // Salt, pieces of bread and spices do not make a recipe either.
  if (isFor('baby') && !dish.audiences.includes('baby')) return false;
  return !wishes.some(({ kind, id }) => kind === 'no-equipment' && dish.needs.some((need) => need === id) && !isReplaceable(plan, id));
}

/** The version that keeps every wish, or the obstacle. */
export function fitted(version: Version, wishes: readonly Wish[]): { ok: true; version: Version } | { ok: false; unmet: Unmet[] } {
  const adapted = adapt(version.plan, wishes, version.dish.swaps, version.missing);
  if (!adapted.ok) return adapted;
  const lighter = wishes.some(({ id }) => id === 'manner:less-salt') ? withLessSalt(adapted.plan) : adapted.plan;
  const plan = withEquipment(version.dish, lighter, wishes);
  const carbohydrate = nutritionOf(plan.ingredients, plan.makes.servings).carbohydrate;
  const breaches = breachesOf({ ingredients: plan.ingredients.map(({ food }) => [food]), mentioned: [], carbohydrate }, wishes);
  // A substitute may contain another excluded food.
  const isIn = (food: string) => plan.ingredients.some((ingredient) => isThat(food, ingredient.food));
  const [found, missing] = [version.missing.filter(isIn), version.missing.filter((food) => !isIn(food))];
  if (breaches.length === 0) return { ok: true, version: { ...version, plan, covered: [...version.covered, ...found], missing } };
  return { ok: false, unmet: breaches.map(({ wish, food }) => ({ wish, food: food ?? '' })) };
}

const weights: Readonly<Record<string, number>> = {
  kind: 3,
  course: 1.5,
  cuisine: 2,
  occasion: 1.5,
  season: 0.5,
  audience: 1,
  manner: 1,
  method: 1,
};
/** What is left over can go into any dish with it; which dishes use it up is decided among those. */
const weightOf = (feature: string) => (feature === 'manner:leftovers' ? 0 : (weights[feature.split(':')[0] ?? ''] ?? 0));

/** Seasonings count less than foods that name a dish. */
const foodWeight = (food: string) => {
  const { role } = foodTree().food(food);
  return ['herb', 'spice', 'fat', 'liquid', 'sugar', 'raising'].includes(role) ? 1 : 2.5;
};

const known = new Map<string, 0 | 1>();

/** Requested equipment: 1 for a dish that needs it or has a method with it. */
export function fitOfEquipment(dish: Dish, id: string): 0 | 1 {
  if (dish.needs.some((need) => need === id)) return 1;
  const key = `${dish.id}/${id}`;
  const fit = known.get(key) ?? (methodFor(plainPlan(dish), id) === null ? 0 : 1);
  known.set(key, fit);
  return fit;
}

/** Equipment that prepares or keeps and does not cook. */
const helpers: ReadonlySet<string> = new Set(['fridge', 'freezer', 'kettle', 'blender', 'food-processor', 'mixer']);
const everyday: ReadonlySet<string> = new Set(['hob', 'oven']);
const seldom: ReadonlySet<string> = new Set(['air-fryer', 'slow-cooker', 'pressure-cooker', 'rice-cooker', 'microwave']);

/** The equipment in which an order wants its dish to cook. A "slow cooking pot" is no pot on the hob. */
export function toolsIn(wishes: readonly Wish[]): string[] {
  const tools = wishes.flatMap(({ kind, id }) => (kind === 'equipment' && !helpers.has(id) ? [id] : []));
  const special = tools.filter((id) => !everyday.has(id));
  return special.length > 0 ? special : tools;
}

/** Roles of what a meal is about. */
export const mains: ReadonlySet<Role> = new Set([
  'meat', 'stewing-meat', 'roast', 'mince', 'poultry', 'whole-bird', 'sausage', 'cured', 'fish', 'tinned-fish', 'smoked-fish', 'shellfish',
] as const); // prettier-ignore

/** Minutes after which a dish is none for what happens to be in the kitchen. */
const longCooking = 150;

const isAtHome = (food: string) => isPantry(food) || foodTree().food(food).role === 'aromatic';

/** How many foods, up to eight, are neither named nor in every kitchen. */
const toBuy = ({ ingredients }: Plan, named: readonly string[]): number =>
  Math.min(
    8,
    ingredients.filter(({ food, part }) => part !== 'optional' && !isAtHome(food) && !named.some((one) => isThat(one, food))).length,
  );

/** How many kinds of meat and fish make the dish that are not among the foods. */
const unnamedMains = ({ ingredients }: Plan, named: readonly string[]): number =>
  ingredients.filter(({ food, part }) => {
    const { role } = foodTree().food(food);
    // A few slices of bacon season.
    const isMain = mains.has(role) && part !== 'optional' && (part === 'defining' || role !== 'cured');
    return isMain && !named.some((one) => isThat(one, food));
  }).length;

/** Kinds that are no meal by themselves. */
export const condiments: ReadonlySet<string | undefined> = new Set(['pickle', 'sauce', 'spread', 'dressing', 'jam', 'stock', 'pesto']);

function scored(version: Version, { understood, wishes }: Sought): Candidate {
  const { dish, plan, covered, changes } = version;
  const { foods, features, avoided } = understood;
  const tools = toolsIn(wishes);
  const asked =
    tools.length * 2 +
    foods.reduce((sum, { id }) => sum + foodWeight(id), 0) +
    features.reduce((sum, feature) => sum + weightOf(feature), 0);
  const got =
    tools.reduce((sum, tool) => sum + 2 * fitOfEquipment(dish, tool), 0) +
    covered.reduce((sum, food) => sum + foodWeight(food), 0) +
    features.reduce((sum, feature) => sum + weightOf(feature) * fitOf(dish, plan, feature), 0);
  // Baby food only on request.
  const isForOthers =
    dish.audiences.includes('baby') &&
    !(features.includes('audience:baby') || wishes.some(({ id }) => id === 'baby')) &&
    dish.kinds.includes('mash')
      ? 1
      : 0;
  // A dough is a part of a meal, and pickles are none for an occasion.
  const isFor = features.some((feature) => feature.startsWith('occasion:')) && condiments.has(dish.kinds[0]);
  const isPart = (dish.kinds.includes('dough') || isFor) && !dish.kinds.some((kind) => features.includes(`kind:${kind}`)) ? 1 : 0;
  const unwanted = avoided.filter((feature) => fitOf(dish, plan, feature) === 1).length + (isForOthers + isPart) / 5;
  // Any dish satisfies a request for nothing in particular.
  const fit = asked === 0 ? 1 : got / asked;
  // Of equal dishes, prefer the one that needs no change and in which the food is not a garnish.
  const prominence = covered.reduce((sum, food) => sum + prominenceOf(plan, food), 0);
  // The first kind counts most: bread dough is a kind of bread, but a loaf is bread.
  const isFirst = features.includes(`kind:${dish.kinds[0]}`) ? 0.5 : 0;
  // "Banana" is a banana before it is a plantain.
  const exact = covered.filter((food) => plan.ingredients.some((one) => one.food === food)).length * 0.4;
  // "Courgettes, feta, eggs" asks for no meat besides, nor to cook until tomorrow.
  const isList = foods.filter(({ id }) => foodWeight(id) > 1).length > 1;
  const besides = isList
    ? Math.min(3, unnamedMains(plan, covered)) * 1.5 + (minutesOf(plan) > longCooking ? 1 : 0) + toBuy(plan, covered) * 0.35
    : 0;
  // What is made of them before what has some of them in it.
  const share = isList || (tools.length > 0 && foods.length > 0) ? 2.5 * shareOf(version, foods) : 0;
  const isOwn = isHome(dish, understood.language) && !features.some((feature) => feature.startsWith('cuisine:'));
  // What is at home becomes what people cook at home; a food that only seasons says little of where.
  const own = isOwn ? (isList ? 1 : isMadeBy(version, foods) ? 0.5 : 0.25) : 0;
  return {
    ...version,
    fit,
    score: got - unwanted * 5 - besides - changes * (isList ? 0.8 : 0.4) + share + prominence + isFirst + own + exact,
  };
}

/** 1 for a main component, near 0 for a pinch. */
function prominenceOf({ ingredients }: Plan, wanted: string): number {
  const rank = ingredients.findIndex(({ food }) => isThat(wanted, food));
  const isDefining = ingredients[rank]?.part === 'defining';
  return rank < 0 ? 0 : (isDefining ? 1 : 0.3) * (1 - rank / (ingredients.length + 1));
}

const isMeal = ({ courses }: Dish) => courses.includes('main') || courses.includes('dinner');

/** Best first; for ties, meals before sweets, and quick before slow. */
const inOrder = (a: Candidate, b: Candidate) =>
  b.score - a.score ||
  Number(isMeal(b.dish)) - Number(isMeal(a.dish)) ||
  minutesOf(a.plan) - minutesOf(b.plan) ||
  a.dish.id.localeCompare(b.dish.id);

/** What is offered to an order: not everybody has an air fryer, and dishes for it are for those who name it. */
function offeredTo({ wishes }: Sought): readonly Dish[] {
  const tools = new Set(toolsIn(wishes));
  return allDishes().filter(({ needs }) => needs.every((need) => !seldom.has(need) || tools.has(need)));
}

/** "But not curry", "anything but pad thai". */
const isUnwanted = ({ id, kinds }: Dish, { understood: { avoided } }: Sought) =>
  avoided.includes(`dish:${id}`) || avoided.includes(`kind:${kinds[0]}`);

/** Every dish that keeps the wishes, best first. */
export function candidatesFor(sought: Sought, dishes: readonly Dish[] = offeredTo(sought)): Candidate[] {
  const wanted = sought.understood.foods.map(({ id }) => id);
  const { language } = sought.understood;
  return dishes
    .flatMap((dish) => {
      if (isUnwanted(dish, sought)) return [];
      const version = versionFor(dish, wanted);
      if (!isPossible(dish, version.plan, sought.wishes) || isUnexpected(version.plan, language, wanted)) return [];
      const kept = fitted(version, sought.wishes);
      return kept.ok ? [scored(kept.version, sought)] : [];
    })
    .toSorted(inOrder);
}
