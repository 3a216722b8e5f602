import { expect, test } from 'vitest';
import { recordingsMachine } from '../../machines/recordings.machine.ts';
import { onStage } from '../support/stage.ts';
import { recorded } from './recordings.fixture.ts';
import { failure } from './samples.ts';

const start = (isStaff = true) => onStage(recordingsMachine, () => ({ isStaff }));
const other = { ...recorded, key: 'x:4' };

test('looks nothing up for somebody who is not staff', () => {
  const { actor, calls } = start(false);
  expect(actor.getSnapshot().value).toBe('denied');
  expect(calls).toEqual([]);
});

test('lists the flows and copies the one that is asked for, then another', async () => {
  const stage = start();
  await stage.answer('listFlows', [recorded, other]);
  expect(stage.actor.getSnapshot().context.flows).toEqual([recorded, other]);
  stage.actor.send({ type: 'copy.requested', key: other.key });
  expect(stage.call('copyRecording').input).toEqual({ key: other.key });
  await stage.answer('copyRecording');
  expect(stage.actor.getSnapshot().value).toEqual({ listed: 'copied' });
  stage.actor.send({ type: 'copy.requested', key: recorded.key });
  expect(stage.call('copyRecording').input).toEqual({ key: recorded.key });
});

test('says that the clipboard refused, and forgets it with the next copy', async () => {
  const stage = start();
  await stage.answer('listFlows', [recorded]);
  stage.actor.send({ type: 'copy.requested', key: recorded.key });
  await stage.refuse('copyRecording', failure('notAllowed'));
  expect(stage.actor.getSnapshot()).toMatchObject({ value: { listed: 'refused' }, context: { error: failure('notAllowed') } });
  stage.actor.send({ type: 'copy.requested', key: recorded.key });
  expect(stage.actor.getSnapshot().context.error).toBeNull();
});

test('looks again after it failed, and lets the error go', async () => {
  const stage = start();
  await stage.refuse('listFlows', failure('unknown'));
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'failed', context: { error: failure('unknown'), flows: [] } });
  stage.actor.send({ type: 'retry.requested' });
  await stage.answer('listFlows', [recorded]);
  expect(stage.actor.getSnapshot()).toMatchObject({ value: { listed: 'idle' }, context: { error: null, flows: [recorded] } });
});
