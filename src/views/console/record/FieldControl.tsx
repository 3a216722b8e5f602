import { useLingui } from '@lingui/react';
import type { Field } from '../../../../contract/console/area.ts';
import type { Cell } from '../../../../contract/console/shapes.ts';
import { CheckboxChips } from '../../../ui/CheckboxChips.tsx';
import type { FieldLook } from '../../../ui/Field.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { AreaView } from '../areas/area-view.ts';
import { optionText } from '../cells/cell-text.ts';
import styles from './RecordPage.module.css';

interface ControlProps extends Pick<FieldLook, 'hint' | 'asideEnd'> {
  view: AreaView;
  kind: Field['kind'];
  /** The options of a choice. */
  options: readonly string[] | undefined;
  label: string;
  value: Cell;
  isBusy: boolean;
  errorText: string | undefined;
  onChange: (value: Cell) => void;
}

/** An editable field. Its control depends on its kind. */
export function FieldControl({ view, kind, options, label, value, isBusy, errorText, onChange, ...aside }: ControlProps) {
  const { i18n } = useLingui();
  if (kind === 'flag') {
    return (
      <>
        <label className={styles.flag}>
          <input
            type="checkbox"
            checked={value === true}
            disabled={isBusy}
            aria-invalid={errorText !== undefined || undefined}
            onChange={(event) => onChange(event.currentTarget.checked)}
          />
          {label}
        </label>
        <FormError>{errorText}</FormError>
      </>
    );
  }
  if (kind === 'choices') {
    return (
      <>
        <CheckboxChips
          label={label}
          options={(options ?? Object.keys(view.options)).map((option) => ({ value: option, label: optionText(view, option, i18n) }))}
          values={Array.isArray(value) ? value : []}
          onValuesChange={onChange}
        />
        <FormError>{errorText}</FormError>
      </>
    );
  }
  if (kind === 'choice' && options !== undefined) {
    const texts = options.map((option) => ({ value: option, label: optionText(view, option, i18n) }));
    return <SelectField label={label} errorText={errorText} value={String(value ?? options[0])} options={texts} onValueChange={onChange} />;
  }
  const look = { label, errorText, readOnly: isBusy, value: value === null ? '' : String(value), dir: 'auto' };
  if (kind === 'numberedText') return <TextArea {...look} isNumbered spellCheck={false} onValueChange={onChange} />;
  if (kind === 'longText') return <TextArea {...look} isAutoHeight spellCheck={false} onValueChange={onChange} />;
  if (kind === 'number') {
    return <TextField {...look} type="number" onValueChange={(text) => onChange(text === '' ? null : Number(text))} />;
  }
  return <TextField {...look} {...aside} onValueChange={(text) => onChange(text === '' ? null : text)} />;
}
