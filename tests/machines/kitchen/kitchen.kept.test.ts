import { expect, test } from 'vitest';
import { timings } from '../../../machines/parts/timings.ts';
import { kitchenMachine } from '../../../machines/kitchen/kitchen.machine.ts';
import { onStage } from '../../support/stage.ts';
import { found, jobEvents, left, noOnion } from './kitchen.fixture.ts';
import { contextOf, cooking, happen, lastMemory, open, restoring, send, stateOf, type Running } from './kitchen.stage.ts';
import { company, failure } from '../samples.ts';

/* What stays visible during other events, and what a reload restores. */

const kept = (stage: Running) => (lastMemory(stage) as { stored: { draft: object } }).stored.draft;

test('text alone is read while typing', async () => {
  const stage = await open();
  stage.actor.send({ type: 'draft.changed', change: { description: 'ramen, no onion' } });
  stage.clock.increment(timings.typingPause);
  expect(stage.call('readOrder').input).toMatchObject({ draft: { description: 'ramen, no onion' } });
});

test.each([
  [{ type: 'leaveOut.changed', text: 'oni' }, { leaveOut: 'oni' }],
  [{ type: 'wish.removed', wish: noOnion }, { dismissed: ['without/onion'] }],
  [{ type: 'word.dismissed', word: 'xyz', text: 'no xyz' }, {}],
  [{ type: 'profile.restored' }, { withoutProfile: [] }],
] as const)('%j is kept for a reload, and the reason why there is no recipe stays in sight', async (event, draft) => {
  const stage = await cooking();
  happen(stage, jobEvents.failed);
  const before = stage.ran('remember').length;
  stage.actor.send(event);
  expect(stateOf(stage)).toEqual({ open: 'failed' });
  expect(stage.ran('remember')).toHaveLength(before + 1);
  expect(kept(stage)).toMatchObject(draft);
});

test('discarding a closed tab’s order keeps the empty form', async () => {
  const stage = restoring();
  await stage.answer('loadDraft', found(null, left));
  stage.actor.send({ type: 'left.discarded', id: left.id });
  expect(stateOf(stage)).toEqual({ open: 'idle' });
  expect(stage.ran('forgetLeft')).toEqual([{ companyUri: company.uri, id: left.id }]);
});

test('the page of one job shows why its order failed to load', async () => {
  const stage = onStage(kitchenMachine, ({ newId }) => ({
    companyUri: company.uri,
    unitSystem: 'metric' as const,
    servings: 2,
    newId,
    isOfJob: true,
  }));
  await stage.refuse('loadDraft', failure('notFound'));
  expect(stage.actor.getSnapshot()).toMatchObject({ value: { open: 'failed' }, context: { error: failure('notFound') } });
});

test('the kitchen continues during the stop question, which stays open', async () => {
  const stage = await cooking();
  send(stage, 'cancel.requested');
  happen(stage, jobEvents.partial);
  stage.actor.send({ type: 'stream.changed', isConnected: false });
  expect(stateOf(stage)).toEqual({ cooking: 'asking' });
  expect(contextOf(stage)).toMatchObject({ isConnected: false });
  expect(stage.call('confirm').signal.aborted).toBe(false);
});
