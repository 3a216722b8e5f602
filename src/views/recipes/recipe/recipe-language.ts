import { sourceLocale } from '../../../../contract/shell/locales.ts';
import type { Recipe } from '../../../../contract/recipes/recipe.ts';

/** What a recipe is written in. Those from before there were languages do not say, and are in English. */
export const recipeLanguage = ({ language }: Pick<Recipe, 'language'>): string => language ?? sourceLocale;
