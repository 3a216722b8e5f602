import { Trans, useLingui } from '@lingui/react/macro';
import type { PartialRecipe as Recipe } from '../../../../contract/recipes/partial-recipe.ts';
import { asideText, formatQuantity } from '../../../texts/quantity-texts.ts';
import { DishPicture } from '../../recipes/recipe/DishPicture.tsx';
import styles from './PartialRecipe.module.css';

interface PartialRecipeProps {
  /** Null before the first word. */
  recipe: Recipe | null;
  isGrowing: boolean;
}

/** A recipe while it is being written. It only grows downwards, so text being read does not move. */
export function PartialRecipe({ recipe, isGrowing }: PartialRecipeProps) {
  return (
    <div className={styles.recipe} aria-busy={isGrowing}>
      {recipe !== null && <Written recipe={recipe} />}
      {isGrowing && <Blank isUntitled={(recipe?.title ?? null) === null} />}
    </div>
  );
}

function Written({ recipe }: { recipe: Recipe }) {
  const { i18n } = useLingui();
  const { picture, kind } = recipe;
  return (
    <>
      {picture !== undefined && (
        <div className={styles.picture}>
          <DishPicture picture={picture} kind={kind} isGrowing />
        </div>
      )}
      {recipe.title !== null && (
        <h2>
          <bdi>{recipe.title}</bdi>
        </h2>
      )}
      {recipe.summary !== null && (
        <p className={styles.summary}>
          <bdi>{recipe.summary}</bdi>
        </p>
      )}
      {recipe.ingredients.length > 0 && (
        <section className={styles.section}>
          <h3>
            <Trans>Ingredients</Trans>
          </h3>
          <ul className={styles.ingredients}>
            {Object.entries(recipe.ingredients).map(([place, { amount, unit, item, note }]) => (
              // The list only grows at its end, so the index is a stable key.
              <li key={place}>
                <bdi>
                  <strong>{formatQuantity(amount, unit, i18n)}</strong>
                </bdi>{' '}
                <bdi>
                  {item}
                  {note !== null && <span className={styles.note}>{asideText(note, i18n.locale)}</span>}
                </bdi>
              </li>
            ))}
          </ul>
        </section>
      )}
      {recipe.steps.length > 0 && (
        <section className={styles.section}>
          <h3>
            <Trans>Steps</Trans>
          </h3>
          <ol className={styles.steps}>
            {Object.entries(recipe.steps).map(([place, { text }]) => (
              <li key={place}>
                <bdi>{text}</bdi>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

/** Skeleton lines for the next words. */
function Blank({ isUntitled }: { isUntitled: boolean }) {
  return (
    <div className={styles.blank} aria-hidden="true">
      {isUntitled && <div className={styles.blankTitle} />}
      <div className={styles.blankLine} />
      <div className={styles.blankLine} />
      <div className={styles.blankShort} />
    </div>
  );
}
