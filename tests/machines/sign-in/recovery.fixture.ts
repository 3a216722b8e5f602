import type { recoveryMachine } from '../../../machines/sign-in/recovery.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { ada, failure } from '../samples.ts';

export const recoveryFixture: Fixture<typeof recoveryMachine> = {
  inputs: { empty: () => ({ email: '' }) },
  events: {
    'email.changed': { valid: { email: 'ada@anydish.example' }, invalid: { email: 'ada' } },
    'code.changed': { some: { code: '0123-4567-89ab' }, half: { code: '0123' } },
    'form.submitted': 'bare',
  },
  outputs: { recover: { accepted: ada } },
  errors: { recover: { refused: failure('notSignedIn') } },
};
