import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LucideIcon } from 'lucide-react';
import Download from 'lucide-react/icons/download';
import UserKey from 'lucide-react/icons/user-key';
import Globe from 'lucide-react/icons/globe';
import KeyRound from 'lucide-react/icons/key-round';
import Lock from 'lucide-react/icons/lock';
import Mail from 'lucide-react/icons/mail';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import Salad from 'lucide-react/icons/salad';
import House from 'lucide-react/icons/house';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Trash2 from 'lucide-react/icons/trash-2';
import UserRound from 'lucide-react/icons/user-round';
import UtensilsCrossed from 'lucide-react/icons/utensils-crossed';

import { languageSettingTexts } from './language-texts.ts';

interface SettingsEntry {
  path: string;
  label: MessageDescriptor;
  Icon: LucideIcon;
}

/** The settings in display order, by subject; each is a page of src/pages/settings-page.ts. */
export const settingsGroups: readonly { title: MessageDescriptor; entries: readonly SettingsEntry[] }[] = [
  {
    title: msg`About you`,
    entries: [
      { path: '/account/profile', label: msg`Profile`, Icon: UserRound },
      { path: '/account/language', label: languageSettingTexts.title, Icon: Globe },
    ],
  },
  {
    title: msg`Food and cooking`,
    entries: [
      { path: '/account/diet', label: msg`Diet and allergies`, Icon: Salad },
      { path: '/account/cooking', label: msg`Servings and units`, Icon: UtensilsCrossed },
      { path: '/account/pantry', label: msg`Always at home`, Icon: House },
    ],
  },
  {
    title: msg`Sign-in and security`,
    entries: [
      { path: '/account/email', label: msg`Email`, Icon: Mail },
      { path: '/account/password', label: msg`Password`, Icon: Lock },
      { path: '/account/passkeys', label: msg`Passkeys`, Icon: UserKey },
      { path: '/account/authenticator', label: msg`Authenticator app`, Icon: ShieldCheck },
      { path: '/account/sign-ins', label: msg`Connected sign-ins`, Icon: KeyRound },
      { path: '/account/sessions', label: msg`Sessions`, Icon: MonitorSmartphone },
    ],
  },
  {
    title: msg`Account`,
    entries: [
      { path: '/account/data', label: msg`Your data`, Icon: Download },
      { path: '/account/deletion', label: msg`Delete my account`, Icon: Trash2 },
    ],
  },
];
