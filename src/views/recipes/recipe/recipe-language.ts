import { sourceLocale } from '../../../../contract/shell/locales.ts';
import type { Recipe } from '../../../../contract/recipes/recipe.ts';

/** The language of a recipe. Old recipes lack it and are in English. */
export const recipeLanguage = ({ language }: Pick<Recipe, 'language'>): string => language ?? sourceLocale;
