import { Trans, useLingui } from '@lingui/react/macro';
import type { I18n } from '@lingui/core';
import type { ReactNode } from 'react';
import Clock from 'lucide-react/icons/clock';
import { itemName, showIngredient } from '../../../../contract/recipes/recipe-math.ts';
import type { Ingredient, Step } from '../../../../contract/recipes/recipe.ts';
import { listParts } from '../../../texts/list-texts.ts';
import { formatQuantity } from '../../../texts/quantity-texts.ts';
import { formatMinutes } from '../../../../contract/recipes/minutes.ts';
import { RecipeText } from './RecipeText.tsx';
import styles from './Steps.module.css';

interface StepsProps {
  steps: readonly Step[];
  /** Scaled and converted like the list beside them. */
  ingredients: readonly Ingredient[];
  /** What stands under a step, by its place from 0. */
  underStep?: ((step: number) => ReactNode) | undefined;
}

/** What to do, each step with its time and what it needs, so that nobody scrolls back with wet hands. What search engines are told of a step leads to its id. */
export function Steps({ steps, ingredients, underStep }: StepsProps) {
  const { i18n } = useLingui();
  return (
    <section className={styles.section}>
      <h2>
        <Trans>Steps</Trans>
      </h2>
      <ol className={styles.steps}>
        {Object.entries(steps).map(([place, step]) => (
          <li key={place} id={`step-${Number(place) + 1}`} className={styles.step}>
            <div className={styles.content}>
              <p>
                <RecipeText>{step.text}</RecipeText>
              </p>
              <p className={styles.notes}>
                {step.minutes !== null && step.minutes > 0 && (
                  <span className={styles.time}>
                    <Clock />
                    {formatMinutes(step.minutes, i18n.locale)}
                  </span>
                )}
                <span>
                  <Uses step={step} ingredients={ingredients} />
                </span>
              </p>
              {underStep?.(Number(place))}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/**
 * What a step uses. Amounts are in the language of the page, names in that of the recipe: each stands for itself, in the order of the page.
 */
export function Uses({ step: { uses, shares }, ingredients }: { step: Step; ingredients: readonly Ingredient[] }) {
  const { i18n } = useLingui();
  const used = uses.flatMap((index, place) => {
    const ingredient = ingredients[index];
    return ingredient === undefined ? [] : [partOf(ingredient, shares?.[place])];
  });
  return Object.entries(listParts(used, i18n.locale)).map(([place, { item, text }]) =>
    item === null ? (
      text
    ) : (
      // A recipe may name the same thing twice; the order never changes.
      <bdi key={place}>
        {amountOf(item, i18n)}
        <RecipeText>{itemName(item)}</RecipeText>
      </bdi>
    ),
  );
}

const usUnits: ReadonlySet<string> = new Set(['oz', 'lb', 'cup', 'fl oz']);
const usesUs = (unit: string | null) => unit !== null && usUnits.has(unit);

/** As much of an ingredient as a step takes; without an amount where that is left to the cook, or where it was added before. */
function partOf(ingredient: Ingredient, share: number | null | undefined): Ingredient {
  if (share === undefined || share === 1 || ingredient.amount === null) return ingredient;
  if (share === null || share === 0) return { ...ingredient, amount: null };
  return showIngredient({ ...ingredient, scales: true }, share, usesUs(ingredient.unit) ? 'us' : 'metric');
}

/** "2 cups ", or nothing where the cook decides. */
function amountOf({ amount, unit }: Ingredient, i18n: I18n): string {
  const quantity = formatQuantity(amount, unit, i18n);
  return quantity === '' ? '' : `${quantity} `;
}
