import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import styles from './Stepper.module.css';

interface StepperProps {
  label: ReactNode;
  value: number;
  min: number;
  max: number;
  /** How far one press goes; 1 when nothing is said. */
  step?: number;
  onValueChange: (value: number) => void;
  /** Names of the two buttons: 'Fewer servings', 'More servings'. */
  lessLabel: string;
  moreLabel: string;
}

/** A whole number with a button on either side. At an end its button stays focusable, so that the keyboard does not lose its place. */
export function Stepper({ label, value, min, max, step: by = 1, onValueChange, lessLabel, moreLabel }: StepperProps) {
  const step = (next: number) => next >= min && next <= max && onValueChange(next);
  return (
    <fieldset>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.stepper}>
        <button
          className={styles.button}
          type="button"
          aria-label={lessLabel}
          aria-disabled={value - by < min || undefined}
          onClick={() => step(value - by)}
        >
          <Minus />
        </button>
        <output className={styles.value}>{value}</output>
        <button
          className={styles.button}
          type="button"
          aria-label={moreLabel}
          aria-disabled={value + by > max || undefined}
          onClick={() => step(value + by)}
        >
          <Plus />
        </button>
      </div>
    </fieldset>
  );
}
