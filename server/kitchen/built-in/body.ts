import { sourceLocale } from '../../../contract/locales.ts';
import type { RecipeBody } from '../../../contract/recipe.ts';
import type { Dish } from './dish.ts';

/** A dish as a recipe, still with its own servings and metric units. Times, amounts and texts are the dish's. */
export function bodyOf(dish: Dish): RecipeBody {
  const [kcal, protein, fat, carbohydrate] = dish.nutrition;
  return {
    // The dishes are written in English, whoever asks.
    language: sourceLocale,
    title: dish.title,
    summary: dish.summary,
    cuisine: dish.cuisine,
    servings: dish.servings,
    prepMinutes: dish.prepMinutes,
    cookMinutes: dish.cookMinutes,
    ingredients: dish.ingredients.map((ingredient) => ({ ...ingredient, replaces: null })),
    steps: dish.steps.map(({ text, minutes, uses }) => ({
      text,
      minutes,
      uses: uses.map((item) => dish.ingredients.findIndex((ingredient) => ingredient.item === item)).filter((index) => index >= 0),
    })),
    allergens: [...dish.allergens],
    diets: [...dish.diets],
    nutrition: { kcal, protein, fat, carbohydrate },
    assumptions: [],
  };
}
