import type { stepUpMachine } from '../../machines/step-up.machine.ts';
import type { Fixture } from '../support/fixture.ts';
import { failure } from './samples.ts';

export const stepUpFixture: Fixture<typeof stepUpMachine> = {
  inputs: { asked: () => ({ purpose: 'loginAsUser' }) },
  events: {
    'code.changed': { whole: { code: '123456' } },
    'password.changed': { some: { password: 'correct horse battery' } },
    'form.submitted': 'bare',
    'retry.requested': 'bare',
  },
  outputs: {
    showBox: { closed: null },
    loadWays: { app: { code: true, password: false }, password: { code: false, password: true }, none: { code: false, password: false } },
    stepUp: { taken: null },
  },
  errors: { loadWays: { offline: failure('unknown') }, stepUp: { wrong: failure('invalidInput', { code: 'No.' }) } },
};
