import { expect, test } from 'vitest';
import { recipeMachine } from '../../machines/recipe.machine.ts';
import { onStage } from '../support/stage.ts';
import { failure, recipe } from './samples.ts';

const start = () => onStage(recipeMachine, () => ({ companyUri: 'adas-kitchen', guid: 'guid-recipe' }));

test('loads the recipe of the company and shows it as it was cooked', async () => {
  const { actor, answer, call } = start();
  expect(call('loadRecipe').input).toEqual({ companyUri: 'adas-kitchen', guid: 'guid-recipe' });
  await answer('loadRecipe', { ...recipe, servings: 4, unitSystem: 'us' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'shown', context: { servings: 4, unitSystem: 'us', error: null } });
});

test.each([
  [6, 6],
  [0, 1],
  [99, 24],
  [2.6, 3],
  [Number.NaN, 1],
])('shows it for %d servings as for %i', async (asked, shown) => {
  const { actor, answer } = start();
  await answer('loadRecipe', recipe);
  actor.send({ type: 'servings.changed', servings: asked });
  expect(actor.getSnapshot()).toMatchObject({ value: 'shown', context: { servings: shown } });
  expect(actor.getSnapshot().context.recipe, 'the recipe itself stays').toEqual(recipe);
});

test('changes units without loading again', async () => {
  const { actor, answer, calls } = start();
  await answer('loadRecipe', recipe);
  actor.send({ type: 'units.changed', unitSystem: 'us' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'shown', context: { unitSystem: 'us' } });
  expect(calls).toHaveLength(1);
});

test('says that there is no such recipe, and does not offer to try again', async () => {
  const { actor, refuse, calls } = start();
  await refuse('loadRecipe', failure('notFound'));
  actor.send({ type: 'retry.requested' });
  expect(actor.getSnapshot().value).toBe('missing');
  expect(calls).toHaveLength(1);
});

test('keeps the error of a failure, tries again when asked, and forgets it then', async () => {
  const { actor, refuse, answer } = start();
  await refuse('loadRecipe', failure('unknown'));
  expect(actor.getSnapshot()).toMatchObject({ value: 'failed', context: { error: failure('unknown') } });
  actor.send({ type: 'retry.requested' });
  await answer('loadRecipe', recipe);
  expect(actor.getSnapshot()).toMatchObject({ value: 'shown', context: { error: null } });
});

test('takes the call back when the page is left', () => {
  const { actor, call } = start();
  actor.stop();
  expect(call('loadRecipe').signal.aborted).toBe(true);
});
