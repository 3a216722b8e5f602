import { foodTree } from '../foods/lexicon.ts';
import type { Swap } from '../foods/food.ts';
import { costly } from '../finding/features.ts';
import type { Plan, PlannedIngredient } from '../plan.ts';
import { exclusionsOf, rebuilt, swapped, type OwnSwaps } from '../wishes/adapt.ts';
import { allergens } from '../../../../contract/recipes/allergens.ts';
import type { Wish } from '../../../../contract/kitchen/wishes.ts';

/** Cheaper substitutes. There are no prices here: the list holds what costs more everywhere. */
const cheaperThan: Readonly<Record<string, readonly Swap[]>> = {
  saffron: [{ to: 'ground-turmeric', ratio: 2 }],
  'pine-nut': [
    { to: 'sunflower-seed', ratio: 1 },
    { to: 'pumpkin-seed', ratio: 1 },
  ],
  'salmon-fillet': [
    { to: 'pollock-fillet', ratio: 1 },
    { to: 'cod-fillet', ratio: 1 },
  ],
  'lamb-rack': [{ to: 'lamb-chop', ratio: 1 }],
  'vanilla-pod': [{ to: 'vanilla-extract', ratio: 1 }],
  'fillet-steak': [{ to: 'rump-steak', ratio: 1 }],
  'sirloin-steak': [{ to: 'rump-steak', ratio: 1 }],
  'ribeye-steak': [{ to: 'rump-steak', ratio: 1 }],
  'pork-fillet': [{ to: 'pork-chop', ratio: 1 }],
  'lamb-leg': [{ to: 'lamb-shoulder', ratio: 1 }],
  'parma-ham': [{ to: 'ham', ratio: 1 }],
  pancetta: [{ to: 'bacon', ratio: 1 }],
  'macadamia-nut': [{ to: 'sunflower-seed', ratio: 1 }],
};

/** Grams of meat or fish per serving above which a third can go. */
const muchMeat = 110;
const ofAnimals: ReadonlySet<string> = new Set(['meat', 'stewing-meat', 'roast', 'poultry', 'fish', 'shellfish', 'mince', 'cured']);

const isChilli = (food: string) => foodTree().lineage(food).has('chilli') || foodTree().food(food).role === 'chilli';

/** Chillies, and pastes and sauces that are made of them. */
const isHot = ({ food }: PlannedIngredient) => {
  const { role, parts } = foodTree().food(food);
  return isChilli(food) || ((role === 'paste' || role === 'sauce') && parts.some(isChilli));
};

const tidy = (amount: number) => (amount >= 3 ? Math.round(amount) : Math.round(amount * 4) / 4);

/** The plan with different amounts of hot foods, and those foods; null when none is hot. */
export function withHeat(plan: Plan, factor: number): { plan: Plan; foods: string[] } | null {
  const foods: string[] = [];
  const ingredients = plan.ingredients.map((ingredient) => {
    if (!isHot(ingredient) || ingredient.amount === null) return ingredient;
    const amount = Math.max(0.25, tidy(ingredient.amount * factor));
    if (amount === ingredient.amount) return ingredient;
    foods.push(ingredient.food);
    return { ...ingredient, amount };
  });
  return foods.length === 0 ? null : { plan: { ...plan, ingredients }, foods };
}

/** An allergen that the recipe does not hold yet: nobody asked for it. */
const bringsAllergen = ({ ingredients }: Plan, to: string) =>
  allergens.some(
    (allergen) =>
      foodTree().verdict(to, allergen) === 'contains' && ingredients.every(({ food }) => foodTree().verdict(food, allergen) !== 'contains'),
  );

/** The plan with cheaper foods instead of expensive ones; null when there are none, or no substitutes. */
export function cheaper(plan: Plan, wishes: readonly Wish[], own: OwnSwaps): Plan | null {
  const exclusions = exclusionsOf(wishes);
  const isAllowed = ({ to }: Swap) =>
    foodTree().foods.has(to) && !costly.has(to) && exclusions.every(({ verdict }) => verdict(to) === 'free') && !bringsAllergen(plan, to);
  let hasChanged = false;
  const next = plan.ingredients.map((ingredient) => {
    const { food } = ingredient;
    if (!costly.has(food) && cheaperThan[food] === undefined) return ingredient;
    const swap = [...(own.get(food) ?? []), ...(cheaperThan[food] ?? [])].find(isAllowed);
    if (swap === undefined) return ingredient;
    hasChanged = true;
    return swapped(ingredient, swap);
  });
  return hasChanged ? rebuilt(plan, next) : null;
}

/** The plan with less of what costs most in it, and that food; null when it has little of it. */
export function withLessMeat(plan: Plan): { plan: Plan; foods: string[] } | null {
  const gramsAt = (ingredient: PlannedIngredient) =>
    ofAnimals.has(foodTree().food(ingredient.food).role) && ingredient.unit === 'g' ? (ingredient.amount ?? 0) : 0;
  const at = plan.ingredients.reduce((best, ingredient, index) => (gramsAt(ingredient) > gramsAt(plan.ingredients[best] ?? ingredient) ? index : best), 0); // prettier-ignore
  const main = plan.ingredients[at];
  if (main === undefined || gramsAt(main) / plan.makes.servings < muchMeat) return null;
  const amount = Math.round((gramsAt(main) * 2) / 15) * 5;
  return { plan: { ...plan, ingredients: plan.ingredients.with(at, { ...main, amount }) }, foods: [main.food] };
}

const rich: ReadonlySet<string> = new Set(['fat', 'cream', 'hard-cheese', 'melting-cheese']);

/** Measured fat, cream and cheese that is eaten: oil for frying is not. */
export const isRich = ({ food, amount, note }: PlannedIngredient): boolean =>
  rich.has(foodTree().food(food).role) && amount !== null && note?.key !== 'for frying';

/** The plan with less fat, cream and cheese; null when it has none that could be less. Dough and batter need theirs. */
export function lighter(plan: Plan): { plan: Plan; foods: string[] } | null {
  if (plan.ingredients.some(({ food }) => foodTree().food(food).role === 'raising')) return null;
  const foods: string[] = [];
  const ingredients = plan.ingredients.map((ingredient) => {
    const { food, amount } = ingredient;
    if (!isRich(ingredient) || amount === null) return ingredient;
    const next = tidy((amount * 2) / 3);
    if (next >= amount) return ingredient;
    foods.push(food);
    return { ...ingredient, amount: ingredient.unit === 'g' || ingredient.unit === 'ml' ? Math.round(next / 5) * 5 || next : next };
  });
  return foods.length === 0 ? null : { plan: { ...plan, ingredients }, foods };
}
