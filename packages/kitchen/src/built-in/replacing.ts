import type { Dish } from '../dishes/dish.ts';
import { isThat, typicalOf } from '../finding/belongs.ts';
import type { Role } from '../foods/food.ts';
import { foodTree } from '../foods/lexicon.ts';
import { gramsOf } from '../foods/weigh.ts';
import type { Plan, PlannedIngredient } from '../plan.ts';
import type { Understood } from '../reading/reading.ts';
import { rebuilt, swapped } from '../wishes/adapt.ts';

/* "Tofu instead of chicken", "use oat milk": a food takes the place, the sentences and the share of another one. */

/** Roles that can take each other's place in a sentence. */
const groups: readonly (readonly Role[])[] = [
  ['meat', 'stewing-meat', 'roast', 'mince', 'poultry', 'sausage', 'cured', 'fish', 'tinned-fish', 'smoked-fish', 'shellfish', 'tofu', 'plant-mince', 'pulse', 'mushroom'],
  ['tofu', 'melting-cheese', 'soft-cheese', 'hard-cheese'],
  ['firm-vegetable', 'quick-vegetable', 'root', 'potato', 'mushroom', 'leaf', 'salad', 'tomato', 'pulse'],
  ['firm-vegetable', 'quick-vegetable', 'root', 'poultry', 'mince', 'stewing-meat', 'meat', 'fish', 'shellfish'],
  ['milk', 'cream', 'yogurt'],
  ['cream', 'yogurt', 'soft-cheese'],
  ['liquid', 'alcohol', 'drink', 'milk'],
  ['pasta', 'noodle'],
  ['rice', 'grain'],
  ['bread', 'wrap'],
  ['sugar', 'syrup', 'spread'],
  ['fat', 'spread'],
  ['nut', 'seed', 'dried-fruit', 'chocolate', 'berry'],
  ['soft-fruit', 'firm-fruit', 'berry', 'citrus', 'dried-fruit'],
  ['herb', 'spice', 'chilli', 'aromatic', 'paste'],
  ['sauce', 'paste', 'spread'],
]; // prettier-ignore

const roleOf = (food: string): Role => foodTree().food(food).role;

/** True when one food can stand in the sentences of the other. */
function canReplace(food: string, other: string): boolean {
  const [to, from] = [roleOf(food), roleOf(other)];
  if (to === 'none' || from === 'none') return false;
  return to === from || groups.some((group) => group.includes(to) && group.includes(from));
}

/** The food that a kind means in the place of another one: "lentils" for mince are cooked ones. */
function meantFor(wanted: string, { food }: PlannedIngredient, plan: Plan): string | null {
  const present = plan.ingredients.find((other) => isThat(wanted, other.food) && canReplace(other.food, food));
  if (present !== undefined) return present.food;
  const roles = [roleOf(food), ...groups.filter((group) => group.includes(roleOf(food))).flat()];
  const to = typicalOf(wanted, roles);
  return foodTree().food(to).isKind || !canReplace(to, food) ? null : to;
}

const isRaising = (food: string) => roleOf(food) === 'raising' && foodTree().lineage(food).has('raising-agent');

/** Self-raising flour brings its own baking powder. */
const bringsRaising = (food: string) =>
  foodTree()
    .food(food)
    .parts.some((part) => isRaising(part));

function withSwaps(plan: Plan, to: ReadonlyMap<number, string>): Plan | null {
  const raises = [...to.values()].some(bringsRaising);
  const present = new Set(plan.ingredients.map(({ food }) => food));
  const next = plan.ingredients.map((ingredient, at) => {
    const food = to.get(at);
    if (food === undefined) return raises && isRaising(ingredient.food) && ingredient.food !== 'dried-yeast' ? null : ingredient;
    const taken = swapped(ingredient, { to: food, ratio: 1 });
    // A food that is in the recipe already keeps its unit, so that both amounts add up.
    const same = present.has(food) ? plan.ingredients.find((other) => other.food === food) : undefined;
    const grams = same === undefined || same.unit === taken.unit ? null : gramsOf(ingredient);
    const each = same?.unit === null ? foodTree().food(food).weights.get('each') : undefined;
    return grams !== null && each !== undefined ? { ...taken, amount: Math.max(1, Math.round(grams / each)), unit: null } : taken;
  });
  return rebuilt(plan, next);
}

