import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LucideIcon } from 'lucide-react';
import KeyRound from 'lucide-react/icons/key-round';
import UserRound from 'lucide-react/icons/user-round';

interface SettingsEntry {
  path: string;
  label: MessageDescriptor;
  Icon: LucideIcon;
}

/** The settings in the order in which they are offered; each is a page inside `settings` in pages.ts. */
export const settingsEntries: readonly SettingsEntry[] = [
  { path: '/account/profile', label: msg`Profile`, Icon: UserRound },
  { path: '/account/sign-ins', label: msg`Connected sign-ins`, Icon: KeyRound },
];
