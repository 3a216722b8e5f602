import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { ApiError } from '../../../contract/errors.ts';
import { useSession } from '../../app/app-context.tsx';
import { fieldText } from '../../texts/error-texts.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

interface CurrentPasswordFieldProps {
  password: string;
  problem: 'password.required' | null;
  error: ApiError | null;
  isBusy: boolean;
  onChange: (password: string) => void;
}

/** Asks for the password of whoever is signed in. The focus comes here when something is wrong. */
export function CurrentPasswordField({ password, problem, error, isBusy, onChange }: CurrentPasswordFieldProps) {
  const { t, i18n } = useLingui();
  const { email } = useSession();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (problem !== null || error !== null) field.current?.focus();
  }, [problem, error]);
  return (
    <div>
      <VisuallyHidden>
        {/* Tells password managers whose password this is. */}
        <input type="email" name="username" autoComplete="username" value={email ?? ''} readOnly tabIndex={-1} aria-hidden="true" />
      </VisuallyHidden>
      <PasswordField
        ref={field}
        label={t`Current password`}
        name="current-password"
        autoComplete="current-password"
        value={password}
        onValueChange={onChange}
        errorText={fieldText('currentPassword', problem, error, i18n)}
        readOnly={isBusy}
      />
    </div>
  );
}
