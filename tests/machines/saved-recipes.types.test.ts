import { expectTypeOf, test } from 'vitest';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { SavedRecipe, savedRecipesMachine, SavedRecipesEvent } from '../../machines/saved-recipes.machine.ts';

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
