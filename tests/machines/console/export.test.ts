import { expect, test } from 'vitest';
import { exportMachine } from '../../../machines/console/export.machine.ts';
import { onStage } from '../../support/stage.ts';
import { failure } from '../samples.ts';

const order = { query: 'isSuspended=yes', columns: ['email', 'name'] };
const place = { kind: 'device' };

async function running() {
  const stage = onStage(exportMachine, () => ({ area: 'users' as const }));
  stage.actor.send({ type: 'export.requested', ...order });
  await stage.answer('choosePlace', place);
  return stage;
}

test('asks where the file is to be, and writes the rows of the list as it was then', async () => {
  const { actor, call } = await running();
  expect(call('choosePlace').input).toEqual({ area: 'users' });
  expect(call('writeRows').input).toEqual({ area: 'users', ...order, place });
  actor.send({ type: 'rows.arrived', rows: 12_000, total: { rows: 48_000, isAbout: true } });
  expect(actor.getSnapshot()).toMatchObject({ value: 'running', context: { rows: 12_000, total: { rows: 48_000, isAbout: true } } });
  actor.send({ type: 'file.written', rows: 47_312 });
  expect(actor.getSnapshot()).toMatchObject({
    value: { resting: 'saved' },
    context: { rows: 47_312, total: { rows: 47_312, isAbout: false } },
  });
});

test('writes nothing when no place was chosen', async () => {
  const { actor, answer, calls } = onStage(exportMachine, () => ({ area: 'users' as const }));
  actor.send({ type: 'export.requested', ...order });
  await answer('choosePlace', null);
  expect(actor.getSnapshot().value).toEqual({ resting: 'quiet' });
  expect(calls.map(({ src }) => src)).toEqual(['choosePlace']);
});

test('is stopped by a press, also on the way to the server, and can be begun anew', async () => {
  const { actor, answer, call, calls } = await running();
  actor.send({ type: 'cancel.requested' });
  expect(call('writeRows').signal.aborted).toBe(true);
  expect(actor.getSnapshot().value).toEqual({ resting: 'cancelled' });
  actor.send({ type: 'export.requested', query: '', columns: ['email'] });
  await answer('choosePlace', place);
  expect(call('writeRows').input).toMatchObject({ query: '', columns: ['email'] });
  actor.send({ type: 'export.requested', ...order });
  expect(
    calls.filter(({ src }) => src === 'choosePlace'),
    'one file at a time',
  ).toHaveLength(2);
});

test('begins a broken file again at the same place, from its first row', async () => {
  const { actor, call, calls } = await running();
  actor.send({ type: 'rows.arrived', rows: 12_000, total: null });
  actor.send({ type: 'export.failed', error: failure('unknown') });
  expect(actor.getSnapshot()).toMatchObject({ value: { resting: 'failed' }, context: { error: failure('unknown') } });
  actor.send({ type: 'retry.requested' });
  expect(call('writeRows').input).toMatchObject({ place });
  expect(actor.getSnapshot()).toMatchObject({ value: 'running', context: { rows: 0, total: null, error: null } });
  expect(calls.filter(({ src }) => src === 'choosePlace')).toHaveLength(1);
});

test('says that the permission is gone, and offers no second try', async () => {
  const { actor, calls } = await running();
  const denial = failure('notAllowed', { flag: 'hasUsersAccess', givers: [] });
  actor.send({ type: 'export.failed', error: denial });
  expect(actor.getSnapshot()).toMatchObject({ value: { resting: 'denied' }, context: { error: denial } });
  actor.send({ type: 'retry.requested' });
  expect(calls.filter(({ src }) => src === 'writeRows')).toHaveLength(1);
  actor.send({ type: 'note.dismissed' });
  expect(actor.getSnapshot().value).toEqual({ resting: 'quiet' });
});

test('a place that cannot be asked for is said', async () => {
  const { actor, refuse } = onStage(exportMachine, () => ({ area: 'users' as const }));
  actor.send({ type: 'export.requested', ...order });
  await refuse('choosePlace', failure('unknown'));
  expect(actor.getSnapshot()).toMatchObject({ value: { resting: 'failed' }, context: { error: failure('unknown') } });
});
