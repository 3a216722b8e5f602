import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import { itemName } from '../../../../contract/recipes/recipe-math.ts';
import type { Ingredient, Recipe } from '../../../../contract/recipes/recipe.ts';
import { diffOf, isUnchanged, type LineChange } from '../../../../machines/recipes/recipe-diff.ts';
import { asideText, formatQuantity } from '../../../texts/quantity-texts.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { recipeLanguage } from '../recipe/recipe-language.ts';
import { RecipeLanguage, RecipeText } from '../recipe/RecipeText.tsx';
import styles from './VersionDiff.module.css';

/** The changes of a version, line by line; unchanged lines are omitted. */
export function VersionDiff({ before, recipe }: { before: Recipe; recipe: Recipe }) {
  const diff = diffOf(before, recipe);
  if (isUnchanged(diff))
    return (
      <p>
        <Trans>Both versions read the same.</Trans>
      </p>
    );
  return (
    <RecipeLanguage value={recipeLanguage(recipe)}>
      <div className={styles.diff}>
        {diff.title !== null && (
          <Part
            title={<Trans>Title</Trans>}
            lines={[{ type: 'changed', was: diff.title.was, now: diff.title.now }]}
            show={(text) => text}
          />
        )}
        {diff.servings !== null && (
          <Part
            title={<Trans>Servings</Trans>}
            lines={[{ type: 'changed', was: String(diff.servings.was), now: String(diff.servings.now) }]}
            show={(text) => text}
          />
        )}
        <Part title={<Trans>Ingredients</Trans>} lines={diff.ingredients} show={showIngredient} />
        <Part title={<Trans>Steps</Trans>} lines={diff.steps} show={(text) => text} />
      </div>
    </RecipeLanguage>
  );
}

const showIngredient = (ingredient: Ingredient) => <IngredientText ingredient={ingredient} />;

function IngredientText({ ingredient }: { ingredient: Ingredient }) {
  const { i18n } = useLingui();
  const { amount, unit, note } = ingredient;
  return (
    <>
      {formatQuantity(amount, unit, i18n)} {itemName(ingredient)}
      {note !== null && asideText(note, i18n.locale)}
    </>
  );
}

interface PartProps<T> {
  title: ReactNode;
  lines: readonly LineChange<T>[];
  show: (line: T) => ReactNode;
}

function Part<T>({ title, lines, show }: PartProps<T>) {
  const told = Object.entries(lines).filter(([, { type }]) => type !== 'same');
  if (told.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.lines}>
        {told.map(([place, line]) => (
          // Both lists are fixed: the index is a stable key.
          <Fragment key={place}>
            {(line.type === 'removed' || line.type === 'changed') && (
              <li className={styles.removed}>
                <VisuallyHidden>{line.type === 'changed' ? <Trans>Before:</Trans> : <Trans>Removed:</Trans>}</VisuallyHidden>
                <del>
                  <RecipeText>{show(line.was)}</RecipeText>
                </del>
              </li>
            )}
            {(line.type === 'added' || line.type === 'changed') && (
              <li className={styles.added}>
                <VisuallyHidden>{line.type === 'changed' ? <Trans>Now:</Trans> : <Trans>Added:</Trans>}</VisuallyHidden>
                <ins>
                  <RecipeText>{show(line.now)}</RecipeText>
                </ins>
              </li>
            )}
          </Fragment>
        ))}
      </ul>
    </section>
  );
}
