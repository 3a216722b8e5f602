import { expect, test } from 'vitest';
import { recordingsMachine } from '../../../machines/developer/recordings.machine.ts';
import { onStage } from '../../support/stage.ts';
import { recorded } from './recordings.fixture.ts';
import { failure } from '../samples.ts';

const start = (isStaff = true) => onStage(recordingsMachine, () => ({ isStaff }));
const other = { ...recorded, key: 'x:4' };

test('loads nothing for users who are not staff', () => {
  const { actor, calls } = start(false);
  expect(actor.getSnapshot().value).toBe('denied');
  expect(calls).toEqual([]);
});

test('lists the flows, copies the requested one, then another', async () => {
  const stage = start();
  await stage.answer('listFlows', [recorded, other]);
  expect(stage.actor.getSnapshot().context.flows).toEqual([recorded, other]);
  stage.actor.send({ type: 'copy.requested', key: other.key });
  expect(stage.call('readRecording').input).toEqual({ key: other.key });
  expect(stage.actor.getSnapshot().value).toEqual({ listed: 'reading' });
  await stage.answer('readRecording', '{ "steps": [] }');
  expect(stage.call('writeText').input).toEqual({ text: '{ "steps": [] }' });
  expect(stage.actor.getSnapshot().children.clipboard?.getSnapshot().context.piece?.key).toBe(other.key);
  await stage.answer('writeText');
  expect(stage.actor.getSnapshot().value).toEqual({ listed: 'idle' });
  expect(stage.actor.getSnapshot().children.clipboard?.getSnapshot().value).toBe('copied');
  stage.actor.send({ type: 'copy.requested', key: recorded.key });
  expect(stage.call('readRecording').input).toEqual({ key: recorded.key });
});

test('copies the last request', async () => {
  const stage = start();
  await stage.answer('listFlows', [recorded, other]);
  stage.actor.send({ type: 'copy.requested', key: other.key });
  stage.actor.send({ type: 'copy.requested', key: recorded.key });
  expect(stage.calls.filter(({ src }) => src === 'readRecording').map(({ signal }) => signal.aborted)).toEqual([true, false]);
  expect(stage.call('readRecording').input).toEqual({ key: recorded.key });
});

test('a dropped recording reloads the list', async () => {
  const stage = start();
  await stage.answer('listFlows', [recorded, other]);
  stage.actor.send({ type: 'copy.requested', key: other.key });
  await stage.refuse('readRecording', failure('unknown'));
  expect(stage.actor.getSnapshot().value).toBe('listing');
  await stage.answer('listFlows', [recorded]);
  expect(stage.actor.getSnapshot()).toMatchObject({ value: { listed: 'idle' }, context: { flows: [recorded] } });
});
