import { expect, test, vi } from 'vitest';
import type { Session } from '../../../contract/entities.ts';
import { timings } from '../../../machines/parts/timings.ts';
import { sessionMachine } from '../../../machines/shell/session.machine.ts';
import { onStage } from '../../support/stage.ts';
import { ada, failure, newcomer } from '../samples.ts';

type Listener = (event: { type: 'session.changed'; session: Session }) => void;

const settledAs = (userGuid: string | null) => ({ type: 'session.settled', userGuid });

const start = () => onStage(sessionMachine, ({ newId, parent }) => ({ newGuid: newId, parent }));

test('starts as the default anonymous user with a fresh guid', () => {
  const { actor, calls } = start();
  expect(actor.getSnapshot().context.session).toEqual({
    guid: 'id-1',
    isVerified: false,
    email: null,
    firstName: '',
    lastName: '',
    fullName: '',
    natsUserToken: '',
    extra: {},
  });
  expect(actor.getSnapshot().hasTag('pending')).toBe(true);
  expect(calls.map(({ src }) => src)).toEqual(['followTabs', 'loadSession']);
});

test('merges the server’s answer into the current state, and tells the parent', async () => {
  const { actor, answer, told } = start();
  expect(told()).toEqual([]);
  await answer('loadSession', ada);
  expect(actor.getSnapshot().context.session).toEqual(ada);
  expect(told()).toEqual([settledAs(ada.guid)]);
});

test('merges a later answer into the current session', async () => {
  const { actor, answer } = start();
  await answer('loadSession', newcomer);
  actor.send({ type: 'session.received', session: { ...ada, extra: {} } });
  expect(actor.getSnapshot().context.session).toEqual({ ...ada, extra: {} });
  actor.send({ type: 'session.refresh.requested' });
  await answer('loadSession', { guid: ada.guid, firstName: 'Augusta' });
  expect(actor.getSnapshot().context.session).toEqual({ ...ada, extra: {}, firstName: 'Augusta' });
});

test('only logs a load error: the state is unchanged, nobody is notified, and the app continues', async () => {
  const { actor, refuse, ran, told } = start();
  const before = actor.getSnapshot().context.session;
  const listener = vi.fn<Listener>();
  actor.on('session.changed', listener);
  await refuse('loadSession', failure('unknown'));
  expect(actor.getSnapshot().value).toBe('known');
  expect(actor.getSnapshot().context.session).toBe(before);
  expect(ran('logError')).toEqual([{ error: failure('unknown') }]);
  expect(ran('reportError')).toEqual([]);
  expect(listener).not.toHaveBeenCalled();
  // Signed out is not the same as unknown.
  expect(told()).toEqual([{ type: 'session.unanswered' }]);
  expect(actor.getSnapshot().context.isKnown).toBe(false);
});

test('notifies listeners of each refresh and of each explicit set, until they unsubscribe', async () => {
  const { actor, answer } = start();
  const [stays, leaves] = [vi.fn<Listener>(), vi.fn<Listener>()];
  actor.on('session.changed', stays);
  const subscription = actor.on('session.changed', leaves);

  await answer('loadSession', newcomer);
  expect(leaves).toHaveBeenCalledExactlyOnceWith({ type: 'session.changed', session: newcomer });
  subscription.unsubscribe();
  actor.send({ type: 'session.received', session: ada });
  actor.send({ type: 'session.refresh.requested' });
  await answer('loadSession', ada);
  expect(leaves).toHaveBeenCalledTimes(1);
  expect(stays.mock.calls.map(([event]) => event.session)).toEqual([newcomer, ada, ada]);
});

test('becomes another anonymous user when the server has ended the session', async () => {
  const { actor, answer } = start();
  await answer('loadSession', ada);
  actor.send({ type: 'signOut.requested' });
  expect(actor.getSnapshot().context.session, 'until the server agrees').toEqual(ada);
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  await answer('endSession');
  expect(actor.getSnapshot()).toMatchObject({
    value: 'known',
    context: { session: { guid: 'id-2', email: null, isVerified: false, extra: {} } },
  });
});

test('signs out also while the session is loading', async () => {
  const { actor, answer, call } = start();
  await answer('loadSession', ada);
  actor.send({ type: 'session.refresh.requested' });
  const refresh = call('loadSession');
  actor.send({ type: 'signOut.requested' });
  expect([actor.getSnapshot().value, refresh.signal.aborted]).toEqual(['signingOut', true]);
  await answer('endSession');
  expect(actor.getSnapshot().context.session.email).toBeNull();
});

