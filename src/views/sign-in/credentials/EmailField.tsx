import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { TextField } from '../../../ui/TextField.tsx';

/** The address that an account is known by, for people and password managers. */
export function EmailField(props: Omit<ComponentProps<typeof TextField>, 'label' | 'name' | 'type'>) {
  const { t } = useLingui();
  return <TextField autoComplete="username" {...props} label={t`Email`} name="email" type="email" />;
}
