import { sourceLocale } from '../../../contract/locales.ts';
import type { Recipe } from '../../../contract/recipe.ts';

/** What a recipe is written in. Those from before there were languages do not say, and are in English. */
export const recipeLanguage = ({ language }: Pick<Recipe, 'language'>): string => language ?? sourceLocale;