interface Replaced {
  plan: Plan;
  /** Wanted foods that are now in the plan, as they were named. */
  done: readonly string[];
}

/** The plan with `wanted` in the place of each food that `from` names; null when it has none of them, or they cannot take its place. */
function replaced(plan: Plan, from: readonly string[], wanted: readonly string[]): Replaced | null {
  const to = new Map<number, string>();
  const done = new Set<string>();
  plan.ingredients.forEach((ingredient, at) => {
    if (!from.some((food) => isThat(food, ingredient.food))) return;
    for (const food of wanted) {
      // "Sirloin instead of beef" leaves a sirloin alone.
      const meant = isThat(food, ingredient.food) ? null : meantFor(food, ingredient, plan);
      if (meant === null || to.has(at)) continue;
      to.set(at, meant);
      done.add(food);
    }
  });
  const other = to.size === 0 ? null : withSwaps(plan, to);
  return other === null ? null : { plan: other, done: [...done] };
}

/** The plan with every food that the words replace. `refused`: foods that cannot take the place of what they replace. */
export function exchangedIn(base: Plan, { swaps, wishes, foods }: Understood): Replaced & { refused: readonly string[] } {
  const isIn = (plan: Plan, food: string) => plan.ingredients.some((ingredient) => isThat(food, ingredient.food));
  let plan = base;
  const done: string[] = [];
  for (const { from, to } of swaps) {
    const now = plan;
    if (!from.some((food) => isIn(now, food))) continue;
    const made = replaced(plan, from, to);
    if (made === null) return { plan, done, refused: to };
    plan = made.plan;
    done.push(...made.done);
  }
  // "Without bacon, with salmon": what comes may take the place of what goes.
  const gone = wishes.flatMap(({ kind, id }) => (kind === 'without' && isIn(plan, id) ? [id] : []));
  const come = foods.map(({ id }) => id).filter((id) => !done.includes(id) && !isIn(plan, id));
  const made = gone.length === 0 || come.length === 0 ? null : replaced(plan, gone, come);
  return { plan: made?.plan ?? plan, done: [...done, ...(made?.done ?? [])], refused: [] };
}

/** Roles of which a recipe has one: "use oat milk" means instead of the milk. */
const single: ReadonlySet<Role> = new Set([
  'milk', 'cream', 'yogurt', 'fat', 'flour', 'sugar', 'syrup', 'rice', 'pasta', 'noodle', 'bread', 'wrap', 'potato', 'mince', 'plant-mince',
  'alcohol', 'grain', 'melting-cheese', 'soft-cheese', 'hard-cheese',
]); // prettier-ignore

/** Closeness of two foods: the number of kinds they share. */
const closeness = (food: string, other: string) =>
  [...foodTree().lineage(food)].filter((kind) => foodTree().lineage(other).has(kind)).length;

/** The plan with `wanted` instead of its food of the same role ("use oat milk"); null when it has no such food. */
export function withSame(plan: Plan, wanted: string): Plan | null {
  const typical = typicalOf(wanted);
  const { role, isKind } = foodTree().food(typical);
  if (isKind || !single.has(role)) return null;
  const places = plan.ingredients.flatMap(({ food }, at) => (roleOf(food) === role ? [{ at, near: closeness(food, typical) }] : []));
  const [best] = places.toSorted((a, b) => b.near - a.near);
  return best === undefined ? null : withSwaps(plan, new Map([[best.at, typical]]));
}

/** The dish's own substitutes, and those of the lexicon for what defines it: a change may make a chicken curry one of tofu. */
export function swapsWhenChanged(dish: Dish | null, plan: Plan): Map<string, readonly { to: string; ratio: number }[]> {
  const own = new Map(dish?.swaps ?? []);
  const named = new Set(
    [plan.title, plan.titleWhenSwapped].flatMap((title) =>
      Object.values(title?.slots ?? {})
        .flat()
        .map(({ at }) => at),
    ),
  );
  plan.ingredients.forEach(({ food, part }, at) => {
    // A title that cannot name the substitute would name what is gone.
    if (part === 'defining' && named.has(at) && !own.has(food)) own.set(food, foodTree().food(food).swaps);
  });
  return own;
}
