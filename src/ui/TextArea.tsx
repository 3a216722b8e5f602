import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { Field, type FieldLook } from './Field.tsx';
import styles from './TextArea.module.css';

type Native = Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'className'>;

interface TextAreaProps extends FieldLook, Native {
  value: string;
  onValueChange: (value: string) => void;
  /** Grows with its text, up to a limit. */
  isAutoHeight?: boolean | undefined;
  /** Without a frame of its own: it lies in one that holds more. */
  isBare?: boolean;
  /** Shows the number of each line, as editors do. It grows with its text, and scrolls from a certain height on. */
  isNumbered?: boolean;
}

/** The lines once more, unseen: each is as high as it is in the field, where long ones wrap, and carries its number. */
function LineNumbers({ text }: { text: string }) {
  return (
    <span className={styles.lines} aria-hidden>
      {Object.entries(text.split('\n')).map(([place, line]) => (
        <span key={place}>{line}</span>
      ))}
    </span>
  );
}

/** The multiline text field. Autocomplete is on only when requested. */
export function TextArea(props: TextAreaProps) {
  const {
    label,
    isLabelHidden,
    hint,
    errorText,
    asideStart,
    asideEnd,
    id,
    onValueChange,
    isAutoHeight,
    isBare = false,
    isNumbered = false,
    autoComplete = 'off',
    ...native
  } = props;
  const look = { label, isLabelHidden, hint, errorText, asideStart, asideEnd, id, describedBy: native['aria-describedby'] };
  return (
    <Field {...look} frame={isBare ? 'none' : 'lines'}>
      {({ className, ...control }) => (
        // The attribute copies the text into a hidden element that sets the height, for browsers without `field-sizing`.
        <span
          className={classes(styles.room, isAutoHeight && styles.auto, isNumbered && styles.numbered)}
          data-text={isAutoHeight ? native.value : undefined}
        >
          {isNumbered && <LineNumbers text={native.value} />}
          <textarea
            {...native}
            {...control}
            className={classes(className, styles.text)}
            autoComplete={autoComplete}
            onChange={(event) => onValueChange(event.currentTarget.value)}
          />
        </span>
      )}
    </Field>
  );
}