test('a failed sign-out can be retried', async () => {
  const { actor, answer, refuse } = start();
  await answer('loadSession', ada);
  actor.send({ type: 'signOut.requested' });
  await refuse('endSession', failure('unknown'));
  actor.send({ type: 'signOut.requested' });
  await answer('endSession');
  expect(actor.getSnapshot().context.session.email).toBeNull();
});

test('times out without an answer of the server', async () => {
  const { actor, answer, call, clock, ran, told } = start();
  const first = call('loadSession');
  clock.increment(timings.sessionTimeout - 1);
  expect(actor.getSnapshot().value).toBe('loading');
  clock.increment(1);
  expect([actor.getSnapshot().value, first.signal.aborted]).toEqual(['known', true]);
  expect(told()).toEqual([{ type: 'session.unanswered' }]);
  expect(ran('logError')).toHaveLength(1);

  actor.send({ type: 'session.refresh.requested' });
  await answer('loadSession', ada);
  actor.send({ type: 'signOut.requested' });
  clock.increment(timings.sessionTimeout);
  expect(actor.getSnapshot()).toMatchObject({ value: 'known', context: { session: ada } });
  expect(ran('reportError')).toHaveLength(1);
});

test('tells the parent about a sign-out', async () => {
  const { actor, answer, told } = start();
  await answer('loadSession', ada);
  actor.send({ type: 'signOut.requested' });
  await answer('endSession');
  expect(told().slice(1)).toEqual([{ type: 'signOut.done' }]);
});

test('keeps the last confirmed user when a later call fails', async () => {
  const { actor, answer, refuse, told } = start();
  await answer('loadSession', ada);
  actor.send({ type: 'session.refresh.requested' });
  await refuse('loadSession', failure('unknown'));
  expect(told()).toEqual([settledAs(ada.guid), settledAs(ada.guid)]);
  expect(actor.getSnapshot().context).toMatchObject({ session: ada, isKnown: true });
});

test('tells the parent about a later sign-in', async () => {
  const { actor, answer, told } = start();
  await answer('loadSession', { ...ada, email: null });
  actor.send({ type: 'session.received', session: ada });
  expect(told()).toEqual([settledAs(null), settledAs(ada.guid)]);
});

test('tells the listeners about a sign-out', async () => {
  const { actor, answer } = start();
  await answer('loadSession', ada);
  const listener = vi.fn<Listener>();
  actor.on('session.changed', listener);
  actor.send({ type: 'signOut.requested' });
  await answer('endSession');
  expect(listener.mock.calls.map(([event]) => event.session.email)).toEqual([null]);
});

test('a sign-in during the load wins over the late answer', async () => {
  const { actor, answer, call, told } = start();
  const listener = vi.fn<Listener>();
  actor.on('session.changed', listener);
  actor.send({ type: 'session.received', session: ada });
  expect(actor.getSnapshot()).toMatchObject({ value: 'known', context: { session: ada } });
  expect(listener).toHaveBeenCalledExactlyOnceWith({ type: 'session.changed', session: ada });
  expect(told()).toEqual([settledAs(ada.guid)]);
  expect(call('loadSession').signal.aborted).toBe(true);
  await answer('loadSession', newcomer);
  expect(actor.getSnapshot().context.session).toEqual(ada);
});

test('still ends a session that changed in the meantime', async () => {
  const { actor, answer, call } = start();
  await answer('loadSession', newcomer);
  actor.send({ type: 'signOut.requested' });
  actor.send({ type: 'session.received', session: ada });
  expect([actor.getSnapshot().value, call('endSession').signal.aborted]).toEqual(['signingOut', false]);
});

test('reports a failed sign-out, and stays signed in', async () => {
  const { actor, answer, refuse, ran } = start();
  await answer('loadSession', ada);
  actor.send({ type: 'signOut.requested' });
  await refuse('endSession', failure('unknown'));
  expect(actor.getSnapshot()).toMatchObject({ value: 'known', context: { session: ada } });
  expect(ran('reportError')).toEqual([{ error: failure('unknown') }]);
  expect(ran('logError')).toEqual([]);
});

test.each(['loadSession', 'endSession'])('aborts %s when it is stopped', async (src) => {
  const { actor, answer, call } = start();
  if (src === 'endSession') {
    await answer('loadSession', ada);
    actor.send({ type: 'signOut.requested' });
  }
  expect(call(src).signal.aborted).toBe(false);
  actor.stop();
  expect(call(src).signal.aborted).toBe(true);
});
