import { signInMachine } from '../../../../machines/sign-in.machine.ts';
import { signInFixture } from '../../../machines/sign-in.fixture.ts';
import type { BrowserDriver } from '../browser-driver.ts';
import { password } from '../page.ts';
import { any, busyButton, button, heading } from '../sights.ts';
import { thirdPartyMoves } from '../third-party.ts';

const elsewhere = 'An authenticator is needed: tests/e2e/passkeys.spec.ts.';
const ofPasskeys = Object.fromEntries(
  [
    'editing on passkey.requested [hasPasskeys]',
    'editing on xstate.done.actor.awaitPasskey [isChosen]',
    'editing on xstate.error.actor.awaitPasskey',
    'editing on xstate.after.challengeRenewal.signIn.editing [hasPasskeys]',
    'asking on xstate.done.actor.askPasskey [isChosen]',
    'asking on xstate.done.actor.askPasskey [otherwise]',
    'asking on xstate.error.actor.askPasskey',
    'entering on xstate.done.actor.signInByPasskey',
    'entering on xstate.error.actor.signInByPasskey',
  ].map((transition) => [`signIn.${transition}`, elsewhere]),
);

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
      'form.submitted': () => page.getByRole('button', { name: 'Sign In', exact: true }).click(),
      // Nobody has this address yet.
      'signIn.error': () => call.release(),
      'signIn.done': async () => {
        await server.addUser({ email });
        await call.release();
      },
    };
  },
  states: {
    editing: button(/^Sign In$/),
    submitting: busyButton(/^Sign In$/),
    asking: busyButton('Sign in with a passkey'),
    entering: { fleeting: 'It passes with the call.' },
    signedIn: any(heading('My recipes'), heading('Finish signing up')),
  },
  // tests/e2e/passkeys.spec.ts goes these ways, with an authenticator.
  isOffered: (snapshot, { type }) => !/passkey|challenge/i.test(type) && (type !== 'thirdParty.reported' || snapshot.matches('editing')),
  without: ofPasskeys,
};
