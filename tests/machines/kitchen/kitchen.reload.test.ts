import { expect, test } from 'vitest';
import type { EventFromLogic } from 'xstate';
import type { kitchenMachine } from '../../../machines/kitchen/kitchen.machine.ts';
import type { StoredKitchen } from '../../../machines/kitchen/kitchen.model.ts';
import { draft, found, jobEvents, left, stored } from './kitchen.fixture.ts';
import { contextOf, cooking, happen, lastMemory, open, ordering, orders, restoring, send, stateOf, type Running } from './kitchen.stage.ts';
import { company, failure } from '../samples.ts';

/* A page may close at any moment: an order stays one order, a question stays open, and nothing is sent automatically. */

/** The kitchen after a reload, with the last stored data. */
function reloaded(before: Running): ReturnType<typeof open> {
  const memory = before.ran('remember').at(-1) as { stored: StoredKitchen } | undefined;
  return open(memory?.stored ?? null);
}

test('the key is stored before the order is sent', async () => {
  const stage = await ordering();
  send(stage, 'recipe.requested');
  expect(lastMemory(stage)).toEqual({ companyUri: company.uri, stored: stored({ requestKey: 'id-2', isOnItsWay: true }) });
  expect(orders(stage)).toMatchObject([{ requestKey: 'id-2' }]);
});

test('a pending order survives a reload with its key and choice', async () => {
  const stage = await cooking();
  happen(stage, jobEvents.question);
  stage.actor.send({ type: 'suggestion.chosen', id: 'ramen' });
  const [sent] = orders(stage).slice(-1);
  const after = await reloaded(stage);
  expect(stateOf(after)).toBe('sending');
  expect(orders(after)).toMatchObject([{ draft, requestKey: 'id-3', choice: 'ramen', improvise: false }]);
  expect(sent).toMatchObject({ requestKey: 'id-3', choice: 'ramen' });
});

test('a pending improvisation survives a reload', async () => {
  const stage = await cooking();
  happen(stage, jobEvents.question);
  stage.actor.send({ type: 'improvisation.chosen' });
  expect(orders(await reloaded(stage))).toMatchObject([{ choice: null, improvise: true, requestKey: 'id-3' }]);
});

test('an order that arrived is watched after a reload, not resent', async () => {
  const after = await reloaded(await cooking());
  expect(stateOf(after)).toEqual({ cooking: 'watching' });
  expect(orders(after)).toEqual([]);
});

test('a question survives a reload, and its answer is sent as before', async () => {
  const stage = await cooking();
  happen(stage, jobEvents.question);
  const after = await reloaded(stage);
  expect([stateOf(after), contextOf(after).question]).toEqual([{ open: 'asked' }, jobEvents.question.question]);
  after.actor.send({ type: 'suggestion.chosen', id: 'ramen' });
  expect(orders(after)).toMatchObject([{ draft, choice: 'ramen' }]);
});

test('a question survives an edit of the order and a later reload', async () => {
  const stage = await cooking();
  happen(stage, jobEvents.question);
  stage.actor.send({ type: 'servings.changed', servings: 6 });
  const after = await reloaded(stage);
  expect([stateOf(after), contextOf(after).draft.servings]).toEqual([{ open: 'asked' }, 6]);
});

test('an answered question is not asked again after a reload', async () => {
  const stage = await cooking();
  happen(stage, jobEvents.question);
  stage.actor.send({ type: 'suggestion.chosen', id: 'ramen' });
  send(stage, 'cancel.requested');
  expect(stateOf(await reloaded(stage))).toEqual({ open: 'idle' });
});

test.each<[string, (stage: Running) => unknown]>([
  ['failed on its way', (stage) => stage.refuse('startJob', failure('unknown'))],
  ['was stopped on its way', (stage) => send(stage, 'cancel.requested')],
])('an order that %s waits for a press after a reload', async (_, end) => {
  const stage = await ordering();
  send(stage, 'recipe.requested');
  await end(stage);
  const after = await reloaded(stage);
  expect([stateOf(after), orders(after)]).toEqual([{ open: 'idle' }, []]);
});

test.each<[string, (stage: Running) => unknown]>([
  ['failed', (stage) => happen(stage, jobEvents.failed)],
  ['was cancelled', (stage) => happen(stage, jobEvents.cancelled)],
])('an order whose job %s waits for a press after a reload', async (_, end) => {
  const stage = await cooking();
  await end(stage);
  const after = await reloaded(stage);
  expect([stateOf(after), orders(after)]).toEqual([{ open: 'idle' }, []]);
});

test.each<[string, (stage: Running) => unknown]>([
  ['failed', (stage) => happen(stage, jobEvents.failed)],
  ['was cancelled', (stage) => happen(stage, jobEvents.cancelled)],
])('an order that %s is sent again by a press alone, not by the network or the user being back', async (_, end) => {
  const stage = await cooking();
  await end(stage);
  const before = [stateOf(stage), orders(stage).length];
  for (const type of ['network.returned', 'viewer.returned', 'language.changed']) {
    // Sent to every flow; the kitchen ignores it.
    stage.actor.send({ type } as unknown as EventFromLogic<typeof kitchenMachine>);
  }
  expect([stateOf(stage), orders(stage).length]).toEqual(before);
  send(stage, 'retry.requested');
  expect(orders(stage)).toHaveLength(2);
});

test('an order of a closed tab is offered while nothing is typed, and restored completely', async () => {
  const stage = restoring();
  await stage.answer('loadDraft', found(null, left));
  expect([stateOf(stage), contextOf(stage).left]).toEqual([{ open: 'idle' }, [left]]);
  stage.actor.send({ type: 'left.continued', id: left.id });
  expect(stage.call('loadDraft').input).toEqual({ companyUri: company.uri, takeUp: left.id });
  await stage.answer('loadDraft', found(stored({ question: jobEvents.question.question })));
  expect([stateOf(stage), contextOf(stage).draft, contextOf(stage).left]).toEqual([{ open: 'asked' }, draft, []]);
});

test('typed input is never replaced by an order of a closed tab', async () => {
  const stage = restoring();
  await stage.answer('loadDraft', found(stored(), left));
  stage.actor.send({ type: 'left.continued', id: left.id });
  expect([stateOf(stage), contextOf(stage).draft]).toEqual([{ open: 'idle' }, draft]);
});

test('discarding an order of a closed tab deletes only that one', async () => {
  const stage = restoring();
  const other = { ...left, id: 'tab-3' };
  await stage.answer('loadDraft', found(null, left, other));
  stage.actor.send({ type: 'left.discarded', id: left.id });
  expect(contextOf(stage).left).toEqual([other]);
  expect(stage.ran('forgetLeft')).toEqual([{ companyUri: company.uri, id: left.id }]);
  expect(stage.ran('remember')).toEqual([]);
});
