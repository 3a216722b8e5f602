import type { RecipeFacets, RecipeSummary } from '../../contract/recipes/recipe.ts';

const timesIn = (recipes: readonly RecipeSummary[], collection: string): number =>
  recipes.filter(({ shelf }) => shelf?.collections?.includes(collection) === true).length;

/**
 * Number of recipes of a collection: the server's count, with the changes made since. `loaded` are the listed recipes as the server sent
 * them, `shown` as they are now. Null: an older server counts none.
 */
export function shelfSize(
  collection: string,
  facets: RecipeFacets | null,
  { loaded, shown }: { loaded: readonly RecipeSummary[]; shown: readonly RecipeSummary[] },
): number | null {
  if (facets?.collections === undefined) return null;
  const counted = facets.collections.find(({ guid }) => guid === collection)?.count ?? 0;
  return counted + timesIn(shown, collection) - timesIn(loaded, collection);
}
