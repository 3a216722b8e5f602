import { signInMachine } from '../../../../machines/sign-in.machine.ts';
import { newSecret } from '../../../../server/second-steps/totp.ts';
import { signInFixture } from '../../../machines/sign-in.fixture.ts';
import type { BrowserDriver } from '../browser-driver.ts';
import { password } from '../page.ts';
import { appCode } from '../second-steps.ts';
import { all, any, busyButton, button, heading, no } from '../sights.ts';
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
    const second = await hold('POST', /^\/api\/session\/second-step$/);
    const secret = newSecret();
    const code = page.getByLabel('Code from your authenticator app');
    /** The account of the address anew: a tour may sign in several times. */
    const begin = async (account: { hasApp: boolean } | null) => {
      await server.db.deleteFrom('users').where('email', '=', email).execute();
      if (account === null) return;
      const { guid } = await server.addUser({ email });
      if (!account.hasApp) return;
      await server.db.insertInto('authenticators').values({ user_guid: guid, secret, last_step: 0, created_at: 0 }).execute();
    };
    await visit('/login');
    return {
      ...thirdPartyMoves(world),
      'email.changed(valid)': () => page.getByLabel('Email').fill(email),
      'email.changed(invalid)': () => page.getByLabel('Email').fill('ada'),
      'password.changed': () => page.getByLabel('Password', { exact: true }).fill(password),
      'form.submitted': () => page.getByRole('button', { name: 'Sign In', exact: true }).click(),
      'signIn.error(refused)': async () => {
        await begin(null);
        await call.release();
      },
      'signIn.error(codeRequired)': async () => {
        await begin({ hasApp: true });
        await call.release();
      },
      'code.changed': () => code.fill('123456'),
      'code.submitted': async (_, [answer]) => {
        if (answer === 'confirmSignIn.done(accepted)') await code.fill(appCode(secret, server.clock.now()));
        await page.getByRole('button', { name: 'Continue' }).click();
      },
      'code.cancelled': () => page.getByRole('button', { name: 'Cancel' }).click(),
      'confirmSignIn.done': () => second.release(),
      'confirmSignIn.error(wrong)': () => second.release(),
      'confirmSignIn.error(tooLate)': async () => {
        await server.db.deleteFrom('pending_sign_ins').execute();
        await second.release();
      },
      'signIn.done': async () => {
        await begin({ hasApp: false });
        await call.release();
      },
    };
  },
  states: {
    editing: button('Sign In'),
    submitting: busyButton('Sign In'),
    coding: all(heading('Enter your code'), no(busyButton('Continue'))),
    confirming: all(heading('Enter your code'), busyButton('Continue')),
    asking: busyButton('Sign in with a passkey'),
    entering: { fleeting: 'It passes with the call.' },
    signedIn: any(heading('My recipes'), heading('Finish signing up')),
  },
  // tests/e2e/passkeys.spec.ts goes these ways, with an authenticator.
  isOffered: (snapshot, { type }) => !/passkey|challenge/i.test(type) && (type !== 'thirdParty.reported' || snapshot.matches('editing')),
  without: ofPasskeys,
};
