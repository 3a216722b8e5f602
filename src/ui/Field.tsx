import { useId, type ReactNode } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { classes } from './classes.ts';
import styles from './Field.module.css';

/** What every field shows besides its control. */
export interface FieldLook {
  label: ReactNode;
  /** Keeps the label for those who listen to the page only. */
  isLabelHidden?: boolean | undefined;
  /** A line of help under the control. */
  hint?: ReactNode;
  /** What is wrong. Shown under the control and with an icon in it. */
  errorText?: ReactNode;
  /** Stands in the frame before the text: an icon or a unit. */
  asideStart?: ReactNode;
  /** Stands in the frame after the text: an icon or a button. */
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
  /** The error is said at once: it answers something that happened by itself. */
  isErrorUrgent?: boolean;
  /** What surrounds the control: the usual frame, one with room for several lines, or none. */
  frame?: 'line' | 'lines' | 'none';
  children: (control: FieldControl) => ReactNode;
}

/** Label, frame, hint and error around one control, tied together for assistive technology. */
export function Field({
  label,
  isLabelHidden,
  hint,
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
      {/* Always there, because a live region that arrives together with its text is not read out. */}
      <div role={isErrorUrgent ? 'alert' : undefined} aria-live={isErrorUrgent ? undefined : 'polite'}>
        {isWrong && (
          <p className={styles.error} id={errorId}>
            {errorText}
          </p>
        )}
      </div>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
