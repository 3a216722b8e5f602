import { signInMachine } from '../../../../machines/sign-in.machine.ts';
import { signInFixture } from '../../../machines/sign-in.fixture.ts';
import type { BrowserDriver } from '../browser-driver.ts';
import { password } from '../page.ts';
import { busyButton, button, heading } from '../sights.ts';

export const signInDriver: BrowserDriver = {
  subject: { machine: signInMachine },
  fixture: signInFixture,
  open: async ({ page, server, hold, visit }) => {
    const email = server.newEmail();
    const call = await hold('POST', /^\/api\/session$/);
    await visit('/login');
    return {
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
  states: { editing: button('Sign In'), submitting: busyButton('Sign In'), signedIn: heading('My recipes') },
};
