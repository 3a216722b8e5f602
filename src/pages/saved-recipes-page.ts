import { msg } from '@lingui/core/macro';
import type { Page } from './page-table.ts';

/** Public: it reads what this browser keeps, and asks the server for nothing. */
export const savedRecipesPage: Page = {
  key: 'savedRecipes',
  path: '/saved-recipes',
  title: msg`Saved recipes`,
  load: async () => (await import('../views/saved-recipes/SavedRecipesPage.tsx')).SavedRecipesPage,
  flow: async () => (await import('../composition/flows/saved-recipes.ts')).openSavedRecipes,
  texts: 'saved',
};
