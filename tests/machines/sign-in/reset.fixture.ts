import type { Keepable } from '../../../contract/account/connections.ts';
import type { ResetState } from '../../../contract/entities.ts';
import { timings } from '../../../machines/parts/timings.ts';
import type { resetMachine } from '../../../machines/sign-in/reset.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { testStart } from '../../support/world.ts';
import { failure } from '../samples.ts';

/** A stored reset whose code was just mailed. */
export const storedReset: ResetState = {
  email: 'ada@anydish.example',
  token: 'token-1',
  resendAt: testStart + timings.resendCooldown,
};

/** The connections the server asks about. */
export const keptConnections: Keepable[] = [
  { guid: 'connection-1', provider: 'google', email: 'ada@gmail.example' },
  { guid: 'connection-2', provider: 'facebook', email: null },
];

export const resetFixture: Fixture<typeof resetMachine> = {
  inputs: {
    fromTheSignIn: ({ now }) => ({ email: 'ada@anydish', stored: null, now }),
    reloadedAtTheCode: ({ now }) => ({ email: '', stored: storedReset, now }),
  },
  events: {
    'email.changed': { valid: { email: ' ada@anydish.example ' }, invalid: { email: 'ada' } },
    'code.changed': { complete: { code: '123456' }, partial: { code: '12345' } },
    'password.changed': { some: { password: 'three green apples' }, none: { password: '' } },
    'keep.changed': { some: { keep: ['connection-1'] } },
    'form.submitted': 'bare',
    'email.change.requested': 'bare',
    'token.replaced': { newer: { token: 'token-2', resendAt: testStart + 2 * timings.resendCooldown } },
  },
  outputs: {
    requestReset: { asked: { token: 'token-1' } },
    confirmReset: {
      changed: null,
      asked: { connections: keptConnections, passkeys: [{ guid: 'passkey-1', name: 'Telephone' }] },
      again: { connections: [], token: 'token-2' },
    },
  },
  errors: {
    requestReset: { tooSoon: failure('tooManyRequests', { retryAfter: 30 }) },
    confirmReset: { wrong: failure('wrongCode', { attemptsLeft: 4 }) },
  },
};
