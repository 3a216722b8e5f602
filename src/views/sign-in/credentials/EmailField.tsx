import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { TextField } from '../../../ui/TextField.tsx';

/** The account's e-mail address, labelled for people and password managers. */
export function EmailField(props: Omit<ComponentProps<typeof TextField>, 'label' | 'name' | 'type'>) {
  const { t } = useLingui();
  return <TextField autoComplete="username" {...props} label={t`Email`} name="email" type="email" />;
}
