import { isThat } from '../finding/belongs.ts';
import type { Role } from '../foods/food.ts';
import { foodTree } from '../foods/lexicon.ts';
import { isServed } from '../methods/parts.ts';
import type { Plan, PlannedIngredient } from '../plan.ts';
import type { Sought } from '../finding/find.ts';
import { rebuilt, type Unmet } from '../wishes/adapt.ts';
import { sauceIn } from './sauce.ts';

/* "Skip the rice", "without the sauce": parts of a dish that go without a substitute, or cannot go. */

const sides: ReadonlySet<Role> = new Set(['rice', 'bread', 'wrap', 'noodle', 'potato', 'grain', 'salad']);
const beside = /^(?:Cook \{a\} as the packet says|Serve|Spoon over|Divide|Warm)/;

/** True for a side dish: it is cooked and served by itself. */
function isSide({ steps }: Plan, ingredient: PlannedIngredient, at: number): boolean {
  if (ingredient.part === 'defining' || !sides.has(foodTree().food(ingredient.food).role)) return false;
  const clauses = steps
    .flatMap((step) => step.clauses)
    .filter(({ slots }) =>
      Object.values(slots)
        .flat()
        .some((place) => place.at === at),
    );
  return isServed(ingredient) || clauses.every(({ key }) => beside.test(key));
}

const isSaucy = ({ food, part }: PlannedIngredient) =>
  part !== 'defining' && (foodTree().food(food).role === 'sauce' || isThat('sauce', food) || isThat('mayonnaise', food));

const leftOutIn = ({ wishes }: Sought) => wishes.filter(({ kind }) => kind === 'without' || kind === 'allergy');

/** True when the words leave out the sauce or the dressing of the dish. */
const isWithoutSauce = (sought: Sought) =>
  leftOutIn(sought).some(({ id }) => id === 'sauce') ||
  sought.understood.avoided.some((id) => id === 'kind:sauce' || id === 'kind:dressing');

/** The plan without the side dishes and finished sauces that the words leave out: nothing takes their place. */
export function withoutParts(plan: Plan, sought: Sought): Plan {
  const ids = leftOutIn(sought).map(({ id }) => id);
  const isGone = (ingredient: PlannedIngredient, at: number) =>
    (isSide(plan, ingredient, at) && ids.some((id) => isThat(id, ingredient.food))) || (isWithoutSauce(sought) && isSaucy(ingredient));
  if (!plan.ingredients.some(isGone)) return plan;
  return (
    rebuilt(
      plan,
      plan.ingredients.map((ingredient, at) => (isGone(ingredient, at) ? null : ingredient)),
    ) ?? plan
  );
}

const flesh: ReadonlySet<Role> = new Set(['meat', 'stewing-meat', 'roast', 'mince', 'poultry', 'sausage', 'cured', 'fish', 'smoked-fish', 'tinned-fish', 'shellfish']); // prettier-ignore

/** "Only bacon": the plan without its other meat and fish, where it holds the one that is named and does not need the others. */
export function withOnly(plan: Plan, { understood }: Sought): Plan {
  const only = understood.allowed.flatMap(({ foods, isOnly }) => (isOnly ? foods : []));
  const isNamed = ({ food }: PlannedIngredient) => only.some((id) => isThat(id, food));
  const isFlesh = ({ food }: PlannedIngredient) => flesh.has(foodTree().food(food).role);
  if (!plan.ingredients.some((ingredient) => isFlesh(ingredient) && isNamed(ingredient))) return plan;
  return (
    rebuilt(
      plan,
      plan.ingredients.map((one) => (isFlesh(one) && !isNamed(one) ? null : one)),
    ) ?? plan
  );
}

/** Sauces that the recipe makes itself: of these parts, in sentences that speak of the sauce. They cannot be left out. */
export function madeInside(plan: Plan, sought: Sought): Unmet[] {
  const foods = plan.ingredients.map(({ food }) => food);
  const isThere = (part: string) => foods.some((food) => isThat(part, food));
  const made = leftOutIn(sought).filter(({ id }) => {
    const { isKind, parts } = foodTree().food(id);
    return !isKind && parts.length >= 3 && isThat('sauce', id) && !isThere(id) && parts.filter(isThere).length >= 3;
  });
  // A dressing is mixed from more than one bottle, and its salad is tossed with it.
  const isMixed = plan.kind === 'salad' || !plan.ingredients.some(isSaucy);
  const isSpoken = plan.steps.some(({ clauses }) => clauses.some(({ key }) => /\b(?:sauce|dressing|gravy)\b/.test(key)));
  const ofSauce = isWithoutSauce(sought) && isMixed && isSpoken && sauceIn(plan).length > 0;
  const unmet = made.map((wish) => ({ wish, food: wish.id }));
  return ofSauce ? [...unmet, { wish: { kind: 'without' as const, id: 'sauce' }, food: 'sauce' }] : unmet;
}
