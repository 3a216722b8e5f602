import { itemName, usesOven } from '../../../../contract/recipes/recipe-math.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import List from 'lucide-react/icons/list';
import { use, useId, useState } from 'react';
import { servingsRange } from '../../../../contract/kitchen/kitchen.ts';
import { unitSystems, type Ingredient, type Recipe } from '../../../../contract/recipes/recipe.ts';
import { ovenScales, scaleOf } from '../../../../contract/recipes/oven.ts';
import type { ShownAs, ShownAsEvent } from '../../../../machines/recipes/shown-as.ts';
import { ovenNames, unitSystemNames } from '../../../texts/food-texts.ts';
import { scaledText } from '../../../texts/scaled-text.ts';
import { Button } from '../../../ui/Button.tsx';
import { ScaleBy } from './ScaleBy.tsx';
import { asideText, formatQuantity } from '../../../texts/quantity-texts.ts';
import { yieldText } from '../../../texts/yield-texts.ts';
import { Segmented } from '../../../ui/Segmented.tsx';
import { Sheet, SheetPanel } from '../../../ui/Sheet.tsx';
import { Stepper } from '../../../ui/Stepper.tsx';
import { RecipeLanguage, RecipeText } from './RecipeText.tsx';
import styles from './Ingredients.module.css';

interface IngredientsProps {
  /** As displayed: scaled and converted. */
  recipe: Pick<Recipe, 'ingredients' | 'servingsStep' | 'makes'>;
  /** As stored. */
  stored: Recipe;
  shown: ShownAs;
  onChange: (change: ShownAsEvent) => void;
}

/** The ingredients, with the switches for servings and units. */
export function Ingredients({ recipe, stored, shown, onChange }: IngredientsProps) {
  const { t, i18n } = useLingui();
  const { ingredients, servingsStep = 1, makes } = recipe;
  const { servings, unitSystem, have, oven } = shown;
  const made = scaledText(stored, have, i18n);
  return (
    <section className={styles.card}>
      <h2>
        <Trans>Ingredients</Trans>
      </h2>
      <div className={styles.switches}>
        <Stepper
          label={<Trans>Servings</Trans>}
          value={servings}
          step={servingsStep}
          min={servingsStep}
          max={Math.max(servingsRange.max, servingsStep)}
          onValueChange={(value) => onChange({ type: 'servings.changed', servings: value })}
          lessLabel={t`Fewer servings`}
          moreLabel={t`More servings`}
        />
        <Sheet words={unitSystem === 'metric' ? <Trans>Metric units</Trans> : <Trans>US units</Trans>}>
          <Segmented
            label={<Trans>Units</Trans>}
            options={unitSystems.map((value) => ({ value, label: i18n._(unitSystemNames[value]) }))}
            value={unitSystem}
            onValueChange={(value) => onChange({ type: 'units.changed', unitSystem: value })}
          />
          {usesOven(stored) && (
            <Segmented
              label={<Trans>Oven</Trans>}
              options={ovenScales.map((value) => ({ value, label: i18n._(ovenNames[value]) }))}
              value={scaleOf(oven, unitSystem)}
              onValueChange={(value) => onChange({ type: 'oven.changed', oven: value })}
            />
          )}
          <ScaleBy
            recipe={stored}
            isRefused={shown.isHaveRefused === true}
            onHaveChange={(value) => onChange({ type: 'have.changed', have: value })}
          />
        </Sheet>
      </div>
      <div role="status" className={styles.scaled}>
        {made !== null && (
          <>
            <p>
              <bdi>{made}</bdi>
            </p>
            <Button variant="Outlined" size="Small" className={styles.reset} onClick={() => onChange({ type: 'have.changed', have: null })}>
              <Trans>Back to the recipe’s servings</Trans>
            </Button>
          </>
        )}
      </div>
      {makes !== undefined && makes !== null && <p className={styles.makes}>{yieldText(makes.count, makes.of, i18n)}</p>}
      {made === null && (
        <p className={styles.onPaper}>
          <Trans>Servings: {servings}</Trans>
        </p>
      )}
      <IngredientList ingredients={ingredients} />
    </section>
  );
}

/** On a phone the list is out of view while the steps are read: a button above the steps' end opens it. */
export function PinnedIngredients({ ingredients }: Pick<Recipe, 'ingredients'>) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.pinned}>
      <button type="button" popoverTarget={id}>
        <List />
        <Trans>Ingredients</Trans>
      </button>
      <SheetPanel id={id} onOpenChange={setOpen}>
        {isOpen && <IngredientList ingredients={ingredients} />}
      </SheetPanel>
    </div>
  );
}

function IngredientList({ ingredients }: Pick<Recipe, 'ingredients'>) {
  const { i18n } = useLingui();
  return (
    <ul className={styles.list}>
      {Object.entries(ingredients).map(([place, ingredient]) => (
        // A recipe may list an ingredient twice (sugar for the dough, sugar for the top); the order is stable, so the index is the
        // key.
        <li key={place} className={styles.ingredient}>
          <span className={styles.amount}>
            <bdi>{formatQuantity(ingredient.amount, ingredient.unit, i18n)}</bdi>
          </span>
          <span>
            <RecipeText>
              {itemName(ingredient)}
              <Aside ingredient={ingredient} />
            </RecipeText>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Aside({ ingredient: { amount, note, replaces } }: { ingredient: Ingredient }) {
  const { t } = useLingui();
  const language = use(RecipeLanguage);
  const parts = [note ?? (amount === null ? t`to taste` : null), replaces === null ? null : t`instead of ${replaces}`].filter(
    (part) => part !== null,
  );
  return parts.map((part) => (
    <span key={part} className={styles.aside}>
      {asideText(part, language)}
    </span>
  ));
}
