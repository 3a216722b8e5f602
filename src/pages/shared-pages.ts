import { categoryPagePath } from '../../contract/recipes/category-pages.ts';
import { sharedPagePath } from '../../contract/recipes/share-path.ts';
import { definePage, SET_LATER } from './page-table.ts';

/** A shared recipe, for everybody with its link. */
export const sharedRecipePage = definePage({
  key: 'sharedRecipe',
  path: sharedPagePath,
  title: SET_LATER,
  load: async () => (await import('../views/recipes/shared/SharedRecipePage.tsx')).SharedRecipePage,
  flow: async () => (await import('../composition/recipes/shared-recipe.ts')).openSharedRecipe,
});

/** The public recipes of a category. */
export const categoryPage = definePage({
  key: 'category',
  path: categoryPagePath,
  title: SET_LATER,
  load: async () => (await import('../views/recipes/category/CategoryPage.tsx')).CategoryPage,
  flow: async () => (await import('../composition/recipes/category.ts')).openCategory,
});
