import { useLingui } from '@lingui/react';
import { useRef } from 'react';
import type { ApiError } from '../../../../contract/errors.ts';
import { fieldText } from '../../../texts/error-texts.ts';
import { useFocusAfter } from '../../../ui/use-focus.ts';
import { CurrentPassword } from './CurrentPassword.tsx';

interface CurrentPasswordFieldProps {
  password: string;
  problem: 'password.required' | null;
  error: ApiError | null;
  isBusy: boolean;
  onChange: (password: string) => void;
}

/** Asks for the current password. Takes the focus on an error. */
export function CurrentPasswordField({ password, problem, error, isBusy, onChange }: CurrentPasswordFieldProps) {
  const { i18n } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  useFocusAfter(field, [problem, error], { isNeeded: problem !== null || error !== null });
  return (
    <CurrentPassword
      ref={field}
      value={password}
      onValueChange={onChange}
      errorText={fieldText('currentPassword', problem, error, i18n)}
      readOnly={isBusy}
    />
  );
}
