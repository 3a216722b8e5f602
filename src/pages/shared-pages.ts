import { categoryPagePath } from '../../contract/recipes/category-pages.ts';
import { sharedPagePath } from '../../contract/recipes/share-path.ts';
import { isServed } from '../services/served-page.ts';
import { definePage, SET_LATER } from './page-table.ts';

/** The server has drawn the dishes of a served page: the code takes them over when it can draw them itself. */
export const drawnIfServed = async (): Promise<void> => {
  if (isServed()) await (await import('../views/recipes/recipe/DishPicture.tsx')).fetchDrawing();
};

/** A shared recipe, for everybody with its link. */
export const sharedRecipePage = definePage({
  key: 'sharedRecipe',
  path: sharedPagePath,
  title: SET_LATER,
  load: async () => {
    const { SharedRecipePage } = await import('../views/recipes/shared/SharedRecipePage.tsx');
    await drawnIfServed();
    return SharedRecipePage;
  },
  flow: async () => (await import('../composition/recipes/shared-recipe.ts')).openSharedRecipe,
});

/** The public recipes of a category. */
export const categoryPage = definePage({
  key: 'category',
  path: categoryPagePath,
  title: SET_LATER,
  load: async () => {
    const { CategoryPage } = await import('../views/recipes/category/CategoryPage.tsx');
    await drawnIfServed();
    return CategoryPage;
  },
  flow: async () => (await import('../composition/recipes/category.ts')).openCategory,
});
