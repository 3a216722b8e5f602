import type { ComponentProps } from 'react';
import { Field, type FieldLook } from './Field.tsx';

type Native = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'className'>;

interface TextFieldProps extends FieldLook, Native {
  value: string;
  onValueChange: (value: string) => void;
}

/** One line of text. Autocomplete is on only when requested, by the native `autoComplete`. */
export function TextField(props: TextFieldProps) {
  const { label, isLabelHidden, hint, errorText, asideStart, asideEnd, id, onValueChange, autoComplete = 'off', ...native } = props;
  const look = { label, isLabelHidden, hint, errorText, asideStart, asideEnd, id, describedBy: native['aria-describedby'] };
  return (
    <Field {...look}>
      {(control) => (
        <input
          type="text"
          // E-mail addresses run left to right in every language.
          dir={native.type === 'email' ? 'ltr' : undefined}
          {...native}
          {...control}
          autoComplete={autoComplete}
          onChange={(event) => onValueChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
