import { timings } from '../../../machines/parts/timings.ts';
import type { verificationMachine } from '../../../machines/sign-in/verification.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { testStart } from '../../support/world.ts';
import { failure, newcomer } from '../samples.ts';

export const verificationFixture: Fixture<typeof verificationMachine> = {
  inputs: {
    codeMailed: ({ now, parent }) => ({
      email: 'ada@anydish.example',
      token: 'token-1',
      resendAt: now() + timings.resendCooldown,
      now,
      parent,
    }),
  },
  events: {
    'code.changed': { complete: { code: '123456' }, partial: { code: '12' } },
    'code.submitted': 'bare',
    'email.change.requested': 'bare',
    'token.replaced': { newer: { token: 'token-2', resendAt: testStart + timings.resendCooldown } },
  },
  outputs: { confirmCode: { right: newcomer } },
  errors: { confirmCode: { wrong: failure('wrongCode', { attemptsLeft: 4 }) } },
};
