import type { Recipe } from '../../../../contract/recipes/recipe.ts';
import { CookedBy } from './CookedBy.tsx';
import { recipeLanguage } from './recipe-language.ts';
import { Nutrition } from './Nutrition.tsx';
import styles from './RecipeNotes.module.css';

/** Below the steps: the nutrition of a serving, and the recipe's origin. */
export function RecipeNotes({ recipe }: { recipe: Recipe }) {
  const { nutrition, cookedBy } = recipe;
  return (
    <div className={styles.notes}>
      {nutrition !== null && <Nutrition nutrition={nutrition} />}
      <CookedBy cookedBy={cookedBy} createdAt={recipe.createdAt} language={recipeLanguage(recipe)} />
    </div>
  );
}
