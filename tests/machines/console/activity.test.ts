import { expect, test } from 'vitest';
import { activityMachine } from '../../../machines/console/activity.machine.ts';
import { onStage } from '../../support/stage.ts';
import { failure } from '../samples.ts';
import { run } from './console-samples.ts';

async function listed() {
  const stage = onStage(activityMachine, ({ newId }) => ({ only: null, newId }));
  await stage.answer('loadRuns', { runs: [run()], next: 'runs-2' });
  return stage;
}

test('lists the runs in pages', async () => {
  const { actor, answer, call } = await listed();
  actor.send({ type: 'more.requested' });
  expect(call('loadRuns').input).toEqual({ before: 'runs-2', only: null });
  await answer('loadRuns', { runs: [run({ guid: 'guid-older' })], next: null });
  expect(actor.getSnapshot().context.runs.map(({ guid }) => guid)).toEqual(['guid-run', 'guid-older']);
});

test('opens a run with its undo, and reloads when its box closes', async () => {
  const { actor, answer, call } = await listed();
  actor.send({ type: 'run.opened', guid: 'guid-run' });
  actor.getSnapshot().children.bulkAction?.send({ type: 'undo.requested' });
  expect(call('undoRun').input).toEqual({ guid: 'guid-run' });
  await answer('showBox', null);
  expect(actor.getSnapshot()).toMatchObject({ value: 'loading', context: { runs: [], next: null } });
  expect(call('loadRuns').input).toEqual({ before: null, only: null });
});

test('reloads when a run finishes or is undone elsewhere', async () => {
  const { actor, answer, call } = await listed();
  actor.send({ type: 'rows.changed' });
  expect(call('loadRuns').input).toEqual({ before: null, only: null });
  await answer('loadRuns', { runs: [run({ undoneBy: 'guid-undo' })], next: null });
  expect(actor.getSnapshot().context.runs).toEqual([run({ undoneBy: 'guid-undo' })]);
});

test('opens only listed runs', async () => {
  const { actor } = await listed();
  actor.send({ type: 'run.opened', guid: 'guid-unknown' });
  expect(actor.getSnapshot().value).toEqual({ listed: 'resting' });
});

test('shows why the list or the next page failed', async () => {
  const stage = onStage(activityMachine, ({ newId }) => ({ only: null, newId }));
  await stage.refuse('loadRuns', failure('unknown'));
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'failed', context: { error: failure('unknown') } });
  stage.actor.send({ type: 'retry.requested' });
  expect(stage.actor.getSnapshot().value).toBe('loading');
});

test('lists only stuck runs when asked, and all of them on request', async () => {
  const { actor, answer, call, ran } = onStage(activityMachine, ({ newId }) => ({ only: 'stuck' as const, newId }));
  expect(call('loadRuns').input).toEqual({ before: null, only: 'stuck' });
  await answer('loadRuns', { runs: [run({ state: 'running' })], next: 'runs-2' });
  actor.send({ type: 'more.requested' });
  expect(call('loadRuns').input).toEqual({ before: 'runs-2', only: 'stuck' });
  await answer('loadRuns', { runs: [run({ guid: 'guid-older' })], next: null });
  actor.send({ type: 'all.requested' });
  expect(actor.getSnapshot().context).toMatchObject({ runs: [], only: null });
  expect(call('loadRuns').input).toEqual({ before: null, only: null });
  expect(ran('writeAddress')).toHaveLength(1);
  await answer('loadRuns', { runs: [run()], next: null });
  actor.send({ type: 'all.requested' });
  expect(actor.getSnapshot().value).toEqual({ listed: 'resting' });
});
