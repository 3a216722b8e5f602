import type { SignUpState } from '../../../contract/entities.ts';
import type { signUpMachine } from '../../../machines/sign-in/sign-up.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { testStart } from '../../support/world.ts';
import { codes, madePasskey, someOptions } from '../account/passkeys.fixture.ts';
import { profileFixture } from './profile.fixture.ts';
import { ada, anonymous, failure, newcomer } from '../samples.ts';
import { oauthReports } from './oauth.ts';
import { verificationFixture } from './verification.fixture.ts';

/** A stored sign-up whose code has been mailed. */
export const storedSignUp: SignUpState = {
  email: 'ada@anydish.example',
  signUpVerificationToken: 'token-1',
  sourcePage: '/privacy',
  resendAt: testStart + 30_000,
};

export const signUpFixture: Fixture<typeof signUpMachine> = {
  inputs: {
    fromTheLanding: ({ now, newId }) => ({
      step: 'form',
      email: '',
      typedName: null,
      stored: null,
      sourcePage: '/',
      session: anonymous,
      hasPasskeys: true,
      now,
      newId,
    }),
    reloadedAtTheCode: ({ now, newId }) => ({
      step: 'verification',
      email: '',
      typedName: null,
      stored: storedSignUp,
      sourcePage: null,
      session: anonymous,
      hasPasskeys: true,
      now,
      newId,
    }),
    verified: ({ now, newId }) => ({
      step: 'profile',
      email: '',
      typedName: null,
      stored: null,
      sourcePage: null,
      session: newcomer,
      hasPasskeys: true,
      now,
      newId,
    }),
  },
  events: {
    'email.changed': { valid: { email: ' ada@anydish.example ' }, invalid: { email: 'ada' } },
    'password.changed': { some: { password: 'correct horse' } },
    'form.submitted': 'bare',
    'token.replaced': { newer: { token: 'token-2', resendAt: testStart + 60_000 } },
    'oauth.reported': oauthReports,
    'passkey.requested': 'bare',
    'codes.kept': 'bare',
    'step.opened': { form: { step: 'form' }, verification: { step: 'verification' }, profile: { step: 'profile' } },
  },
  outputs: {
    createAccount: { created: { token: 'token-1' } },
    beginPasskey: { options: someOptions },
    makePasskey: { made: { registration: madePasskey }, closed: { registration: null } },
    createByPasskey: { created: { token: 'token-1' } },
    makeCodes: { codes },
    verification: { confirmed: { session: newcomer }, otherAddress: { session: null } },
    profile: { saved: { session: ada } },
  },
  errors: {
    createAccount: { taken: failure('emailTaken') },
    beginPasskey: { taken: failure('emailTaken') },
    makePasskey: { offline: failure('unknown') },
    createByPasskey: { late: failure('codeExpired') },
    makeCodes: { offline: failure('unknown') },
  },
  children: {
    verification: { fixture: verificationFixture, ends: { confirmed: 'confirmed', otherAddress: 'leaving' } },
    profile: { fixture: profileFixture, ends: { saved: 'saved' } },
  },
};
