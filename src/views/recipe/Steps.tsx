import { Trans, useLingui } from '@lingui/react/macro';
import Clock from 'lucide-react/icons/clock';
import type { I18n } from '@lingui/core';
import { itemName } from '../../../contract/recipe-math.ts';
import type { Ingredient, Step } from '../../../contract/recipe.ts';
import { formatList } from '../../texts/list-texts.ts';
import { formatQuantity } from '../../texts/quantity-texts.ts';
import { formatMinutes } from '../../texts/time-texts.ts';
import { RecipeText } from './RecipeText.tsx';
import styles from './Steps.module.css';

interface StepsProps {
  steps: readonly Step[];
  /** Scaled and converted like the list beside them. */
  ingredients: readonly Ingredient[];
}

/** What to do, each step with its time and what it needs, so that nobody scrolls back with wet hands. */
export function Steps({ steps, ingredients }: StepsProps) {
  const { i18n } = useLingui();
  return (
    <section className={styles.section}>
      <h2>
        <Trans>Steps</Trans>
      </h2>
      <ol className={styles.steps}>
        {Object.entries(steps).map(([place, step]) => (
          <li key={place} className={styles.step}>
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
                  <RecipeText>{usesText(step, ingredients, i18n)}</RecipeText>
                </span>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function usesText({ uses }: Step, ingredients: readonly Ingredient[], i18n: I18n): string {
  const used = uses.flatMap((index) => ingredients[index] ?? []);
  const names = used.map((ingredient) => `${formatQuantity(ingredient.amount, ingredient.unit, i18n)} ${itemName(ingredient)}`.trim());
  return formatList(names, i18n.locale);
}
