import { Trans, useLingui } from '@lingui/react/macro';
import type { I18n } from '@lingui/core';
import type { ReactNode } from 'react';
import Clock from 'lucide-react/icons/clock';
import { itemName, showIngredient } from '../../../../contract/recipes/recipe-math.ts';
import type { Ingredient, Recipe, Step } from '../../../../contract/recipes/recipe.ts';
import { listParts } from '../../../texts/list-texts.ts';
import { formatQuantity } from '../../../texts/quantity-texts.ts';
import { formatMinutes } from '../../../../contract/recipes/minutes.ts';
import { PinnedIngredients } from './Ingredients.tsx';
import { RecipeText } from './RecipeText.tsx';
import styles from './Steps.module.css';

interface StepsProps {
  /** As displayed: scaled and converted. */
  recipe: Pick<Recipe, 'steps' | 'ingredients' | 'prepMinutes' | 'cookMinutes'>;
  /** Content below a step, by its index from 0. */
  underStep?: ((step: number) => ReactNode) | undefined;
}

/** The steps, each with its time and ingredients, so that the cook need not scroll back. Structured data links to each step's id. */
export function Steps({ recipe: { steps, ingredients, prepMinutes, cookMinutes }, underStep }: StepsProps) {
  const { i18n } = useLingui();
  return (
    <section className={styles.section}>
      <h2>
        <Trans>Steps</Trans>
      </h2>
      <dl className={styles.times}>
        <Time name={<Trans>Preparation</Trans>} minutes={prepMinutes} />
        <Time name={<Trans>Cooking</Trans>} minutes={cookMinutes} />
      </dl>
      {underStep !== undefined && (
        <p className={styles.hint}>
          <Trans>Tap a step to add a note.</Trans>
        </p>
      )}
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
      <PinnedIngredients ingredients={ingredients} />
    </section>
  );
}

function Time({ name, minutes }: { name: ReactNode; minutes: number | null }) {
  const { i18n } = useLingui();
  if (minutes === null || minutes === 0) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <bdi>{formatMinutes(minutes, i18n.locale)}</bdi>
      </dd>
    </div>
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
