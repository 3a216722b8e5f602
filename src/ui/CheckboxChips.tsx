import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import styles from './Choices.module.css';

interface CheckboxChipsProps<Value extends string> {
  label: ReactNode;
  options: readonly { value: Value; label: ReactNode }[];
  values: readonly Value[];
  /** The chosen values in the order of `options`. */
  onValuesChange: (values: Value[]) => void;
}

/** Multiple choice: checkboxes as chips. */
export function CheckboxChips<Value extends string>({ label, options, values, onValuesChange }: CheckboxChipsProps<Value>) {
  const toggle = (toggled: Value) =>
    onValuesChange(options.map(({ value }) => value).filter((value) => values.includes(value) !== (value === toggled)));
  return (
    <fieldset>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.chips}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice}>
            <input className={styles.input} type="checkbox" checked={values.includes(option.value)} onChange={() => toggle(option.value)} />
            <Check className={styles.check} />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
