import type { denialMachine } from '../../../machines/sign-in/denial.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { failure } from '../samples.ts';

/** The server's answer to a denied sign-in. */
export const startedReset = { email: 'ada@anydish.example', token: 'token-1' };

export const denialFixture: Fixture<typeof denialMachine> = {
  inputs: {
    byTheLink: ({ now }) => ({ token: 'link-1', now }),
    withoutOne: ({ now }) => ({ token: '', now }),
  },
  events: { 'denial.confirmed': 'bare' },
  outputs: { denySignIn: { started: startedReset } },
  errors: { denySignIn: { used: failure('codeExpired'), offline: failure('unknown') } },
};
