import { expect, test } from 'vitest';
import { activityMachine } from '../../../machines/console/activity.machine.ts';
import { onStage } from '../../support/stage.ts';
import { failure } from '../samples.ts';
import { run } from './console-samples.ts';

async function listed() {
  const stage = onStage(activityMachine, ({ newId }) => ({ newId }));
  await stage.answer('loadRuns', { runs: [run()], next: 'runs-2' });
  return stage;
}

test('lists page after page', async () => {
  const { actor, answer, call } = await listed();
  actor.send({ type: 'more.requested' });
  expect(call('loadRuns').input).toEqual({ before: 'runs-2' });
  await answer('loadRuns', { runs: [run({ guid: 'guid-older' })], next: null });
  expect(actor.getSnapshot().context.runs.map(({ guid }) => guid)).toEqual(['guid-run', 'guid-older']);
});

test('opens a run with its undo, and lists anew when its box is closed', async () => {
  const { actor, answer, call } = await listed();
  actor.send({ type: 'run.opened', guid: 'guid-run' });
  actor.getSnapshot().children.bulkAction?.send({ type: 'undo.requested' });
  expect(call('undoRun').input).toEqual({ guid: 'guid-run' });
  await answer('showBox', null);
  expect(actor.getSnapshot()).toMatchObject({ value: 'loading', context: { runs: [], next: null } });
  expect(call('loadRuns').input).toEqual({ before: null });
});

test('opens nothing that it does not list', async () => {
  const { actor } = await listed();
  actor.send({ type: 'run.opened', guid: 'guid-unknown' });
  expect(actor.getSnapshot().value).toBe('listed');
});

test('says why the list did not come, and why the next page did not', async () => {
  const stage = onStage(activityMachine, ({ newId }) => ({ newId }));
  await stage.refuse('loadRuns', failure('unknown'));
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'failed', context: { error: failure('unknown') } });
  stage.actor.send({ type: 'retry.requested' });
  expect(stage.actor.getSnapshot().value).toBe('loading');
});
