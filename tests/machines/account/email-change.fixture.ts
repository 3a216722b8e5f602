import type { EmailChangeState } from '../../../contract/entities.ts';
import type { emailChangeMachine } from '../../../machines/account/email-change.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { testStart } from '../../support/world.ts';
import { ada, failure, newcomer } from '../samples.ts';
import { verificationFixture } from '../sign-in/verification.fixture.ts';

/** A stored change whose code has been mailed. */
export const storedChange: EmailChangeState = {
  userGuid: ada.guid,
  email: 'new@anydish.example',
  token: 'token-1',
  resendAt: testStart + 30_000,
};

export const emailChangeFixture: Fixture<typeof emailChangeMachine> = {
  inputs: {
    opened: ({ now }) => ({ userGuid: ada.guid, email: '', stored: null, now }),
    reloadedAtTheCode: ({ now }) => ({ userGuid: ada.guid, email: '', stored: storedChange, now }),
  },
  events: {
    'email.changed': { valid: { email: ' new@anydish.example ' }, invalid: { email: 'new' } },
    'currentPassword.changed': { some: { password: 'correct horse battery' } },
    'form.submitted': 'bare',
    'retry.requested': 'bare',
    'network.returned': 'bare',
    'viewer.returned': 'bare',
    'token.replaced': { newer: { token: 'token-2', resendAt: testStart + 60_000 } },
  },
  outputs: {
    loadAccount: { withPassword: { hasPassword: true } },
    beginChange: { asked: { token: 'token-1' } },
    verification: { confirmed: { session: newcomer }, cancelled: { session: null } },
  },
  errors: { loadAccount: { failed: failure('unknown') }, beginChange: { wrong: failure('invalidInput', { currentPassword: 'No.' }) } },
  children: { verification: { fixture: verificationFixture, ends: { confirmed: 'confirmed', cancelled: 'leaving' } } },
};
