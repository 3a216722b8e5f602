import type { DishKind } from '../dishes/features.ts';
import type { Role } from '../foods/food.ts';
import { foodTree } from '../foods/lexicon.ts';
import { gramsOf } from '../foods/weigh.ts';
import type { Plan, PlannedIngredient } from '../plan.ts';

/* "Double the sauce": the sauce, gravy or dressing of a dish is a part of it, made of several ingredients. */

/** Names of this part in requests: foods and kinds of dishes. */
const names: ReadonlySet<string> = new Set(['sauce', 'gravy', 'kind:sauce', 'kind:dressing', 'dressing', 'salad-dressing']);

export const isSauce = (foods: readonly string[]): boolean => foods.some((food) => names.has(food));

const always: readonly Role[] = ['sauce', 'paste', 'liquid', 'alcohol', 'cream', 'milk', 'yogurt', 'citrus', 'sugar', 'syrup', 'spice', 'fat', 'flour', 'tomato', 'spread']; // prettier-ignore
const cooked: readonly Role[] = ['aromatic', 'chilli'];
/** What a sauce of pasta is made of as well. */
const ofPasta: readonly Role[] = ['egg', 'mince', 'plant-mince', 'cured', 'melting-cheese', 'soft-cheese', 'hard-cheese'];

const salads: ReadonlySet<DishKind> = new Set(['salad']);
const pastas: ReadonlySet<DishKind> = new Set(['pasta', 'noodles', 'gratin']);

/** More fat than this per serving is for frying. */
const fryingGrams = 20;

/** The indexes of the ingredients of the sauce; none for a dish without one. */
export function sauceIn({ ingredients, kind, makes }: Plan): number[] {
  const roles = new Set<Role>([...always, ...(salads.has(kind) ? [] : cooked), ...(pastas.has(kind) ? ofPasta : [])]);
  const isOf = (ingredient: PlannedIngredient) => {
    const { role } = foodTree().food(ingredient.food);
    const isSalt = foodTree().lineage(ingredient.food).has('salt');
    // Vegetables that are chopped as finely as an onion are cooked into it.
    const isInIt = roles.has(role) || isSalt || (ingredient.note?.key === 'finely chopped' && !salads.has(kind));
    if (ingredient.amount === null || !isInIt || ingredient.note?.key === 'to serve') return false;
    return role !== 'fat' || (gramsOf(ingredient) ?? 0) / makes.servings <= fryingGrams;
  };
  const found = ingredients.flatMap((ingredient, at) => (isOf(ingredient) ? [at] : []));
  const isWet = found.some((at) => !['fat', 'spice', 'sugar', 'flour'].includes(foodTree().food(ingredients[at]?.food ?? '').role));
  return isWet && found.length > 1 ? found : [];
}
