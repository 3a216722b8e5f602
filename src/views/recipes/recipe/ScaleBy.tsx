import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type SubmitEvent } from 'react';
import { readAmount } from '../../../../contract/recipes/amounts.ts';
import { itemName } from '../../../../contract/recipes/recipe-math.ts';
import type { Recipe } from '../../../../contract/recipes/recipe.ts';
import { canScaleBy, unitsToHave, type Have } from '../../../../contract/recipes/scale-by.ts';
import { unitName } from '../../../texts/quantity-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import styles from './ScaleBy.module.css';

interface ScaleByProps {
  /** As stored. */
  recipe: Recipe;
  /** The last amount cannot be what the recipe is made of. */
  isRefused: boolean;
  onHaveChange: (have: Have) => void;
}

/** "I have 140 g of flour": scales the recipe by the available amount of one ingredient. */
export function ScaleBy({ recipe, isRefused, onHaveChange }: ScaleByProps) {
  const { t, i18n } = useLingui();
  const places = recipe.ingredients.flatMap((each, place) => (canScaleBy(each) ? [place] : []));
  const [chosen, setChosen] = useState<number | null>(null);
  const [typed, setTyped] = useState('');
  const [unitChosen, setUnit] = useState<string | null>(null);
  const [sent, setSent] = useState<string | null>(null);
  const place = chosen ?? places[0] ?? 0;
  const ingredient = recipe.ingredients[place];
  if (places.length === 0 || ingredient === undefined) return null;
  const offered = unitsToHave(ingredient);
  const unit = offered.find((each) => (each ?? '') === unitChosen) ?? offered[0] ?? null;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setSent(typed);
    onHaveChange({ ingredient: place, amount: readAmount(typed) ?? 0, unit, version: recipe.version ?? 1 });
  };
  return (
    <details className={styles.scale}>
      <summary>
        <Trans>Scale by one ingredient</Trans>
      </summary>
      <form className={styles.form} noValidate onSubmit={submit}>
        <SelectField
          label={t`Ingredient`}
          value={String(place)}
          options={places.map((each) => {
            const line = recipe.ingredients[each] ?? ingredient;
            return { value: String(each), label: itemName(line) };
          })}
          onValueChange={(value) => {
            setChosen(Number(value));
            setUnit(null);
          }}
        />
        <div className={styles.amount}>
          <TextField
            label={t`I have`}
            value={typed}
            inputMode="decimal"
            maxLength={12}
            errorText={isRefused && sent === typed ? t`Type an amount that the recipe can be made of.` : undefined}
            onValueChange={setTyped}
          />
          <SelectField
            label={t`Unit`}
            value={unit ?? ''}
            options={offered.map((each) => ({ value: each ?? '', label: each === null ? t`pieces` : unitName(each, i18n) }))}
            onValueChange={setUnit}
          />
        </div>
        <Button type="submit" variant="Outlined" size="Flat">
          <Trans>Scale the recipe</Trans>
        </Button>
      </form>
    </details>
  );
}
