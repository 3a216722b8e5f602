import { signInMachine } from '../../../../machines/sign-in.machine.ts';
import { signInFixture } from '../../../machines/sign-in.fixture.ts';
import type { BrowserDriver } from '../browser-driver.ts';
import { password } from '../page.ts';
import { any, busyButton, button, heading } from '../sights.ts';
import { thirdPartyMoves } from '../third-party.ts';

export const signInDriver: BrowserDriver = {
  subject: { machine: signInMachine },
  fixture: signInFixture,
  open: async (world) => {
    const { page, server, hold, visit } = world;
    const email = server.newEmail();
    const call = await hold('POST', /^\/api\/session$/);
    await visit('/login');
    return {
      ...thirdPartyMoves(world),
      'email.changed(valid)': () => page.getByLabel('Email').fill(email),
      'email.changed(invalid)': () => page.getByLabel('Email').fill('ada'),
      'password.changed': () => page.getByLabel('Password', { exact: true }).fill(password),
      'form.submitted': () => page.getByRole('button', { name: 'Sign In' }).click(),
      // Nobody has this address yet.
      'signIn.error': () => call.release(),
      'signIn.done': async () => {
        await server.addUser({ email });
        await call.release();
      },
    };
  },
  states: {
    editing: button('Sign In'),
    submitting: busyButton('Sign In'),
    signedIn: any(heading('My recipes'), heading('Finish signing up')),
  },
  isOffered: (snapshot, { type }) => type !== 'thirdParty.reported' || snapshot.matches('editing'),
};
