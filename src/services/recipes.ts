import { fromPromise } from 'xstate';
import { kitchenEndpoints } from '../../contract/kitchen-endpoints.ts';
import type { Recipe, RecipePage } from '../../contract/recipe.ts';
import type { Api } from './api.ts';

/** Reading recipes, as actors. */
export const recipeActors = (api: Api) => ({
  loadRecipe: fromPromise<Recipe, { companyUri: string; guid: string }>(({ input, signal }) =>
    api(kitchenEndpoints.getRecipe, { params: { companyUri: input.companyUri, guid: input.guid }, signal }),
  ),
  loadRecipes: fromPromise<RecipePage, { before: string | null }>(({ input, signal }) =>
    api(kitchenEndpoints.listRecipes, { query: { before: input.before ?? undefined }, signal }),
  ),
});
