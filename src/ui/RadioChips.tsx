import Check from 'lucide-react/icons/check';
import { useId, type ReactNode } from 'react';
import styles from './Choices.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface RadioChipsProps<Value extends string> {
  /** For screen readers: the heading above says it to everybody else. */
  label: ReactNode;
  /** `lang` for a label that is not in the language of the page. */
  options: readonly { value: Value; label: ReactNode; lang?: string }[];
  value: Value | null;
  onValueChange: (value: Value) => void;
}

/** One of many: radio buttons as chips. */
export function RadioChips<Value extends string>({ label, options, value, onValueChange }: RadioChipsProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      <div className={styles.chips}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice} lang={option.lang}>
            <input
              className={styles.input}
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
            />
            <Check className={styles.check} />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
