import type { signInMachine } from '../../machines/sign-in.machine.ts';
import type { Fixture } from '../support/fixture.ts';
import { ada, failure } from './samples.ts';

export const signInFixture: Fixture<typeof signInMachine> = {
  inputs: { empty: () => ({ email: '', sourcePage: null }) },
  events: {
    'email.changed': { valid: { email: 'ada@anydish.example' }, invalid: { email: 'ada' } },
    'password.changed': { some: { password: 'correct horse' } },
    'form.submitted': 'bare',
  },
  outputs: { signIn: { accepted: ada } },
  errors: { signIn: { refused: failure('notSignedIn') } },
};
