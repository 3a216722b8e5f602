import { profileSettingsMachine } from '../../../../machines/profile-settings.machine.ts';
import { profileSettingsFixture } from '../../../machines/profile-settings.fixture.ts';
import type { BrowserDriver } from '../browser-driver.ts';
import { all, heading, no, text } from '../sights.ts';

const isOpen = heading('Profile');
const isSaved = text('Your changes are saved.');

export const profileSettingsDriver: BrowserDriver = {
  subject: { machine: profileSettingsMachine },
  fixture: profileSettingsFixture,
  open: async ({ page, server, visit, signIn }) => {
    await signIn(await server.addUser());
    await visit('/account/profile');
    return {
      'profile.done': async () => {
        await page.getByLabel('Full name').fill('Ada Byron King');
        await page.getByRole('button', { name: 'Save changes' }).click();
      },
    };
  },
  states: { 'open.untouched': all(isOpen, no(isSaved)), 'open.saved': all(isOpen, isSaved) },
};
