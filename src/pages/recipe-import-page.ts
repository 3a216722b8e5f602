import { msg } from '@lingui/core/macro';
import { importPath } from './member-paths.ts';
import { definePage } from './page-table.ts';

/** The import of recipes. */
export const recipeImportPage = definePage({
  key: 'recipeImport',
  path: importPath,
  title: msg`Import recipes`,
  load: async () => (await import('../views/recipes/import/ImportPage.tsx')).ImportPage,
  flow: async () => (await import('../composition/recipes/recipe-import.ts')).openRecipeImport,
  isForMembers: true,
  isForOwner: true,
});
