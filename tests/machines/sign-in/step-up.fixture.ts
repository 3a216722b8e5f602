import type { stepUpMachine } from '../../../machines/sign-in/step-up.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { usedPasskey } from '../account/passkeys.fixture.ts';
import { failure } from '../samples.ts';

export const stepUpFixture: Fixture<typeof stepUpMachine> = {
  inputs: { asked: () => ({ purpose: 'loginAsUser' }) },
  events: {
    'code.changed': { whole: { code: '123456' } },
    'password.changed': { some: { password: 'correct horse battery' } },
    'form.submitted': 'bare',
    'passkey.requested': 'bare',
    'retry.requested': 'bare',
  },
  outputs: {
    showBox: { closed: null },
    loadWays: {
      both: { code: true, password: false, passkey: true },
      password: { code: false, password: true, passkey: false },
      none: { code: false, password: false, passkey: false },
    },
    askPasskey: { chosen: { assertion: usedPasskey }, closed: { assertion: null } },
    stepUp: { taken: null },
  },
  errors: {
    loadWays: { offline: failure('unknown') },
    askPasskey: { failed: failure('unknown') },
    stepUp: { wrong: failure('invalidInput', { code: 'No.' }) },
  },
};
