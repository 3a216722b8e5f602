import { Trans, useLingui } from '@lingui/react/macro';
import type { I18n } from '@lingui/core';
import type { ReactNode } from 'react';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { units, type Unit } from '../../../../contract/recipes/recipe.ts';
import type { EditProblem, IngredientLine, LineEdit, StepLine } from '../../../../machines/recipes/recipe-edit.model.ts';
import { editProblemTexts } from '../../../texts/edit-texts.ts';
import { formatQuantity } from '../../../texts/quantity-texts.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { RemoveButton } from '../../../ui/RemoveButton.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import styles from './EditPage.module.css';

/** Any flow whose form has these lines. */
interface Flow {
  send: (event: LineEdit) => void;
}

interface LineProps<T> {
  flow: Flow;
  line: T;
  isSaving: boolean;
  problem: EditProblem | null;
  /** Hint below the line. */
  mark?: ReactNode;
}

/** A unit's own name, in the plural. */
function unitName(unit: Unit, i18n: I18n): string {
  const several = 5;
  return formatQuantity(several, unit, i18n).replace(new Intl.NumberFormat(i18n.locale).format(several), '').trim();
}

export function IngredientFields({ flow, line, isSaving, problem, mark }: LineProps<IngredientLine>) {
  const { i18n } = useLingui();
  const { id, amount, unit, item } = line;
  const said = problem === null ? undefined : i18n._(editProblemTexts[problem]);
  const options = [{ value: '', label: '–' }, ...units.map((one) => ({ value: one, label: unitName(one, i18n) }))];
  const change = (changes: Partial<Pick<IngredientLine, 'amount' | 'unit' | 'item'>>) =>
    flow.send({ type: 'ingredient.changed', id, change: changes });
  return (
    <li className={styles.ingredient}>
      <TextField
        label={<Trans>Amount</Trans>}
        inputMode="decimal"
        maxLength={12}
        readOnly={isSaving}
        errorText={problem === 'amount.unknown' ? said : undefined}
        value={amount}
        onValueChange={(typed) => change({ amount: typed })}
      />
      <SelectField
        label={<Trans>Unit</Trans>}
        options={options}
        value={unit ?? ''}
        onValueChange={(value) => change({ unit: units.find((one) => one === value) ?? null })}
      />
      <TextField
        label={<Trans>Ingredient</Trans>}
        dir="auto"
        maxLength={120}
        readOnly={isSaving}
        errorText={problem === 'item.missing' ? said : undefined}
        value={item}
        onValueChange={(typed) => change({ item: typed })}
      />
      <LineButtons flow={flow} list="ingredients" id={id} name={item} isSaving={isSaving} />
      {mark}
    </li>
  );
}

export function StepFields({ flow, line, place, isSaving, problem, mark }: LineProps<StepLine> & { place: number }) {
  const { t, i18n } = useLingui();
  const { id, text } = line;
  return (
    <li className={styles.step}>
      <TextArea
        label={<Trans>Step {place}</Trans>}
        dir="auto"
        isAutoHeight
        rows={2}
        maxLength={1_000}
        readOnly={isSaving}
        errorText={problem === 'text.missing' ? i18n._(editProblemTexts['text.missing']) : undefined}
        value={text}
        onValueChange={(typed) => flow.send({ type: 'step.changed', id, text: typed })}
      />
      <LineButtons flow={flow} list="steps" id={id} name={t`Step ${place}`} isSaving={isSaving} />
      {mark}
    </li>
  );
}

interface LineButtonsProps {
  flow: Flow;
  list: 'ingredients' | 'steps';
  id: string;
  name: string;
  isSaving: boolean;
}

function LineButtons({ flow, list, id, name, isSaving }: LineButtonsProps) {
  const { t } = useLingui();
  return (
    <div className={styles.buttons}>
      <IconButton
        label={t`Move up: ${name}`}
        isSmall
        disabled={isSaving}
        onClick={() => flow.send({ type: 'line.moved', list, id, by: -1 })}
      >
        <ArrowUp />
      </IconButton>
      <IconButton
        label={t`Move down: ${name}`}
        isSmall
        disabled={isSaving}
        onClick={() => flow.send({ type: 'line.moved', list, id, by: 1 })}
      >
        <ArrowDown />
      </IconButton>
      <RemoveButton label={t`Remove: ${name}`} onRemove={() => flow.send({ type: 'line.removed', list, id })} />
    </div>
  );
}
