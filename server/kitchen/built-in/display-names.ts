import type { Ingredient, RecipeBody } from '../../../contract/recipe.ts';

// Names that are the same for one and for many.
const unchanging = /(?:pak choi|star anise|tofu|bread|s)$/;

const endings: readonly (readonly [ending: RegExp, many: string])[] = [
  [/leaf$/, 'leaves'],
  [/loaf$/, 'loaves'],
  [/(chill)i$/, '$1ies'],
  [/((?:tomat|potat|mang)o)$/, '$1es'],
  [/([^aeiou])y$/, '$1ies'],
  [/((?:ch|sh|x))$/, '$1es'],
  [/$/, 's'],
];

/** The English plural of a counted ingredient as our dishes name them; null when it does not change. */
export function pluralOf(item: string): string | null {
  if (unchanging.test(item)) return null;
  const [ending, many] = endings.find(([pattern]) => pattern.test(item)) ?? [/$/, 's'];
  return item.replace(ending, many);
}

function named(ingredient: Ingredient): Ingredient {
  // "2 cans" says already that they are canned.
  if (ingredient.unit === 'can') return { ...ingredient, item: ingredient.item.replace(/^canned /, '') };
  const plural = ingredient.unit === null && ingredient.amount !== null ? pluralOf(ingredient.item) : null;
  return plural === null ? ingredient : { ...ingredient, plural };
}

/** Items as a person reads them, last of all: until here their one name serves search, swaps and allergens. */
export const withDisplayNames = (body: RecipeBody): RecipeBody => ({ ...body, ingredients: body.ingredients.map(named) });
