import type { signInMachine } from '../../../machines/sign-in/sign-in.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { ada, failure } from '../samples.ts';
import { usedPasskey } from '../account/passkeys.fixture.ts';
import { oauthReports } from './oauth.ts';

export const signInFixture: Fixture<typeof signInMachine> = {
  inputs: { empty: ({ newId }) => ({ email: '', sourcePage: null, lastMethod: null, error: null, hasPasskeys: true, newId }) },
  events: {
    'email.changed': { valid: { email: 'ada@anydish.example' }, invalid: { email: 'ada' } },
    'password.changed': { some: { password: 'correct horse' } },
    'form.submitted': 'bare',
    'code.changed': { some: { code: '123456' } },
    'code.submitted': 'bare',
    'code.cancelled': 'bare',
    'oauth.reported': oauthReports,
    'passkey.requested': 'bare',
  },
  outputs: {
    signIn: { accepted: ada },
    confirmSignIn: { accepted: ada },
    awaitPasskey: { chosen: { assertion: usedPasskey }, none: { assertion: null } },
    askPasskey: { chosen: { assertion: usedPasskey }, closed: { assertion: null } },
    signInByPasskey: { accepted: ada },
  },
  errors: {
    signIn: { refused: failure('notSignedIn'), codeRequired: failure('secondStepRequired') },
    confirmSignIn: { wrong: failure('invalidInput', { code: 'No.' }), tooLate: failure('codeExpired') },
    awaitPasskey: { unsupported: failure('unknown') },
    askPasskey: { failed: failure('unknown') },
    signInByPasskey: { unknown: failure('notSignedIn') },
  },
};
