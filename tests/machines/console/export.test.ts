import { expect, test } from 'vitest';
import { exportMachine } from '../../../machines/console/export.machine.ts';
import { onStage } from '../../support/stage.ts';
import { failure } from '../samples.ts';

const order = { query: 'isSuspended=yes', columns: ['email', 'name'], labels: ['Email', 'Name'] };
const place = { kind: 'device' };

async function running() {
  const stage = onStage(exportMachine, () => ({ area: 'users' as const }));
  stage.actor.send({ type: 'export.requested', ...order });
  await stage.answer('choosePlace', place);
  return stage;
}

test('asks for the target file, and writes the rows of the list at that time', async () => {
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

test('writes nothing without a target', async () => {
  const { actor, answer, calls } = onStage(exportMachine, () => ({ area: 'users' as const }));
  actor.send({ type: 'export.requested', ...order });
  await answer('choosePlace', null);
  expect(actor.getSnapshot().value).toEqual({ resting: 'quiet' });
  expect(calls.map(({ src }) => src)).toEqual(['choosePlace']);
});

test('can be stopped, also while the request is sent, and restarted', async () => {
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

test('restarts a broken export in the same place, from the first row', async () => {
  const { actor, call, calls } = await running();
  actor.send({ type: 'rows.arrived', rows: 12_000, total: null });
  actor.send({ type: 'export.failed', error: failure('unknown') });
  expect(actor.getSnapshot()).toMatchObject({ value: { resting: 'failed' }, context: { error: failure('unknown') } });
  actor.send({ type: 'retry.requested' });
  expect(call('writeRows').input).toMatchObject({ place });
  expect(actor.getSnapshot()).toMatchObject({ value: 'running', context: { rows: 0, total: null, error: null } });
  expect(calls.filter(({ src }) => src === 'choosePlace')).toHaveLength(1);
});

test('reports the missing permission, without a retry', async () => {
  const { actor, calls } = await running();
  const denial = failure('notAllowed', { flag: 'hasUsersAccess', givers: [] });
  actor.send({ type: 'export.failed', error: denial });
  expect(actor.getSnapshot()).toMatchObject({ value: { resting: 'denied' }, context: { error: denial } });
  actor.send({ type: 'retry.requested' });
  expect(calls.filter(({ src }) => src === 'writeRows')).toHaveLength(1);
  actor.send({ type: 'note.dismissed' });
  expect(actor.getSnapshot().value).toEqual({ resting: 'quiet' });
});

test('a failed file dialog is reported', async () => {
  const { actor, refuse } = onStage(exportMachine, () => ({ area: 'users' as const }));
  actor.send({ type: 'export.requested', ...order });
  await refuse('choosePlace', failure('unknown'));
  expect(actor.getSnapshot()).toMatchObject({ value: { resting: 'failed' }, context: { error: failure('unknown') } });
});
