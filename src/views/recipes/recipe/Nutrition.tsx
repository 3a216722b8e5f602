import { Trans, useLingui } from '@lingui/react/macro';
import type { Infer } from 'superstruct';
import type { nutritionSchema } from '../../../../contract/recipes/recipe.ts';
import styles from './Nutrition.module.css';

/** Per serving. Calculated, so it is marked as an estimate. */
export function Nutrition({ nutrition }: { nutrition: Infer<typeof nutritionSchema> }) {
  const { i18n } = useLingui();
  const whole = new Intl.NumberFormat(i18n.locale, { maximumFractionDigits: 0 });
  const grams = new Intl.NumberFormat(i18n.locale, { style: 'unit', unit: 'gram', maximumFractionDigits: 0 });
  const kcal = whole.format(nutrition.kcal);
  return (
    <section className={styles.nutrition}>
      <h2>
        <Trans>Nutrition</Trans>
      </h2>
      <p className={styles.estimate}>
        <Trans>An estimate, per serving</Trans>
      </p>
      <dl className={styles.values}>
        <div>
          <dt>
            <Trans>Energy</Trans>
          </dt>
          <dd>
            <Trans>{kcal} kcal</Trans>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Protein</Trans>
          </dt>
          <dd>{grams.format(nutrition.protein)}</dd>
        </div>
        <div>
          <dt>
            <Trans>Fat</Trans>
          </dt>
          <dd>{grams.format(nutrition.fat)}</dd>
        </div>
        <div>
          <dt>
            <Trans>Carbohydrate</Trans>
          </dt>
          <dd>{grams.format(nutrition.carbohydrate)}</dd>
        </div>
      </dl>
    </section>
  );
}
