import { useId, type ReactNode } from 'react';
import styles from './Choices.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface SegmentedProps<Value extends string> {
  label: ReactNode;
  isLabelHidden?: boolean | undefined;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onValueChange: (value: Value) => void;
}

/** Single choice of a few: a radio group in a row. */
export function Segmented<Value extends string>({ label, isLabelHidden, options, value, onValueChange }: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className={isLabelHidden ? undefined : styles.legend}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </legend>
      <div className={styles.segments}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice}>
            <input
              className={styles.input}
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
