import { profileMachine } from '../../../../machines/profile.machine.ts';
import { profileFixture } from '../../../machines/profile.fixture.ts';
import type { BrowserDriver } from '../browser-driver.ts';
import { busyButton, button, heading, all } from '../sights.ts';

export const profileDriver: BrowserDriver = {
  subject: { machine: profileMachine },
  fixture: profileFixture,
  open: async ({ page, server, hold, visit, signIn }) => {
    await signIn(await server.addUser({ isNamed: false }));
    const call = await hold('PUT', /^\/api\/session\/profile$/);
    await visit('/sign-up/profile');
    return {
      'name.changed(full)': () => page.getByLabel('Full name').fill('Ada Lovelace'),
      'name.changed(blank)': () => page.getByLabel('Full name').fill('  '),
      'profile.submitted': () => page.getByRole('button', { name: 'Continue' }).click(),
      'saveProfile.done': () => call.release(),
      'saveProfile.error': () => call.releaseToFail(),
    };
  },
  states: {
    editing: all(heading('Finish signing up'), button('Continue')),
    submitting: busyButton('Continue'),
    // The page has left for the kitchen.
    saved: heading(/^What shall we cook/),
  },
};
