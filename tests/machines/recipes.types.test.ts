import { expectTypeOf, test } from 'vitest';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { recipesMachine, RecipesEvent } from '../../machines/recipes.machine.ts';

type Machine = typeof recipesMachine;
type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];

test('knows what goes in and what comes out', () => {
  expectTypeOf<SnapshotFrom<Machine>['context']['next']>().toEqualTypeOf<string | null>();
});

test('accepts its events and nothing that cannot happen', () => {
  expectTypeOf<Sent>().toEqualTypeOf<RecipesEvent>();
  // There is no such event.
  expectTypeOf<{ type: 'page.requested'; before: string }>().not.toExtend<Sent>();
});
