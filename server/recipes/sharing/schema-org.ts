import type { I18n } from '@lingui/core';
import type { Recipe } from '../../../contract/recipes/recipe.ts';
import { toSchemaOrg } from '../../../contract/recipes/schema-org.ts';

interface Published {
  /** Of the public page. */
  address: string;
  /** The same picture in 16:9, 4:3 and 1:1. */
  images: readonly string[];
  /** The site's logo, for its author. */
  origin: string;
  /** Names of the recipe's categories. */
  categories: readonly string[];
  productName: string;
  /** Milliseconds since 1970. */
  sharedAt: number;
  i18n: Pick<I18n, '_'>;
}

/** Kinds of dish are English words; search engines accept them as a category. */
const categoryOf = (kind: string | undefined) => kind?.replaceAll('-', ' ');

const mostFoods = 4;

/** Its main ingredients: cooks list them first. */
const mainFoods = ({ ingredients }: Recipe) => ingredients.slice(0, mostFoods).map(({ item }) => item);

/**
 * A shared recipe for https://developers.google.com/search/docs/appearance/structured-data/recipe. `name` and `image` are required, the rest is
 * recommended; there are no ratings or videos. The author is the product, because the owner's name is private.
 */
export function publicSchemaOrg(
  recipe: Recipe,
  { address, images, origin, categories, productName, sharedAt, i18n }: Published,
): Record<string, unknown> {
  const known = Object.entries(toSchemaOrg(recipe, '')).filter(([name]) => !name.startsWith('anydish:'));
  const { recipeInstructions, prepTime, cookTime, ...said } = Object.fromEntries(known);
  const steps = Array.isArray(recipeInstructions) ? recipeInstructions : [];
  // Cuisine and diets have properties of their own and are not keywords.
  const keywords = new Set(mainFoods(recipe));
  const kind = categoryOf(recipe.kind);
  const inCategories = categories.length > 0 ? categories : kind === undefined ? [] : [kind];
  return {
    ...said,
    '@context': 'https://schema.org',
    '@id': address,
    url: address,
    mainEntityOfPage: address,
    identifier: recipe.guid,
    image: images,
    author: { '@type': 'Organization', name: productName, url: `${origin}/` },
    datePublished: new Date(sharedAt).toISOString(),
    recipeYield: [String(recipe.servings), i18n._('{count, plural, one {# serving} other {# servings}}', { count: recipe.servings })],
    // Google needs both or neither; the total time is always given.
    ...(prepTime !== undefined && cookTime !== undefined && { prepTime, cookTime }),
    ...(inCategories.length > 0 && { recipeCategory: inCategories.join(', ') }),
    ...(keywords.size > 0 && { keywords: [...keywords].join(', ') }),
    recipeInstructions: steps.map((step: Record<string, unknown>, index) => ({ ...step, url: `${address}#step-${index + 1}` })),
  };
}
