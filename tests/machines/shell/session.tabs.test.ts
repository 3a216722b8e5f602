import { expect, test } from 'vitest';
import { sessionMachine } from '../../../machines/shell/session.machine.ts';
import { onStage } from '../../support/stage.ts';
import { ada, failure } from '../samples.ts';

// Messages between the tabs of a browser, and their types.

const start = () => onStage(sessionMachine, ({ newId, parent }) => ({ newGuid: newId, parent }));

test('asks the server when another tab has a different user, and not when it has the same', async () => {
  const { actor, answer, calls } = start();
  await answer('loadSession', ada);
  actor.send({ type: 'session.announced', userGuid: ada.guid });
  expect(actor.getSnapshot().value).toBe('known');
  actor.send({ type: 'session.announced', userGuid: null });
  expect(actor.getSnapshot()).toMatchObject({ value: 'loading', context: { session: ada } });
  await answer('loadSession', { ...ada, guid: 'guid-nobody', email: null, isVerified: false });
  // Each visitor has another guid, but all count as signed out.
  actor.send({ type: 'session.announced', userGuid: null });
  expect(actor.getSnapshot().value).toBe('known');
  expect(calls.filter(({ src }) => src === 'loadSession')).toHaveLength(2);
});

test('announces the server’s answer to other tabs: at the start, at each change, and at the end', async () => {
  const { actor, answer, ran } = start();
  await answer('loadSession', { ...ada, email: null });
  actor.send({ type: 'session.received', session: ada });
  actor.send({ type: 'signOut.requested' });
  await answer('endSession');
  const other = { ...ada, guid: 'guid-other' };
  actor.send({ type: 'session.refresh.requested' });
  actor.send({ type: 'session.received', session: other });
  expect(ran('tellTabs')).toEqual([null, ada.guid, null, other.guid].map((userGuid) => ({ userGuid })));
});

test('announces nothing without an answer of its own', async () => {
  const { actor, answer, refuse, ran } = start();
  await refuse('loadSession', failure('unknown'));
  expect(ran('tellTabs')).toEqual([]);
  actor.send({ type: 'session.refresh.requested' });
  await answer('loadSession', ada);
  actor.send({ type: 'signOut.requested' });
  await refuse('endSession', failure('unknown'));
  expect(ran('tellTabs')).toEqual([{ userGuid: ada.guid }]);
});

test('stops listening to other tabs when it is stopped', () => {
  const { actor, call } = start();
  expect(call('followTabs').signal.aborted).toBe(false);
  actor.stop();
  expect(call('followTabs').signal.aborted).toBe(true);
});
