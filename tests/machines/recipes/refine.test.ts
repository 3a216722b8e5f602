import { expect, test } from 'vitest';
import { refineMachine } from '../../../machines/recipes/refine.machine.ts';
import { onStage } from '../../support/stage.ts';
import { jobEvents } from '../kitchen/kitchen.fixture.ts';
import { failure, recipe } from '../samples.ts';
import { comparison, stored, vegan } from './refine.fixture.ts';

async function opened(remembered: ReturnType<typeof stored> | null = null) {
  const stage = onStage(refineMachine, ({ newId, parent }) => ({ companyUri: 'adas-kitchen', guid: recipe.guid, newId, page: parent }));
  await stage.answer('loadRefinement', remembered);
  return stage;
}

async function changed() {
  const stage = await opened();
  stage.actor.send({ type: 'chip.chosen', wish: vegan });
  await stage.answer('startChange', { jobGuid: 'job-1' });
  stage.actor.send({ type: 'job.happened', event: jobEvents.done });
  await stage.answer('loadComparison', comparison);
  return stage;
}

test('words are sent under their own key, and a suggestion without the typed text', async () => {
  const { actor, call } = await opened();
  actor.send({ type: 'text.changed', text: 'softer' });
  actor.send({ type: 'change.submitted' });
  expect(call('startChange').input).toMatchObject({ guid: recipe.guid, text: 'softer', wish: null, requestKey: expect.any(String) });
});

test('empty input is not sent', async () => {
  const { actor, calls } = await opened();
  actor.send({ type: 'text.changed', text: '  ' });
  actor.send({ type: 'change.submitted' });
  expect(calls.map(({ src }) => src)).not.toContain('startChange');
});

test('the page receives the new version, and the reader sees the differences', async () => {
  const { actor, told } = await changed();
  expect(actor.getSnapshot()).toMatchObject({ value: 'compared', context: { comparison } });
  expect(told().at(-1)).toEqual({ type: 'recipe.replaced', recipe: comparison.recipe });
  actor.send({ type: 'version.kept' });
  expect(actor.getSnapshot()).toMatchObject({ value: { ready: 'idle' }, context: { text: '', jobGuid: null } });
});

test('an undo restores the previous version', async () => {
  const { actor, call, answer, told } = await changed();
  actor.send({ type: 'undo.requested' });
  expect(call('restore').input).toMatchObject({ version: 2, to: 1 });
  await answer('restore', { ...recipe, version: 3 });
  expect(actor.getSnapshot().value).toEqual({ ready: 'undone' });
  expect(told().at(-1)).toMatchObject({ recipe: { version: 3 } });
});

test('a failed undo keeps the version, with the reason', async () => {
  const { actor, refuse } = await changed();
  actor.send({ type: 'undo.requested' });
  await refuse('restore', failure('conflict'));
  expect(actor.getSnapshot()).toMatchObject({ value: 'compared', context: { error: failure('conflict') } });
});

test('a no keeps the input, and shows why', async () => {
  const { actor, answer } = await opened(stored());
  actor.send({ type: 'change.submitted' });
  await answer('startChange', { jobGuid: 'job-1' });
  actor.send({ type: 'job.happened', event: jobEvents.failed });
  expect(actor.getSnapshot()).toMatchObject({
    value: { ready: 'refused' },
    context: { text: 'softer', error: { message: jobEvents.failed.message } },
  });
});

test('after a reload a running job is watched again; a pending order is resent under its key', async () => {
  const running = await opened(stored({ requestKey: 'key-1', jobGuid: 'job-1' }));
  expect(running.actor.getSnapshot().value).toBe('cooking');
  expect(running.call('watchJob').input).toMatchObject({ jobGuid: 'job-1' });
  const onItsWay = await opened(stored({ requestKey: 'key-1' }));
  expect(onItsWay.call('startChange').input).toMatchObject({ requestKey: 'key-1' });
});
