import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { is } from 'superstruct';
import { recipeSchema, type Recipe } from '../../../../contract/recipes/recipe.ts';
import { shownAfter, shownAtFirst } from '../../../../machines/recipes/shown-as.ts';
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

/** A recipe as readers see it, in its stored language, servings and units. */
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
  const [shown, setShown] = useState(() => shownAtFirst(recipe, null, { units: null, ovens: null }));
  return (
    <RecipeSheet
      recipe={recipe}
      isWithin
      photo={null}
      shown={shown}
      onShownChange={(change) => setShown((before) => shownAfter(recipe, before, change))}
    />
  );
}
