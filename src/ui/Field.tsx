import { useId, type ReactNode } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { classes } from './classes.ts';
import styles from './Field.module.css';

/** Common parts of every field. */
export interface FieldLook {
  label: ReactNode;
  /** Hides the label visually. */
  isLabelHidden?: boolean | undefined;
  /** Help text under the control. */
  hint?: ReactNode;
  /** For screen readers alone: others see what happens. */
  isHintHidden?: boolean | undefined;
  /** The error, shown under the control with an icon inside it. */
  errorText?: ReactNode;
  /** Inside the frame before the text: an icon or a unit. */
  asideStart?: ReactNode;
  /** Inside the frame after the text: an icon or a button. */
  asideEnd?: ReactNode;
}

interface FieldControl {
  id: string;
  className: string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps extends FieldLook {
  id?: string | undefined;
  describedBy?: string | undefined;
  /** Announces the error at once, for errors that arise without a submit. */
  isErrorUrgent?: boolean;
  /** The frame: the usual one, one for several lines, or none. */
  frame?: 'line' | 'lines' | 'none';
  children: (control: FieldControl) => ReactNode;
}

/** Label, frame, hint and error of one control, connected for assistive technology. */
export function Field({
  label,
  isLabelHidden,
  hint,
  isHintHidden = false,
  errorText,
  asideStart,
  asideEnd,
  id,
  describedBy,
  isErrorUrgent = false,
  frame = 'line',
  children,
}: FieldProps) {
  const ownId = useId();
  const controlId = id ?? `${ownId}control`;
  const hintId = `${ownId}hint`;
  const errorId = `${ownId}error`;
  const isWrong = Boolean(errorText);
  const descriptions = [isWrong && errorId, hint && hintId, describedBy].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={classes(styles.label, isLabelHidden && styles.hidden)} htmlFor={controlId}>
        {label}
      </label>
      <div className={frame === 'none' ? undefined : classes(styles.frame, isWrong && styles.wrong, frame === 'lines' && styles.tall)}>
        {asideStart && <span className={styles.aside}>{asideStart}</span>}
        {children({
          id: controlId,
          className: styles.control,
          'aria-describedby': descriptions || undefined,
          'aria-invalid': isWrong || undefined,
        })}
        {isWrong && frame !== 'none' && <CircleAlert className={styles.icon} />}
        {asideEnd && <span className={styles.aside}>{asideEnd}</span>}
      </div>
      {/* Always rendered: a live region added together with its text is not announced. */}
      <div role={isErrorUrgent ? 'alert' : undefined} aria-live={isErrorUrgent ? undefined : 'polite'}>
        {isWrong && (
          <p className={styles.error} id={errorId}>
            {errorText}
          </p>
        )}
      </div>
      {hint && (
        <p className={isHintHidden ? styles.hidden : styles.hint} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
