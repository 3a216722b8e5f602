import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { FormError } from './FormError.tsx';
import styles from './NameForm.module.css';
import { TextField } from './TextField.tsx';
import { useBorrowedFocus } from './use-borrowed-focus.ts';

interface NameFormProps {
  label: ReactNode;
  hint?: ReactNode;
  errorText: ReactNode;
  /** An error not caused by the name. */
  commonText: ReactNode;
  maxLength: number;
  value: string;
  isSaving: boolean;
  onValueChange: (value: string) => void;
  onSave: () => void;
  onCancel: () => void;
}

/** Renames something in place. It takes the focus and returns it; Escape cancels. */
export function NameForm({ errorText, commonText, isSaving, onSave, onCancel, ...field }: NameFormProps) {
  const ref = useBorrowedFocus();
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      <TextField
        {...field}
        ref={ref}
        errorText={errorText}
        dir="auto"
        readOnly={isSaving}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onCancel();
        }}
      />
      <FormError>{commonText}</FormError>
      <div className={styles.buttons}>
        <Button type="submit" size="Flat" isLoading={isSaving}>
          <Trans>Save</Trans>
        </Button>
        <Button variant="Outlined" size="Flat" disabled={isSaving} onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
