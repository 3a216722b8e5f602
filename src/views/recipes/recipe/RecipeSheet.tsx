import type { ReactNode } from 'react';
import type { Recipe } from '../../../../contract/recipes/recipe.ts';
import { factorBy } from '../../../../contract/recipes/scale-by.ts';
import { showRecipe } from '../../../../contract/recipes/recipe-math.ts';
import type { ShownAs, ShownAsEvent } from '../../../../machines/recipes/shown-as.ts';
import { useApp } from '../../../app/app-context.tsx';
import { formatFraction } from '../../../../contract/recipes/amounts.ts';
import { Assumptions } from './Assumptions.tsx';
import { Ingredients } from './Ingredients.tsx';
import { RecipeHead } from './RecipeHead.tsx';
import { recipeLanguage } from './recipe-language.ts';
import { RecipeNotes } from './RecipeNotes.tsx';
import { RecipeLanguage } from './RecipeText.tsx';
import { morePhotoAddresses, photoAddress } from '../../../../contract/kitchen/kitchen-endpoints.ts';
import styles from './RecipeSheet.module.css';
import { Steps } from './Steps.tsx';
import { Tips } from './Tips.tsx';
import { useLingui } from '@lingui/react/macro';

interface RecipeSheetProps {
  recipe: Recipe;
  /** True when embedded in a page with its own title. */
  isWithin?: boolean;
  /** Actions on the recipe. */
  actions?: ReactNode;
  /** The picture's URL, when it is not on the server. */
  photo?: string | null;
  /** URLs of the other photos that can be shown now. */
  morePhotos?: readonly string[] | undefined;
  /** With the reader's settings, not as stored. */
  shown: ShownAs;
  onShownChange: (change: ShownAsEvent) => void;
  /** Content below a step, by its index from 0. */
  underStep?: ((step: number) => ReactNode) | undefined;
  /** Further labels, folded away with those of the recipe. */
  moreLabels?: ReactNode;
  /** The main actions, below the title. */
  children?: ReactNode;
}

/** A recipe in the reader's servings and units, on screen and on paper. */
export function RecipeSheet({
  recipe,
  isWithin = false,
  photo,
  morePhotos,
  actions,
  shown,
  onShownChange,
  underStep,
  moreLabels,
  children,
}: RecipeSheetProps) {
  const { productName } = useApp().config;
  const { i18n } = useLingui();
  const format = (value: number) => formatFraction(value, i18n.locale);
  const { servings, unitSystem, have, oven } = shown;
  const read = showRecipe(recipe, { servings, unitSystem, oven, factor: factorBy(recipe, have), format });
  return (
    <RecipeLanguage value={recipeLanguage(recipe)}>
      <article className={styles.sheet}>
        {/* The tab's title; React hoists it into the head. */}
        {!isWithin && <title>{`${recipe.title} · ${productName}`}</title>}
        <RecipeHead
          recipe={read}
          isWithin={isWithin}
          photo={photo === undefined ? photoAddress(recipe) : photo}
          morePhotos={morePhotos ?? morePhotoAddresses(recipe)}
          actions={actions}
          moreLabels={moreLabels}
        >
          {children}
        </RecipeHead>
        {/* Before the work begins: "made for 4" is of no use after the steps. */}
        <Assumptions assumptions={read.assumptions} />
        <div className={styles.body}>
          <Ingredients recipe={read} stored={recipe} shown={shown} onChange={onShownChange} />
          <div className={styles.method}>
            <Steps recipe={read} underStep={underStep} />
            <Tips tips={read.tips} />
          </div>
        </div>
        <RecipeNotes recipe={recipe} />
      </article>
    </RecipeLanguage>
  );
}
