import { expect, test } from 'vitest';
import { impersonationMachine } from '../../../machines/console/impersonation.machine.ts';
import { onStage } from '../../support/stage.ts';
import { subject } from './impersonation.fixture.ts';
import { failure } from '../samples.ts';

const start = (mayLoginAsUser = true) => onStage(impersonationMachine, () => ({ mayLoginAsUser, userGuid: subject.guid }));

async function editing() {
  const stage = start();
  await stage.answer('loadUser', subject);
  return stage;
}

test('loads no user without the permission', () => {
  const { actor, calls } = start(false);
  expect(actor.getSnapshot()).toMatchObject({ value: 'denied', context: { user: null } });
  expect(calls).toEqual([]);
});

test('loads the user in the address', async () => {
  const { actor, answer, call } = start();
  expect(call('loadUser').input).toEqual({ userGuid: subject.guid });
  expect(actor.getSnapshot().hasTag('busy')).toBe(false);
  await answer('loadUser', subject);
  expect(actor.getSnapshot()).toMatchObject({ value: 'editing', context: { user: subject, reason: '', problem: null, error: null } });
});

test('sends the typed reason, and reloads the product as the user', async () => {
  const { actor, answer, call, ran } = await editing();
  actor.send({ type: 'reason.changed', reason: 'A lost recipe' });
  actor.send({ type: 'impersonation.submitted' });
  expect(call('loginAsUser').input).toEqual({ userGuid: subject.guid, reason: 'A lost recipe' });
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  expect(ran('startOver')).toHaveLength(0);
  await answer('loginAsUser', null);
  expect(ran('startOver')).toHaveLength(1);
  expect(actor.getSnapshot()).toMatchObject({ value: 'begun', output: { redirectTo: null } });
});

test.each([
  ['', 'reason.required'],
  [' no ', 'reason.short'],
  ['x'.repeat(501), 'reason.long'],
] as const)('does not begin with the reason %j', async (reason, problem) => {
  const { actor, calls } = await editing();
  actor.send({ type: 'reason.changed', reason });
  actor.send({ type: 'impersonation.submitted' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'editing', context: { problem, reason } });
  expect(calls.map(({ src }) => src)).not.toContain('loginAsUser');
  actor.send({ type: 'reason.changed', reason: 'A lost recipe' });
  expect(actor.getSnapshot().context.problem).toBeNull();
});

test('keeps the reason after a refusal, which clears on edit', async () => {
  const { actor, refuse } = await editing();
  actor.send({ type: 'reason.changed', reason: 'A lost recipe' });
  actor.send({ type: 'impersonation.submitted' });
  await refuse('loginAsUser', failure('notAllowed'));
  expect(actor.getSnapshot()).toMatchObject({
    value: 'editing',
    context: { reason: 'A lost recipe', error: failure('notAllowed'), user: subject },
  });
  actor.send({ type: 'reason.changed', reason: 'A lost recipe.' });
  expect(actor.getSnapshot().context.error).toBeNull();
});

test('reports an unknown user, or retries after a failure', async () => {
  const gone = start();
  await gone.refuse('loadUser', failure('notFound'));
  expect(gone.actor.getSnapshot()).toMatchObject({ value: 'missing', context: { error: null } });
  const { actor, answer, refuse } = start();
  await refuse('loadUser', failure('unknown'));
  expect(actor.getSnapshot()).toMatchObject({ value: 'failed', context: { error: failure('unknown') } });
  actor.send({ type: 'retry.requested' });
  await answer('loadUser', subject);
  expect(actor.getSnapshot()).toMatchObject({ value: 'editing', context: { error: null } });
});

test('aborts the call when the page is left', () => {
  const { actor, call } = start();
  actor.stop();
  expect(call('loadUser').signal.aborted).toBe(true);
});

async function steppingUp() {
  const stage = await editing();
  stage.actor.send({ type: 'reason.changed', reason: 'A lost recipe' });
  stage.actor.send({ type: 'impersonation.submitted' });
  await stage.refuse('loginAsUser', failure('stepUpRequired'));
  return stage;
}

test('asks for step-up authentication, and continues with the input', async () => {
  const { actor, answer, call } = await steppingUp();
  expect(actor.getSnapshot().value).toBe('steppingUp');
  await answer('loadWays', { code: true, password: false, passkey: false });
  const { stepUp } = actor.getSnapshot().children;
  stepUp?.send({ type: 'code.changed', code: '123456' });
  stepUp?.send({ type: 'form.submitted' });
  await answer('stepUp', null);
  expect(actor.getSnapshot().value).toBe('beginning');
  expect(call('loginAsUser').input).toEqual({ userGuid: subject.guid, reason: 'A lost recipe' });
});

test('does nothing when the box is closed, and keeps the reason', async () => {
  const { actor, answer, calls } = await steppingUp();
  await answer('showBox', null);
  expect(actor.getSnapshot()).toMatchObject({ value: 'editing', context: { reason: 'A lost recipe', error: null } });
  expect(calls.filter(({ src }) => src === 'loginAsUser')).toHaveLength(1);
});

test.each(['loadUser', 'loginAsUser'])('leads to a second factor when %s has none', async (src) => {
  const stage = src === 'loadUser' ? start() : await editing();
  if (src === 'loginAsUser') {
    stage.actor.send({ type: 'reason.changed', reason: 'A lost recipe' });
    stage.actor.send({ type: 'impersonation.submitted' });
  }
  await stage.refuse(src, failure('secondFactorRequired'));
  expect(stage.actor.getSnapshot().value).toBe('factorless');
});
