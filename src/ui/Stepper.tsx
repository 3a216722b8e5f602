import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { IconButton } from './IconButton.tsx';
import styles from './Stepper.module.css';

interface StepperProps {
  label: ReactNode;
  value: number;
  min: number;
  max: number;
  /** Step size; default 1. */
  step?: number;
  onValueChange: (value: number) => void;
  /** Labels of the two buttons: 'Fewer servings', 'More servings'. */
  lessLabel: string;
  moreLabel: string;
  /** Where the number comes from, as a hint. */
  hint?: ReactNode;
}

/** A whole number with a button on either side. At a limit its button stays focusable, so that the keyboard does not lose its position. */
export function Stepper({ label, value, min, max, step: by = 1, onValueChange, lessLabel, moreLabel, hint }: StepperProps) {
  const step = (next: number) => next >= min && next <= max && onValueChange(next);
  return (
    <fieldset>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.stepper}>
        <IconButton label={lessLabel} aria-disabled={value - by < min || undefined} onClick={() => step(value - by)}>
          <Minus />
        </IconButton>
        <output className={styles.value}>{value}</output>
        <IconButton label={moreLabel} aria-disabled={value + by > max || undefined} onClick={() => step(value + by)}>
          <Plus />
        </IconButton>
      </div>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
    </fieldset>
  );
}
