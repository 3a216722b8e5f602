import { expect, test } from 'vitest';
import { clipboardMachine } from '../../../machines/shell/clipboard.machine.ts';
import { timings } from '../../../machines/parts/timings.ts';
import { onStage } from '../../support/stage.ts';
import { piece } from './clipboard.fixture.ts';
import { failure } from '../samples.ts';

const other = { key: 'Pulsate', text: '<Animated />' };

function copying() {
  const stage = onStage(clipboardMachine, () => undefined);
  stage.actor.send({ type: 'copy.requested', ...piece });
  return stage;
}

test('writes nothing without a request', () => {
  const { actor, calls } = onStage(clipboardMachine, () => undefined);
  expect(calls).toEqual([]);
  expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { piece: null } });
});

test('writes the text, and confirms it for two seconds', async () => {
  const { actor, answer, call, clock } = copying();
  expect(call('writeText').input).toEqual({ text: piece.text });
  await answer('writeText');
  expect(actor.getSnapshot()).toMatchObject({ value: 'copied', context: { piece } });
  clock.increment(timings.copiedShown - 1);
  expect(actor.getSnapshot().value).toBe('copied');
  clock.increment(1);
  expect(actor.getSnapshot().value).toBe('idle');
});

test('a refusal stays until the next copy', async () => {
  const { actor, answer, refuse, clock, calls } = copying();
  await refuse('writeText', failure('notAllowed'));
  clock.increment(timings.copiedShown * 10);
  expect(actor.getSnapshot()).toMatchObject({ value: 'failed', context: { piece } });
  actor.send({ type: 'copy.requested', ...piece });
  expect(calls).toHaveLength(2);
  await answer('writeText');
  expect(actor.getSnapshot().value).toBe('copied');
});

test('the last request is copied, and confirmed for its own two seconds', async () => {
  const { actor, answer, call, calls, clock } = copying();
  actor.send({ type: 'copy.requested', ...other });
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  expect(call('writeText').input).toEqual({ text: other.text });
  await answer('writeText');
  clock.increment(timings.copiedShown - 1);
  actor.send({ type: 'copy.requested', ...piece });
  await answer('writeText');
  clock.increment(1);
  expect(actor.getSnapshot()).toMatchObject({ value: 'copied', context: { piece } });
});
