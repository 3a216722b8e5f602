import type { Authenticator, AuthenticatorKey } from '../../../contract/sign-in/second-steps.ts';
import type { authenticatorMachine } from '../../../machines/account/authenticator.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { failure } from '../samples.ts';

export const appKey: AuthenticatorKey = {
  secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  secretUri: 'otpauth://totp/AnyDish:ada%40anydish.example?issuer=AnyDish&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
};
export const withApp: Authenticator = { setUpAt: Date.UTC(2026, 0, 15, 12), hasPassword: true };
export const withoutApp: Authenticator = { setUpAt: null, hasPassword: true };

export const authenticatorFixture: Fixture<typeof authenticatorMachine> = {
  inputs: { opened: () => undefined },
  events: {
    'password.changed': { some: { password: 'correct horse battery' } },
    'setUp.requested': 'bare',
    'removal.requested': 'bare',
    'code.changed': { whole: { code: '123456' } },
    'code.submitted': 'bare',
    'setUp.cancelled': 'bare',
    'retry.requested': 'bare',
    'network.returned': 'bare',
    'viewer.returned': 'bare',
  },
  outputs: {
    loadAuthenticator: { withApp },
    beginSetUp: { key: appKey },
    confirmSetUp: { done: withApp },
    removeAuthenticator: { done: withoutApp },
  },
  errors: {
    loadAuthenticator: { notOwner: failure('notAllowed'), offline: failure('unknown') },
    beginSetUp: { wrong: failure('invalidInput', { currentPassword: 'No.' }) },
    confirmSetUp: { tooLate: failure('codeExpired'), wrong: failure('invalidInput', { code: 'No.' }) },
    removeAuthenticator: { wrong: failure('invalidInput', { currentPassword: 'No.' }) },
  },
};
