import { expect, expectTypeOf, test } from 'vitest';
import { type SavedRecipe, type SavedRecipesEvent, savedRecipesMachine } from '../../../machines/recipes/saved-recipes.machine.ts';
import { onStage } from '../../support/stage.ts';
import { failure } from '../samples.ts';
import { savedRecipe } from './saved-recipes.fixture.ts';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';

const start = () => onStage(savedRecipesMachine, () => undefined);
const other = { ...savedRecipe, recipe: { ...savedRecipe.recipe, guid: 'guid-other', servings: 4 } };

async function listed() {
  const stage = start();
  await stage.answer('listSaved', [savedRecipe, other]);
  return stage;
}

test('lists what the browser keeps', async () => {
  const { actor } = await listed();
  expect(actor.getSnapshot()).toMatchObject({ value: 'listed', context: { saved: [savedRecipe, other], reading: null } });
});

test('says that there is nothing', async () => {
  const { actor, answer } = start();
  await answer('listSaved', []);
  expect(actor.getSnapshot().value).toBe('empty');
});

test('says that the browser refuses, and forgets it when it does no more', async () => {
  const { actor, refuse, answer } = start();
  await refuse('listSaved', failure('unknown'));
  expect(actor.getSnapshot()).toMatchObject({ value: 'failed', context: { error: failure('unknown') } });
  actor.send({ type: 'retry.requested' });
  await answer('listSaved', [savedRecipe]);
  expect(actor.getSnapshot()).toMatchObject({ value: 'listed', context: { error: null } });
});

test('reads one of them, for as many and in the units that are wanted', async () => {
  const { actor } = await listed();
  actor.send({ type: 'recipe.opened', guid: other.recipe.guid });
  expect(actor.getSnapshot()).toMatchObject({ value: 'reading', context: { reading: { ...other, servings: 4, unitSystem: 'metric' } } });
  actor.send({ type: 'servings.changed', servings: 99 });
  actor.send({ type: 'units.changed', unitSystem: 'us' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'reading', context: { reading: { servings: 24, unitSystem: 'us' } } });
  expect(actor.getSnapshot().context.saved, 'what is kept stays').toEqual([savedRecipe, other]);
});

test('comes back to the list, and opens the next one as it was written', async () => {
  const { actor } = await listed();
  actor.send({ type: 'recipe.opened', guid: other.recipe.guid });
  actor.send({ type: 'servings.changed', servings: 6 });
  actor.send({ type: 'list.requested' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'listed', context: { reading: null } });
  actor.send({ type: 'recipe.opened', guid: other.recipe.guid });
  expect(actor.getSnapshot().context.reading?.servings).toBe(4);
});

test('does not open what is not kept', async () => {
  const { actor } = await listed();
  actor.send({ type: 'recipe.opened', guid: 'guid-none' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'listed', context: { reading: null } });
});

type Machine = typeof savedRecipesMachine;
type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];

test('knows what it holds', () => {
  expectTypeOf<SnapshotFrom<Machine>['context']['saved']>().toEqualTypeOf<readonly SavedRecipe[]>();
});

test('accepts its events and nothing that cannot happen', () => {
  expectTypeOf<Sent>().toEqualTypeOf<SavedRecipesEvent>();
  // Which one must be said.
  expectTypeOf<{ type: 'recipe.opened' }>().not.toExtend<Sent>();
});
