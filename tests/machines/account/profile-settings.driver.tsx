import { profileSettingsMachine } from '../../../machines/account/profile-settings.machine.ts';
import { ProfileSettingsPage } from '../../../src/views/account/settings/ProfileSettingsPage.tsx';
import { profileSettingsFixture } from './profile-settings.fixture.ts';
import type { ViewDriver } from '../../support/views/driver.ts';
import { press, write } from '../../support/views/gestures.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { all, heading, no, text } from '../../support/views/sights.ts';
import { profileDriver } from '../sign-in/profile.driver.tsx';

const isOpen = heading('Profile');
const isSaved = text('Your changes are saved.');

export const profileSettingsDriver: ViewDriver<typeof profileSettingsMachine> = {
  machine: profileSettingsMachine,
  fixture: profileSettingsFixture,
  open: openFlow(profileSettingsMachine, profileSettingsFixture, (flow) => <ProfileSettingsPage flow={flow}>{null}</ProfileSettingsPage>),
  events: {},
  states: { 'open.untouched': all(isOpen, no(isSaved)), 'open.saved': all(isOpen, isSaved) },
  children: [
    {
      machine: profileDriver.machine,
      events: {
        'name.changed': write('Full name', ({ fullName }: { fullName: string }) => fullName),
        'profile.submitted': press('Save changes'),
      },
    },
  ],
};
