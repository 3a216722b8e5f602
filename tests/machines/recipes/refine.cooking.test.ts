import { describe, expect, test } from 'vitest';
import { refineMachine } from '../../../machines/recipes/refine.machine.ts';
import { onStage } from '../../support/stage.ts';
import { jobEvents } from '../kitchen/kitchen.fixture.ts';
import { failure, recipe } from '../samples.ts';
import { comparison, stored, vegan } from './refine.fixture.ts';

/* A pending refinement: its progress, its ends, and what a reload finds. */

const start = () => onStage(refineMachine, ({ newId, parent }) => ({ companyUri: 'adas-kitchen', guid: recipe.guid, newId, page: parent }));

async function opened(remembered: ReturnType<typeof stored> | null = null) {
  const stage = start();
  await stage.answer('loadRefinement', remembered);
  return stage;
}

async function cooking() {
  const stage = await opened(stored());
  stage.actor.send({ type: 'change.submitted' });
  await stage.answer('startChange', { jobGuid: 'job-1' });
  return stage;
}

test('without storage every refinement can be started', async () => {
  const { actor, refuse } = start();
  await refuse('loadRefinement', failure('unknown'));
  expect(actor.getSnapshot()).toMatchObject({ status: 'active', value: { ready: 'idle' } });
});

test('a reload restores the input, the pending order and the running job, until it is over', async () => {
  const { actor, answer, ran } = await opened();
  const kept = () => (ran('remember').at(-1) as { stored: unknown }).stored;
  expect(kept()).toBeNull();
  actor.send({ type: 'text.changed', text: 'softer' });
  expect(actor.getSnapshot().value).toEqual({ ready: 'idle' });
  expect(kept()).toMatchObject({ text: 'softer', requestKey: null });
  actor.send({ type: 'change.submitted' });
  const { requestKey } = actor.getSnapshot().context;
  expect(kept()).toMatchObject({ text: 'softer', requestKey, jobGuid: null });
  await answer('startChange', { jobGuid: 'job-1' });
  expect(kept()).toMatchObject({ requestKey, jobGuid: 'job-1' });
  actor.send({ type: 'job.happened', event: jobEvents.cancelled });
  expect(kept()).toMatchObject({ text: 'softer', requestKey: null, jobGuid: null });
});

test('each refinement is its own order, and clears the previous error', async () => {
  const { actor, refuse, calls, call } = await opened();
  actor.send({ type: 'chip.chosen', wish: vegan });
  expect(call('startChange').input).toMatchObject({ wish: vegan, text: '' });
  await refuse('startChange', failure('tooManyRequests'));
  expect(actor.getSnapshot()).toMatchObject({ value: { ready: 'refused' }, context: { error: failure('tooManyRequests') } });
  actor.send({ type: 'chip.chosen', wish: vegan });
  expect(actor.getSnapshot().context.error).toBeNull();
  const keys = calls.filter(({ src }) => src === 'startChange').map(({ input }) => (input as { requestKey: string }).requestKey);
  expect(new Set(keys).size).toBe(2);
  expect(keys.every((key) => typeof key === 'string')).toBe(true);
});

test('the new version is shown while it is written, and so is a lost stream', async () => {
  const { actor, call } = await cooking();
  expect(call('watchJob').input).toEqual({ companyUri: 'adas-kitchen', jobGuid: 'job-1' });
  actor.send({ type: 'job.happened', event: jobEvents.stage });
  actor.send({ type: 'job.happened', event: jobEvents.partial });
  expect(actor.getSnapshot()).toMatchObject({ value: 'cooking', context: { stage: 'writing', partial: jobEvents.partial.recipe } });
  actor.send({ type: 'stream.changed', isConnected: false });
  expect(actor.getSnapshot()).toMatchObject({ value: 'cooking', context: { isConnected: false } });
});

test('a question of the kitchen counts as a no, and the input stays', async () => {
  const { actor } = await cooking();
  actor.send({ type: 'job.happened', event: jobEvents.question });
  expect(actor.getSnapshot()).toMatchObject({ value: { ready: 'refused' }, context: { text: 'softer', error: { payload: null } } });
  actor.send({ type: 'text.changed', text: 'softer, with cream' });
  expect(actor.getSnapshot().value, 'the no stands while other words are looked for').toEqual({ ready: 'refused' });
});

test('a refinement stopped elsewhere, or forbidden, ends', async () => {
  const stopped = await cooking();
  stopped.actor.send({ type: 'job.happened', event: jobEvents.cancelled });
  expect(stopped.actor.getSnapshot().value).toEqual({ ready: 'stopped' });
  const gone = await cooking();
  await gone.refuse('watchJob', failure('notFound'));
  expect(gone.actor.getSnapshot()).toMatchObject({ value: { ready: 'refused' }, context: { error: failure('notFound') } });
});

describe('stopping', () => {
  async function stopping() {
    const stage = await cooking();
    stage.actor.send({ type: 'cancel.requested' });
    expect(stage.call('cancelJob').input).toEqual({ companyUri: 'adas-kitchen', jobGuid: 'job-1' });
    return stage;
  }

  test('leaves the recipe unchanged', async () => {
    const { actor, answer } = await stopping();
    await answer('cancelJob', { status: 'cancelled' });
    expect(actor.getSnapshot()).toMatchObject({ value: { ready: 'stopped' }, context: { text: 'softer', jobGuid: null } });
  });

  test('comes too late when the version exists, which is then shown', async () => {
    const { actor, answer } = await stopping();
    await answer('cancelJob', { status: 'done' });
    expect(actor.getSnapshot().value).toBe('comparing');
  });

  test('that fails is reported, and the kitchen continues', async () => {
    const { actor, refuse } = await stopping();
    await refuse('cancelJob', failure('unknown'));
    expect(actor.getSnapshot()).toMatchObject({ value: 'cooking', context: { error: failure('unknown') } });
  });
});

test('a version without a base is shown by the page, and the next refinement can start', async () => {
  const { actor, answer, refuse, told } = await cooking();
  actor.send({ type: 'job.happened', event: jobEvents.done });
  await refuse('loadComparison', failure('unknown'));
  expect(actor.getSnapshot()).toMatchObject({ value: 'unseen', context: { error: failure('unknown') } });
  actor.send({ type: 'retry.requested' });
  await answer('loadComparison', { ...comparison, before: null });
  expect(actor.getSnapshot().value).toEqual({ ready: 'idle' });
  expect(told().at(-1)).toEqual({ type: 'recipe.replaced', recipe: comparison.recipe });
});

test('the input is cleared once its version is shown', async () => {
  const { actor, answer } = await cooking();
  actor.send({ type: 'job.happened', event: jobEvents.done });
  await answer('loadComparison', comparison);
  expect(actor.getSnapshot()).toMatchObject({ value: 'compared', context: { text: '' } });
});

test('only an order that a reload found counts as resumed: the focus stays where it is', async () => {
  const isResumed = ({ actor }: Awaited<ReturnType<typeof opened>>) => actor.getSnapshot().context.isResumed;
  expect(isResumed(await cooking())).toBe(false);
  expect(isResumed(await opened(stored()))).toBe(false);
  const running = await opened(stored({ requestKey: 'key-1', jobGuid: 'job-1' }));
  expect(isResumed(running)).toBe(true);
});
