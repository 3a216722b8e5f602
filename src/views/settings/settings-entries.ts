import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LucideIcon } from 'lucide-react';
import Download from 'lucide-react/icons/download';
import KeyRound from 'lucide-react/icons/key-round';
import Trash2 from 'lucide-react/icons/trash-2';
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
  { path: '/account/data', label: msg`Your data`, Icon: Download },
  { path: '/account/deletion', label: msg`Delete my account`, Icon: Trash2 },
];
