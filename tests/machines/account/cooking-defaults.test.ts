import { expect, test } from 'vitest';
import { cookingDefaultsMachine } from '../../../machines/account/cooking-defaults.machine.ts';
import { onStage } from '../../support/stage.ts';
import { ada, failure } from '../samples.ts';

const start = () => onStage(cookingDefaultsMachine, () => ({ servings: 2, unitSystem: 'metric' as const }));

test('saves all values at once, and updates the tab’s session', async () => {
  const { actor, call, answer, ran } = start();
  const isUnsaved = () => actor.getSnapshot().matches({ editing: 'changed' });
  expect(isUnsaved()).toBe(false);
  actor.send({ type: 'servings.changed', servings: 99 });
  expect(isUnsaved()).toBe(true);
  actor.send({ type: 'units.changed', unitSystem: 'us' });
  expect(isUnsaved()).toBe(true);
  actor.send({ type: 'oven.changed', oven: 'gas' });
  actor.send({ type: 'form.submitted' });
  expect(call('saveCooking').input).toEqual({ servings: 24, unitSystem: 'us', oven: 'gas' });
  await answer('saveCooking', ada);
  expect(ran('saveSession')).toEqual([{ session: ada }]);
  expect(actor.getSnapshot()).toMatchObject({ value: { editing: 'saved' }, context: { servings: 24, unitSystem: 'us' } });
});

test('a failed save keeps the choice, and the error clears with the next try', async () => {
  const { actor, refuse, ran } = start();
  actor.send({ type: 'servings.changed', servings: 6 });
  actor.send({ type: 'form.submitted' });
  await refuse('saveCooking', failure('unknown'));
  expect(actor.getSnapshot()).toMatchObject({ value: { editing: 'changed' }, context: { servings: 6, error: failure('unknown') } });
  expect(ran('saveSession')).toEqual([]);
  actor.send({ type: 'form.submitted' });
  expect(actor.getSnapshot().context.error).toBeNull();
});
