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
  /** Scaled and converted like the ingredients. */
  ingredients: readonly Ingredient[];
  /** Content below a step, by its index from 0. */
  underStep?: ((step: number) => ReactNode) | undefined;
}

/** The steps, each with its time and ingredients, so that the cook need not scroll back. Structured data links to each step's id. */
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

/** The ingredients of a step. Amounts are in the page's language, names in the recipe's: each is isolated, in the page's order. */
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
      // A recipe may list an ingredient twice; the order is stable.
      <bdi key={place}>
        {amountOf(item, i18n)}
        <RecipeText>{itemName(item)}</RecipeText>
      </bdi>
    ),
  );
}

const usUnits: ReadonlySet<string> = new Set(['oz', 'lb', 'cup', 'fl oz']);
const usesUs = (unit: string | null) => unit !== null && usUnits.has(unit);

/** The amount used in a step; empty where the cook decides, or where it was added before. */
function partOf(ingredient: Ingredient, share: number | null | undefined): Ingredient {
  if (share === undefined || share === 1 || ingredient.amount === null) return ingredient;
  if (share === null || share === 0) return { ...ingredient, amount: null };
  return showIngredient({ ...ingredient, scales: true }, share, usesUs(ingredient.unit) ? 'us' : 'metric');
}

/** "2 cups ", or empty where the cook decides. */
function amountOf({ amount, unit }: Ingredient, i18n: I18n): string {
  const quantity = formatQuantity(amount, unit, i18n);
  return quantity === '' ? '' : `${quantity} `;
}
