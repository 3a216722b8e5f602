import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Clock from 'lucide-react/icons/clock';
import { servingsRange } from '../../../../contract/kitchen/kitchen.ts';
import { itemName, showRecipe } from '../../../../contract/recipes/recipe-math.ts';
import type { RecipeBody } from '../../../../contract/recipes/recipe.ts';
import { formatQuantity } from '../../../texts/quantity-texts.ts';
import { formatMinutes } from '../../../../contract/recipes/minutes.ts';
import { Card } from '../../../ui/Card.tsx';
import { Stepper } from '../../../ui/Stepper.tsx';
import { DishPicture } from '../../recipes/recipe/DishPicture.tsx';
import styles from './SampleCard.module.css';

/** Enough to show the pattern. */
const shownSteps = 3;

interface SampleCardProps {
  recipe: RecipeBody;
  servings: number;
  onServingsChange: (servings: number) => void;
}

/** A short recipe below the hero: times, ingredients and first steps. */
export function SampleCard({ recipe, servings, onServingsChange }: SampleCardProps) {
  const { t, i18n } = useLingui();
  const { title, summary, language, prepMinutes, cookMinutes, ingredients, steps } = showRecipe(recipe, { servings, unitSystem: 'metric' });
  const rest = steps.length - shownSteps;
  return (
    <Card className={styles.card}>
      {recipe.picture !== undefined && (
        <div className={styles.picture}>
          <DishPicture picture={recipe.picture} kind={recipe.kind} />
        </div>
      )}
      <div className={styles.head}>
        <h3 lang={language} className={styles.title}>
          <bdi>{title}</bdi>
        </h3>
        <p lang={language} className={styles.summary}>
          <bdi>{summary}</bdi>
        </p>
        <p className={styles.time}>
          <Clock />
          {formatMinutes((prepMinutes ?? 0) + (cookMinutes ?? 0), i18n.locale)}
        </p>
      </div>
      <div className={styles.ingredients}>
        <Stepper
          label={<Trans>Servings</Trans>}
          value={servings}
          step={recipe.servingsStep ?? 1}
          min={recipe.servingsStep ?? servingsRange.min}
          max={servingsRange.max}
          onValueChange={onServingsChange}
          lessLabel={t`Fewer servings`}
          moreLabel={t`More servings`}
        />
        <ul className={styles.list} aria-label={t`Ingredients`}>
          {ingredients.map((ingredient) => (
            // Built-in dishes name each ingredient once, so names are unique keys.
            <li key={ingredient.item} className={styles.ingredient}>
              <span className={styles.amount}>
                <bdi>{formatQuantity(ingredient.amount, ingredient.unit, i18n)}</bdi>
              </span>
              <bdi lang={language}>{itemName(ingredient)}</bdi>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.steps}>
        <ol aria-label={t`Steps`}>
          {steps.slice(0, shownSteps).map(({ text }) => (
            <li key={text} className={styles.step} lang={language}>
              <bdi>{text}</bdi>
            </li>
          ))}
        </ol>
        {rest > 0 && (
          <p className={styles.rest}>
            <Plural value={rest} one="and # more step" other="and # more steps" />
          </p>
        )}
      </div>
    </Card>
  );
}
