import { msg } from '@lingui/core/macro';
import { sharedShoppingPath } from './member-paths.ts';
import { definePage, type PagePart } from './page-table.ts';

/** The same inside the members' frame, shown while the session is unknown. */
export const savedRecipesPart: PagePart = {
  load: async () => (await import('../views/recipes/saved/SavedRecipes.tsx')).SavedRecipes,
  flow: async () => (await import('../composition/recipes/saved-recipes.ts')).openSavedRecipes,
};

/** Public: the link suffices, without an account. */
export const sharedShoppingPage = definePage({
  key: 'sharedShopping',
  path: sharedShoppingPath,
  title: msg`Shopping list`,
  load: async () => (await import('../views/recipes/shopping/SharedShoppingPage.tsx')).SharedShoppingPage,
  flow: async () => (await import('../composition/recipes/shopping.ts')).openSharedShopping,
});

/** Public: reads this browser's copies without calling the server. */
export const savedRecipesPage = definePage({
  key: 'savedRecipes',
  path: '/saved-recipes',
  title: msg`Saved recipes`,
  load: async () => (await import('../views/recipes/saved/SavedRecipesPage.tsx')).SavedRecipesPage,
  flow: async () => (await import('../composition/recipes/saved-recipes.ts')).openSavedRecipes,
});
