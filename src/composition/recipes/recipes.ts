import { kitchenEndpoints } from '../../../contract/kitchen/kitchen-endpoints.ts';
import type { Place } from '../../../contract/recipes/recipe-endpoints.ts';
import { foodSearchMachine } from '../../../machines/kitchen/food-search.machine.ts';
import type { RecipeFilters } from '../../../machines/recipes/recipe-filters.ts';
import { recipesMachine } from '../../../machines/recipes/recipes.machine.ts';
import { findFoods } from '../../services/foods.ts';
import { filtersIn, noteShown, showFilters, shownBefore } from '../../services/recipe-address.ts';
import { flowOf, type OpenFlow } from '../flow-scope.ts';
import { composeCollections } from './collections.ts';
import { composeErasure } from './erasure.ts';
import { composeRecipeChanges, composeRename } from './recipe-changes.ts';
import { composeToShopping } from './to-shopping.ts';

interface Wanted {
  filters: RecipeFilters;
  before: string | null;
  limit: number | null;
}

/** Upper limit of one request, however many were listed before. */
const mostAtOnce = 200;

const openPlace =
  (place: Place): OpenFlow =>
  async (scope) => {
    const [company] = (await scope.session()).extra.companies ?? [];
    const logic = recipesMachine.provide({
      actors: {
        changes: composeRecipeChanges(scope),
        rename: composeRename(scope),
        collections: composeCollections(scope),
        erasure: composeErasure(scope),
        toShopping: composeToShopping(scope),
        foodSearch: foodSearchMachine.provide({ actors: { findFoods: findFoods(scope.call) } }),
        loadRecipes: scope.call(kitchenEndpoints.listRecipes, {
          send: ({ filters, before, limit }: Wanted) => ({
            ...filters,
            place,
            ...(before === null ? { facets: 'yes' as const } : { before }),
            ...(limit !== null && { limit: String(Math.min(mostAtOnce, limit)) }),
          }),
        }),
      },
      actions: {
        showFilters: (_, { filters }) => showFilters(filters),
        noteShown: (_, { count }) => noteShown(count),
      },
    });
    return flowOf(logic, { companyUri: company?.uri ?? '', newId: scope.newId, filters: filtersIn(location.search), shown: shownBefore() });
  };

export const openRecipes: OpenFlow = openPlace('cookbook');
export const openTrash: OpenFlow = openPlace('trash');
