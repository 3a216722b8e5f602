import type { ActorRefFrom } from 'xstate';
import type { collectionsMachine } from '../../../../machines/recipes/collections.machine.ts';
import type { erasureMachine } from '../../../../machines/recipes/erasure.machine.ts';
import type { recipeChangesMachine } from '../../../../machines/recipes/recipe-changes.machine.ts';
import type { renameMachine } from '../../../../machines/recipes/rename.machine.ts';
import type { toShoppingMachine } from '../../../../machines/recipes/to-shopping.machine.ts';
import type { selectionMachine } from '../../../../machines/recipes/selection.machine.ts';

/** Actors beside a list of recipes. */
export interface ListActors {
  changes: ActorRefFrom<typeof recipeChangesMachine>;
  rename: ActorRefFrom<typeof renameMachine>;
  selection: ActorRefFrom<typeof selectionMachine>;
  toShopping: ActorRefFrom<typeof toShoppingMachine>;
  collections: ActorRefFrom<typeof collectionsMachine>;
  erasure: ActorRefFrom<typeof erasureMachine>;
}
