import { expect, test } from 'vitest';
import { debugMachine } from '../../../machines/developer/debug.machine.ts';
import { onStage } from '../../support/stage.ts';
import { exchange } from './debug.fixture.ts';
import { failure } from '../samples.ts';

const start = () => onStage(debugMachine, () => undefined);

test('lists the messages in order of arrival', async () => {
  const { actor, answer } = start();
  expect(actor.getSnapshot()).toMatchObject({ value: 'loading', context: { entries: [], error: null } });
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  await answer('loadEntries', exchange);
  expect(actor.getSnapshot()).toMatchObject({ value: 'listed', context: { entries: exchange, error: null } });
  expect(actor.getSnapshot().hasTag('busy')).toBe(false);
});

test('reloads on request; the old list stays until the new one arrives', async () => {
  const { actor, answer, calls } = start();
  await answer('loadEntries', exchange);
  actor.send({ type: 'refresh.requested' });
  expect(calls).toHaveLength(2);
  expect(actor.getSnapshot()).toMatchObject({ value: 'loading', context: { entries: exchange } });
  await answer('loadEntries', exchange.slice(1));
  expect(actor.getSnapshot().context.entries).toEqual(exchange.slice(1));
});

test('keeps the list after a failure, and retries', async () => {
  const { actor, answer, refuse } = start();
  await answer('loadEntries', exchange);
  actor.send({ type: 'refresh.requested' });
  await refuse('loadEntries', failure('unknown'));
  expect(actor.getSnapshot()).toMatchObject({ value: 'failed', context: { entries: exchange, error: failure('unknown') } });
  actor.send({ type: 'retry.requested' });
  await answer('loadEntries', exchange);
  expect(actor.getSnapshot()).toMatchObject({ value: 'listed', context: { error: null } });
});

test('aborts the call when the page is left', () => {
  const { actor, call } = start();
  actor.stop();
  expect(call('loadEntries').signal.aborted).toBe(true);
});
