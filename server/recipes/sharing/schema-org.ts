import type { I18n } from '@lingui/core';
import type { Recipe } from '../../../contract/recipes/recipe.ts';
import { toSchemaOrg } from '../schema-org.ts';

interface Published {
  /** Of the public page. */
  address: string;
  /** Best first. */
  images: readonly string[];
  productName: string;
  /** Milliseconds since 1970. */
  sharedAt: number;
  i18n: Pick<I18n, '_'>;
}

/** Our words for kinds of dish are English; a search engine takes them as a category. */
const categoryOf = (kind: string | undefined) => kind?.replaceAll('-', ' ');

/**
 * A shared recipe as https://developers.google.com/search/docs/appearance/structured-data/recipe asks for it. `name` and `image` are required, the rest
 * is recommended; ratings and videos do not exist. The author is the product: an owner's name is not told.
 */
export function publicSchemaOrg(recipe: Recipe, { address, images, productName, sharedAt, i18n }: Published): Record<string, unknown> {
  const known = Object.entries(toSchemaOrg(recipe, '')).filter(([name]) => !name.startsWith('anydish:'));
  const { recipeInstructions, ...said } = Object.fromEntries(known);
  const steps = Array.isArray(recipeInstructions) ? recipeInstructions : [];
  const keywords = [recipe.title, recipe.cuisine, categoryOf(recipe.kind)].filter(
    (word) => word !== null && word !== undefined && word !== '',
  );
  return {
    ...said,
    '@context': 'https://schema.org',
    '@id': address,
    url: address,
    mainEntityOfPage: address,
    identifier: recipe.guid,
    image: images,
    author: { '@type': 'Organization', name: productName },
    datePublished: new Date(sharedAt).toISOString(),
    recipeYield: [String(recipe.servings), i18n._('{count, plural, one {# serving} other {# servings}}', { count: recipe.servings })],
    ...(recipe.kind !== undefined && { recipeCategory: categoryOf(recipe.kind) }),
    keywords: keywords.join(', '),
    recipeInstructions: steps.map((step: Record<string, unknown>, index) => ({ ...step, url: `${address}#step-${index + 1}` })),
  };
}
