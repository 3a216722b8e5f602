import type { passwordChangeMachine } from '../../../machines/account/password-change.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { failure } from '../samples.ts';

export const passwordChangeFixture: Fixture<typeof passwordChangeMachine> = {
  inputs: { opened: () => undefined },
  events: {
    'currentPassword.changed': { some: { password: 'correct horse battery' } },
    'newPassword.changed': { some: { password: 'three green apples' } },
    'form.submitted': 'bare',
    'retry.requested': 'bare',
    'network.returned': 'bare',
    'viewer.returned': 'bare',
  },
  outputs: { loadAccount: { withPassword: { hasPassword: true }, without: { hasPassword: false } }, changePassword: { changed: null } },
  errors: { loadAccount: { failed: failure('unknown') }, changePassword: { wrong: failure('invalidInput', { currentPassword: 'No.' }) } },
};
