import { useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import { useSession } from '../../../app/app-context.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { PasswordOwner } from '../../sign-in/credentials/PasswordOwner.tsx';

interface CurrentPasswordProps {
  ref?: Ref<HTMLInputElement>;
  value: string;
  onValueChange: (password: string) => void;
  errorText: string | undefined;
  readOnly: boolean;
}

/** The field for the signed-in user's password. */
export function CurrentPassword({ ref, ...field }: CurrentPasswordProps) {
  const { t } = useLingui();
  const { email } = useSession();
  return (
    <div>
      <PasswordOwner email={email ?? ''} />
      <PasswordField {...field} ref={ref} label={t`Current password`} name="current-password" autoComplete="current-password" />
    </div>
  );
}
