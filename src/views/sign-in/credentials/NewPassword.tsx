import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import { passwordLength } from '../../../../contract/validation.ts';
import { PasswordField } from '../../../ui/PasswordField.tsx';

interface NewPasswordProps {
  ref?: Ref<HTMLInputElement>;
  label: string;
  name: string;
  value: string;
  onValueChange: (password: string) => void;
  errorText: string | undefined;
  readOnly: boolean;
}

/** The field for a new password. */
export function NewPassword({ errorText, ...field }: NewPasswordProps) {
  const { t } = useLingui();
  const { min } = passwordLength;
  return (
    <PasswordField
      {...field}
      autoComplete="new-password"
      errorText={errorText}
      // A length error repeats the hint, which is then hidden.
      hint={errorText === undefined ? t`${plural(min, { one: 'At least # character', other: 'At least # characters' })}` : undefined}
    />
  );
}
