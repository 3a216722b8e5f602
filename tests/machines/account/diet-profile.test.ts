import { expect, test } from 'vitest';
import { dietProfileMachine } from '../../../machines/account/diet-profile.machine.ts';
import { timings } from '../../../machines/parts/timings.ts';
import { onStage } from '../../support/stage.ts';
import { onions } from '../kitchen/food-search.fixture.ts';
import { noPeanut, vegan } from '../kitchen/kitchen.fixture.ts';
import { failure } from '../samples.ts';

const start = () => onStage(dietProfileMachine, () => undefined);

/** A profile that excludes peanut. */
async function editing() {
  const stage = start();
  await stage.answer('loadDiet', [noPeanut]);
  return stage;
}

test('shows the saved profile, without a save message', async () => {
  const { actor } = await editing();
  expect(actor.getSnapshot()).toMatchObject({ value: { editing: 'asKept' }, context: { wishes: [noPeanut] } });
});

test('saves all choices on a press, and shows the server’s result', async () => {
  const stage = await editing();
  stage.actor.send({ type: 'wish.added', wish: vegan });
  expect(stage.actor.getSnapshot()).toMatchObject({ value: { editing: 'changed' }, context: { wishes: [noPeanut, vegan] } });
  expect(stage.calls.map(({ src }) => src)).toEqual(['loadDiet']);
  stage.actor.send({ type: 'profile.submitted' });
  stage.actor.send({ type: 'profile.submitted' });
  expect(stage.calls.map(({ src }) => src)).toEqual(['loadDiet', 'saveDiet']);
  expect(stage.call('saveDiet').input).toEqual({ wishes: [noPeanut, vegan] });
  await stage.answer('saveDiet', [vegan]);
  expect(stage.actor.getSnapshot()).toMatchObject({ value: { editing: 'saved' }, context: { wishes: [vegan] } });
});

test('a wish is unique, and is removed by its identity', async () => {
  const { actor } = await editing();
  actor.send({ type: 'wish.added', wish: { ...noPeanut, source: 'form' } });
  expect(actor.getSnapshot().context.wishes).toEqual([{ ...noPeanut, source: 'form' }]);
  actor.send({ type: 'wish.removed', wish: noPeanut });
  expect(actor.getSnapshot()).toMatchObject({ value: { editing: 'changed' }, context: { wishes: [] } });
});

test('an unfinished food name blocks the save with an error, until it is chosen or cleared', async () => {
  const stage = await editing();
  stage.actor.send({ type: 'leaveOut.changed', text: 'oni' });
  stage.actor.send({ type: 'profile.submitted' });
  expect(stage.actor.getSnapshot()).toMatchObject({ value: { editing: 'asKept' }, context: { isUnfinished: true, leaveOut: 'oni' } });
  expect(stage.calls.map(({ src }) => src)).not.toContain('saveDiet');
  stage.actor.send({ type: 'leaveOut.changed', text: ' ' });
  expect(stage.actor.getSnapshot().context.isUnfinished).toBe(false);
  stage.actor.send({ type: 'profile.submitted' });
  expect(stage.actor.getSnapshot().value).toBe('saving');
});

test('input during a save keeps the profile marked as changed', async () => {
  const stage = await editing();
  stage.actor.send({ type: 'wish.added', wish: vegan });
  stage.actor.send({ type: 'leaveOut.changed', text: 'oni' });
  expect(stage.actor.getSnapshot().value).toEqual({ editing: 'changed' });
  stage.actor.send({ type: 'profile.submitted' });
  expect(stage.actor.getSnapshot().value).toEqual({ editing: 'changed' });
});

test('suggests foods while typing; choosing one clears the field and the suggestions', async () => {
  const stage = await editing();
  stage.actor.send({ type: 'leaveOut.changed', text: 'oni' });
  stage.clock.increment(timings.typingPause);
  await stage.answer('findFoods', onions);
  const { foodSearch } = stage.actor.getSnapshot().children;
  expect(foodSearch?.getSnapshot().context.foods).toEqual(onions);
  stage.actor.send({ type: 'wish.added', wish: { kind: 'without', id: 'onion', label: 'onion', source: 'form' } });
  expect(stage.actor.getSnapshot().context).toMatchObject({ leaveOut: '', isUnfinished: false });
  expect(foodSearch?.getSnapshot()).toMatchObject({ value: 'idle', context: { foods: [] } });
});

test('a failed save keeps the choice, with the reason, until the next change', async () => {
  const stage = await editing();
  stage.actor.send({ type: 'wish.added', wish: vegan });
  stage.actor.send({ type: 'profile.submitted' });
  await stage.refuse('saveDiet', failure('unknown'));
  expect(stage.actor.getSnapshot()).toMatchObject({
    value: { editing: 'changed' },
    context: { wishes: [noPeanut, vegan], error: failure('unknown') },
  });
  stage.actor.send({ type: 'wish.removed', wish: vegan });
  expect(stage.actor.getSnapshot().context.error).toBeNull();
});

test.each(['network.returned', 'viewer.returned'] as const)('%s throws nothing away that is being chosen', async (type) => {
  const stage = await editing();
  stage.actor.send({ type: 'wish.added', wish: vegan });
  stage.actor.send({ type });
  expect(stage.actor.getSnapshot()).toMatchObject({ value: { editing: 'changed' }, context: { wishes: [noPeanut, vegan] } });
  expect(stage.calls.map(({ src }) => src)).toEqual(['loadDiet']);
});
