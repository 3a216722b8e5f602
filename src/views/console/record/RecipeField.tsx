import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { is } from 'superstruct';
import { recipeSchema, type Recipe, type UnitSystem } from '../../../../contract/recipes/recipe.ts';
import { RecipeSheet } from '../../recipes/recipe/RecipeSheet.tsx';
import styles from './RecordPage.module.css';

function recipeIn(text: string): Recipe | null {
  try {
    const value: unknown = JSON.parse(text);
    return is(value, recipeSchema) ? value : null;
  } catch {
    return null;
  }
}

/** A recipe as its readers see it, in the language that it is stored in, for their servings and in their units. */
export function RecipeField({ text }: { text: string }) {
  const recipe = recipeIn(text);
  if (recipe !== null) return <Sheet key={text} recipe={recipe} />;
  return (
    <p className={styles.note}>
      <Trans>This recipe cannot be shown. It is stored in a form that this page does not know.</Trans>
    </p>
  );
}

function Sheet({ recipe }: { recipe: Recipe }) {
  const [servings, setServings] = useState(recipe.servings);
  const [unitSystem, setUnitSystem] = useState<UnitSystem>(recipe.unitSystem);
  return (
    <RecipeSheet
      recipe={recipe}
      isWithin
      photo={null}
      servings={servings}
      unitSystem={unitSystem}
      onServingsChange={setServings}
      onUnitsChange={setUnitSystem}
    />
  );
}
