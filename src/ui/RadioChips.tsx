import Check from 'lucide-react/icons/check';
import { useId, type ReactNode } from 'react';
import styles from './Choices.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface RadioChipsProps<Value extends string> {
  /** For screen readers; the visible heading says the same. */
  label: ReactNode;
  /** `lang` for a label in another language than the page's. */
  options: readonly { value: Value; label: ReactNode; lang?: string }[];
  value: Value | null;
  onValueChange: (value: Value) => void;
}

/** Single choice: radio buttons as chips. */
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
