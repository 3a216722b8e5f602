import { expect, test } from 'vitest';
import { denialMachine } from '../../../machines/sign-in/denial.machine.ts';
import { timings } from '../../../machines/parts/timings.ts';
import { onStage } from '../../support/stage.ts';
import { testStart } from '../../support/world.ts';
import { startedReset } from './denial.fixture.ts';
import { failure } from '../samples.ts';

const start = (token = 'link-1') => onStage(denialMachine, ({ now }) => ({ token, now }));

test('makes no call before the button is pressed', () => {
  const { actor, calls } = start();
  expect(actor.getSnapshot().value).toBe('asking');
  expect(calls).toEqual([]);
});

test('continues in the reset, with the code sent and the address filled in', async () => {
  const { actor, answer, call, ran } = start();
  actor.send({ type: 'denial.confirmed' });
  expect(call('denySignIn').input).toEqual({ token: 'link-1' });
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  await answer('denySignIn', { ...startedReset, addedLater: true });
  expect(ran('rememberEmail')).toEqual([{ email: startedReset.email }]);
  expect(ran('rememberReset')).toEqual([{ ...startedReset, resendAt: testStart + timings.resendCooldown }]);
  expect(ran('refreshSession')).toHaveLength(1);
  expect(actor.getSnapshot()).toMatchObject({ value: 'denied', context: { token: '' }, output: { redirectTo: '/reset-password' } });
});

test('reports an invalid or used link, and keeps nothing of it', async () => {
  expect(start('').actor.getSnapshot().value).toBe('over');
  const { actor, refuse, ran } = start();
  actor.send({ type: 'denial.confirmed' });
  await refuse('denySignIn', failure('codeExpired'));
  expect(actor.getSnapshot()).toMatchObject({ value: 'over', context: { token: '' } });
  expect(ran('rememberReset')).toEqual([]);
});

test('can be pressed again after a failure', async () => {
  const { actor, refuse, calls } = start();
  actor.send({ type: 'denial.confirmed' });
  await refuse('denySignIn', failure('unknown'));
  expect(actor.getSnapshot()).toMatchObject({ value: 'asking', context: { error: failure('unknown'), token: 'link-1' } });
  actor.send({ type: 'denial.confirmed' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'denying', context: { error: null } });
  expect(calls).toHaveLength(2);
});
