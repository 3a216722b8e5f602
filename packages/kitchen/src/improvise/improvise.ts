import type { Dish, OpenPlace } from '../dishes/dish.ts';
import { planOf } from '../dishes/plan-of.ts';
import { dishesOf } from '../dishes/read-dish.ts';
import { fitOf } from '../finding/features.ts';
import { isOf, typicalOf } from '../finding/belongs.ts';
import { fitted, isPossible, type Sought } from '../finding/find.ts';
import { foodTree } from '../foods/lexicon.ts';
import type { Place, Plan, PlannedIngredient, PlannedText } from '../plan.ts';

// The order matters: the first kind of dish that fits all foods is improvised.
const files = ['pots', 'pans', 'oven-and-cold', 'sweet-and-drinks'];

let every: readonly Dish[] | null = null;

/** The kinds of improvised dishes. Their slots (`@name`) replace named foods. */
export const kindsOfDish = (): readonly Dish[] => (every ??= files.flatMap((name) => dishesOf(`improvised/${name}.txt`)));

/** Foods by slot. */
type Filling = ReadonlyMap<string, readonly string[]>;

/** Assigns every food to a matching slot; null when one does not fit, or a slot is not filled enough. */
function fill({ open }: Dish, foods: readonly string[]): Filling | null {
  const filling = new Map<string, string[]>(open.map(({ name }) => [name, []]));
  for (const food of foods) {
    const place = open.find(({ name, by, most }) => (filling.get(name)?.length ?? 0) < most && isOf(food, by));
    if (place === undefined) return null;
    filling.get(place.name)?.push(food);
  }
  return open.every(({ name, least }) => (filling.get(name)?.length ?? 0) >= least) ? filling : null;
}

/** Foods bought by the piece. */
const produce: ReadonlySet<string> = new Set([
  'root',
  'firm-vegetable',
  'quick-vegetable',
  'aromatic',
  'tomato',
  'citrus',
  'firm-fruit',
  'soft-fruit',
  'potato',
]);

/** Grams of one food of a slot: whole pieces where they are counted, otherwise in steps of five grams. */
function amountFor(food: string, { grams }: OpenPlace, count: number, servings: number): Pick<PlannedIngredient, 'amount' | 'unit'> {
  const { weights, role } = foodTree().food(food);
  const each = weights.get('each');
  const all = (grams * servings) / count;
  if (each !== undefined && (role === 'egg' || (produce.has(role) && each >= 60 && all / each <= 6)))
    return { amount: Math.max(1, Math.round(all / each)), unit: null };
  return { amount: Math.max(5, Math.round(all / 5) * 5), unit: 'g' };
}

/** The plan of a kind of dish with its slots filled. */
function filledPlan(dish: Dish, filling: Filling): Plan {
  // Until here, slots are in the list under their own names.
  const open = planOf(dish);
  const ingredients: PlannedIngredient[] = [];
  const places = new Map<number, number[]>();
  open.ingredients.forEach((ingredient, index) => {
    const place = dish.open.find(({ name }) => name === ingredient.food);
    const foods = place === undefined ? [ingredient.food] : (filling.get(place.name) ?? []);
    places.set(
      index,
      foods.map((food) => {
        const amount = place === undefined ? {} : amountFor(food, place, foods.length, dish.makes.servings);
        return ingredients.push({ ...ingredient, food, ...amount }) - 1;
      }),
    );
  });
  const moved = <T extends PlannedText>(text: T): T => ({
    ...text,
    slots: Object.fromEntries(
      Object.entries(text.slots).map(([letter, old]) => [
        letter,
        old.flatMap(({ at, share }): Place[] => (places.get(at) ?? []).map((to) => ({ at: to, share }))),
      ]),
    ),
  });
  return {
    ...open,
    dish: null,
    title: moved(open.title),
    summary: moved(open.summary),
    ingredients,
    steps: open.steps
      .map((step) => ({ ...step, clauses: step.clauses.filter((clause) => isSayable(moved(clause))).map(moved) }))
      .filter(({ clauses }) => clauses.length > 0),
  };
}

const isSayable = ({ key, slots }: PlannedText) => {
  const outside = key.replace(/\[[^\]]*\]/g, '');
  return Object.entries(slots).every(([letter, at]) => at.length > 0 || !outside.includes(`{${letter}`));
};

export interface Improvised {
  dish: Dish;
  plan: Plan;
}

/**
 * A dish made of the requested foods. Only foods that match its slots: a pulse must be cooked, flour is not a vegetable. Null when no kind of dish
 * fits.
 */
export function improvise(sought: Sought): Improvised | null {
  const { foods, features } = sought.understood;
  const wanted = [...new Set(foods.map(({ id }) => typicalOf(id)))];
  if (wanted.length === 0) return null;
  const kinds = features.filter((feature) => feature.startsWith('kind:'));
  const other = features.filter((feature) => !feature.startsWith('kind:'));
  const possible = kindsOfDish().flatMap((dish): (Improvised & { score: number })[] => {
    const plain = planOf(dish);
    if (kinds.length > 0 && !kinds.some((kind) => fitOf(dish, plain, kind) === 1)) return [];
    const filling = fill(dish, wanted);
    if (filling === null) return [];
    const plan = filledPlan(dish, filling);
    if (!isPossible(dish, plan, sought.wishes)) return [];
    const kept = fitted({ dish, plan, covered: wanted, missing: [], changes: 0 }, sought.wishes);
    if (!kept.ok) return [];
    const fit = other.reduce((sum, feature) => sum + fitOf(dish, plan, feature), 0);
    const main = dish.open[0];
    const hasMain = main !== undefined && (filling.get(main.name)?.length ?? 0) > 0;
    return [{ dish, plan: kept.version.plan, score: fit + (hasMain ? 1 : 0) - plan.ingredients.length * 0.01 }];
  });
  return possible.toSorted((a, b) => b.score - a.score)[0] ?? null;
}
