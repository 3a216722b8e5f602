import { Field, type FieldLook } from './Field.tsx';

interface SelectFieldProps extends FieldLook {
  value: string;
  options: readonly { value: string; label: string }[];
  onValueChange: (value: string) => void;
}

/** Single choice, by the browser's own list. */
export function SelectField({ label, isLabelHidden, hint, errorText, value, options, onValueChange }: SelectFieldProps) {
  return (
    <Field label={label} isLabelHidden={isLabelHidden} hint={hint} errorText={errorText}>
      {(control) => (
        <select {...control} value={value} onChange={(event) => onValueChange(event.currentTarget.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
