import type { ResetState } from '../../contract/entities.ts';
import { limits } from '../../machines/limits.ts';
import type { resetMachine } from '../../machines/reset.machine.ts';
import type { Fixture } from '../support/fixture.ts';
import { testStart } from '../support/world.ts';
import { failure } from './samples.ts';

/** What a tab remembers of a reset whose code has been mailed a moment ago. */
export const storedReset: ResetState = {
  email: 'ada@anydish.example',
  token: 'token-1',
  resendAt: testStart + limits.resendCooldown,
};

export const resetFixture: Fixture<typeof resetMachine> = {
  inputs: {
    fromTheSignIn: ({ now }) => ({ email: 'ada@anydish', stored: null, now }),
    reloadedAtTheCode: ({ now }) => ({ email: '', stored: storedReset, now }),
  },
  events: {
    'email.changed': { valid: { email: ' ada@anydish.example ' }, invalid: { email: 'ada' } },
    'code.changed': { complete: { code: '123456' }, partial: { code: '12345' } },
    'password.changed': { some: { password: 'three green apples' } },
    'form.submitted': 'bare',
    'email.change.requested': 'bare',
    'token.replaced': { newer: { token: 'token-2', resendAt: testStart + 2 * limits.resendCooldown } },
  },
  outputs: { requestReset: { asked: { token: 'token-1' } }, confirmReset: { changed: null } },
  errors: {
    requestReset: { tooSoon: failure('tooManyRequests', { retryAfter: 30 }) },
    confirmReset: { wrong: failure('wrongCode', { attemptsLeft: 4 }) },
  },
};
