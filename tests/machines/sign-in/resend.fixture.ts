import { timings } from '../../../machines/parts/timings.ts';
import type { resendMachine } from '../../../machines/sign-in/resend.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { failure } from '../samples.ts';

export const resendFixture: Fixture<typeof resendMachine> = {
  inputs: {
    codeJustSent: ({ now, parent }) => ({ email: 'ada@anydish.example', readyAt: now() + timings.resendCooldown, now, parent }),
  },
  events: {
    'resend.requested': 'bare',
    'code.refused': {
      spent: { error: failure('wrongCode', { attemptsLeft: 0 }) },
      wrong: { error: failure('wrongCode', { attemptsLeft: 1 }) },
    },
  },
  outputs: { sendCode: { sent: { token: 'token-2' } } },
  errors: {
    sendCode: { refused: failure('unknown'), tooSoon: failure('tooManyRequests', { retryAfter: 90 }) },
  },
};
