import { expectTypeOf } from 'vitest';
import type { ActorRefFrom, InputFrom, SnapshotFrom } from 'xstate';
import type { categoryMachine, CategoryEvent } from '../../../machines/recipes/category.machine.ts';
import type { collectionsMachine } from '../../../machines/recipes/collections.machine.ts';
import type { CollectionsEvent } from '../../../machines/recipes/collections.setup.ts';
import type { cookingsMachine, CookingsEvent } from '../../../machines/recipes/cookings.machine.ts';
import type { erasureMachine, ErasureEvent } from '../../../machines/recipes/erasure.machine.ts';
import type { handsFreeMachine, HandsFreeEvent, HandsFreeInput } from '../../../machines/recipes/hands-free.machine.ts';
import type { KeptCopiesEvent, keptCopiesMachine } from '../../../machines/recipes/kept-copies.machine.ts';
import type { Recipe, UnitSystem } from '../../../contract/recipes/recipe.ts';
import type { KeptCopyEvent, keptCopyMachine } from '../../../machines/recipes/kept-copy.machine.ts';
import type { offlineCopiesMachine, OfflineCopiesEvent } from '../../../machines/recipes/offline-copies.machine.ts';
import type { recipeChangesMachine, RecipeChangesEvent } from '../../../machines/recipes/recipe-changes.machine.ts';
import type { recipeEditMachine, RecipeEditEvent } from '../../../machines/recipes/recipe-edit.machine.ts';
import type { recipeFeedbackMachine, RecipeFeedbackEvent } from '../../../machines/recipes/recipe-feedback.machine.ts';
import type { recipeImportMachine, RecipeImportEvent } from '../../../machines/recipes/recipe-import.machine.ts';
import type { recipeNotesMachine, RecipeNotesEvent, RecipeNotesInput } from '../../../machines/recipes/recipe-notes.machine.ts';
import type { recipePhotoMachine, RecipePhotoEvent } from '../../../machines/recipes/recipe-photo.machine.ts';
import type { recipeVersionsMachine, RecipeVersionsEvent } from '../../../machines/recipes/recipe-versions.machine.ts';
import type { OvenScale } from '../../../contract/recipes/oven.ts';
import type { recipeMachine } from '../../../machines/recipes/recipe.machine.ts';
import type { RecipeEvent } from '../../../machines/recipes/recipe.model.ts';
import type { ChosenBefore } from '../../../machines/recipes/shown-as.ts';
import type { RecipesEvent, recipesMachine } from '../../../machines/recipes/recipes.machine.ts';
import type { refineMachine, RefineEvent } from '../../../machines/recipes/refine.machine.ts';
import type { renameMachine, RenameEvent } from '../../../machines/recipes/rename.machine.ts';
import type { reportMachine, ReportEvent } from '../../../machines/recipes/report.machine.ts';
import type { SavedRecipe, SavedRecipesEvent, savedRecipesMachine } from '../../../machines/recipes/saved-recipes.machine.ts';
import type { selectionMachine, SelectionEvent } from '../../../machines/recipes/selection.machine.ts';
import type { shareMachine, ShareEvent } from '../../../machines/recipes/share.machine.ts';
import type { sharedRecipeMachine, SharedRecipeEvent } from '../../../machines/recipes/shared-recipe.machine.ts';
import type { takeAlongMachine, TakeAlongEvent } from '../../../machines/recipes/take-along.machine.ts';
import type { transcriptionMachine, TranscriptionEvent } from '../../../machines/recipes/transcription.machine.ts';

/* Types of this room's machines: compile-time only, nothing runs. */

/* category */
{
  type Sent = Parameters<ActorRefFrom<typeof categoryMachine>['send']>[0];
  expectTypeOf<Sent>().toEqualTypeOf<CategoryEvent>();
}

/* collections */
{
  type Sent = Parameters<ActorRefFrom<typeof collectionsMachine>['send']>[0];
  expectTypeOf<Sent>().toEqualTypeOf<CollectionsEvent>();
  // Collections are chosen for given recipes.
  expectTypeOf<{ type: 'picker.opened' }>().not.toExtend<Sent>();
}

/* cookings */
{
  type Sent = Parameters<ActorRefFrom<typeof cookingsMachine>['send']>[0];
  expectTypeOf<Sent>().toEqualTypeOf<CookingsEvent>();
}

/* erasure */
{
  type Sent = Parameters<ActorRefFrom<typeof erasureMachine>['send']>[0];
  expectTypeOf<Sent>().toEqualTypeOf<ErasureEvent>();
  // All fields are required.
  expectTypeOf<{ type: 'erasure.requested' }>().not.toExtend<Sent>();
}

/* hands-free */
{
  expectTypeOf<InputFrom<typeof handsFreeMachine>>().toEqualTypeOf<HandsFreeInput>();
  expectTypeOf<Parameters<ActorRefFrom<typeof handsFreeMachine>['send']>[0]>().toEqualTypeOf<HandsFreeEvent>();
}

/* kept-copies */
{
  type Sent = Parameters<ActorRefFrom<typeof keptCopiesMachine>['send']>[0];
  expectTypeOf<Sent>().toEqualTypeOf<KeptCopiesEvent>();
}

/* kept-copy */
{
  // Takes a recipe as input and accepts no events.
  expectTypeOf<InputFrom<typeof keptCopyMachine>>().toEqualTypeOf<{ recipe: Recipe }>();
  expectTypeOf<Parameters<ActorRefFrom<typeof keptCopyMachine>['send']>[0]>().toEqualTypeOf<KeptCopyEvent>();
}

/* offline-copies */
{
  type Sent = Parameters<ActorRefFrom<typeof offlineCopiesMachine>['send']>[0];
  expectTypeOf<Sent>().toEqualTypeOf<OfflineCopiesEvent>();
  // The owner is given.
  expectTypeOf<{ type: 'owner.known' }>().not.toExtend<Sent>();
}

/* recipe-changes */
{
  type Sent = Parameters<ActorRefFrom<typeof recipeChangesMachine>['send']>[0];
  expectTypeOf<Sent>().toEqualTypeOf<RecipeChangesEvent>();
  // A title change applies to one recipe.
  expectTypeOf<{ type: 'change.requested'; guids: string[]; change: { title: string } }>().not.toExtend<Sent>();
}

/* recipe-edit */
{
  type Sent = Parameters<ActorRefFrom<typeof recipeEditMachine>['send']>[0];
  expectTypeOf<Sent>().toEqualTypeOf<RecipeEditEvent>();
}

/* recipe-feedback */
{
  type Sent = Parameters<ActorRefFrom<typeof recipeFeedbackMachine>['send']>[0];
  expectTypeOf<Sent>().toEqualTypeOf<RecipeFeedbackEvent>();
}

/* recipe-import */
{
  // Accepts only its own events.
  expectTypeOf<Parameters<ActorRefFrom<typeof recipeImportMachine>['send']>[0]>().toEqualTypeOf<RecipeImportEvent>();
}

/* recipe-notes */
{
  type Machine = typeof recipeNotesMachine;
  expectTypeOf<InputFrom<Machine>>().toEqualTypeOf<RecipeNotesInput>();
  expectTypeOf<Parameters<ActorRefFrom<Machine>['send']>[0]>().toEqualTypeOf<RecipeNotesEvent>();
}

/* recipe-photo */
{
  type Sent = Parameters<ActorRefFrom<typeof recipePhotoMachine>['send']>[0];
  expectTypeOf<Sent>().toEqualTypeOf<RecipePhotoEvent>();
  // The previous photo is stored for undo.
  expectTypeOf<{ type: 'photo.removed' }>().not.toExtend<Sent>();
}

/* recipe-versions */
{
  type Sent = Parameters<ActorRefFrom<typeof recipeVersionsMachine>['send']>[0];
  expectTypeOf<Sent>().toEqualTypeOf<RecipeVersionsEvent>();
}

/* recipe */
{
  type Machine = typeof recipeMachine;
  type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];
  expectTypeOf<InputFrom<Machine>>().toEqualTypeOf<{
    companyUri: string;
    guid: string;
    chosen: ChosenBefore | null;
    units: UnitSystem | null;
    ovens: OvenScale | null;
    wasCooked: boolean;
    newId: () => string;
    today: () => string;
  }>();
  expectTypeOf<Sent>().toEqualTypeOf<RecipeEvent>();
  // There are two unit systems.
  expectTypeOf<{ type: 'units.changed'; unitSystem: 'imperial' }>().not.toExtend<Sent>();
  // Servings are a number.
  expectTypeOf<{ type: 'servings.changed'; servings: string }>().not.toExtend<Sent>();
}

/* recipes */
{
  type Machine = typeof recipesMachine;
  type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];
  expectTypeOf<SnapshotFrom<Machine>['context']['next']>().toEqualTypeOf<string | null>();
  expectTypeOf<Sent>().toEqualTypeOf<RecipesEvent>();
  // There is no such event.
  expectTypeOf<{ type: 'page.requested'; before: string }>().not.toExtend<Sent>();
}

/* refine */
{
  type Sent = Parameters<ActorRefFrom<typeof refineMachine>['send']>[0];
  expectTypeOf<Sent>().toEqualTypeOf<RefineEvent>();
}

/* rename */
{
  type Sent = Parameters<ActorRefFrom<typeof renameMachine>['send']>[0];
  expectTypeOf<Sent>().toEqualTypeOf<RenameEvent>();
  // A recipe is identified by company and guid.
  expectTypeOf<{ type: 'rename.requested'; title: string }>().not.toExtend<Sent>();
}

/* report */
{
  type Sent = Parameters<ActorRefFrom<typeof reportMachine>['send']>[0];
  expectTypeOf<Sent>().toEqualTypeOf<ReportEvent>();
}

/* saved-recipes */
{
  type Machine = typeof savedRecipesMachine;
  type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];
  // Context.
  expectTypeOf<SnapshotFrom<Machine>['context']['saved']>().toEqualTypeOf<readonly SavedRecipe[]>();
  expectTypeOf<Sent>().toEqualTypeOf<SavedRecipesEvent>();
  // The recipe is required.
  expectTypeOf<{ type: 'recipe.opened' }>().not.toExtend<Sent>();
}

/* selection */
{
  type Sent = Parameters<ActorRefFrom<typeof selectionMachine>['send']>[0];
  expectTypeOf<Sent>().toEqualTypeOf<SelectionEvent>();
  // A recipe is identified by its guid.
  expectTypeOf<{ type: 'recipe.toggled' }>().not.toExtend<Sent>();
}

/* share */
{
  type Sent = Parameters<ActorRefFrom<typeof shareMachine>['send']>[0];
  expectTypeOf<Sent>().toEqualTypeOf<ShareEvent>();
}

/* shared-recipe */
{
  type Sent = Parameters<ActorRefFrom<typeof sharedRecipeMachine>['send']>[0];
  expectTypeOf<Sent>().toEqualTypeOf<SharedRecipeEvent>();
}

/* take-along */
{
  expectTypeOf<Parameters<ActorRefFrom<typeof takeAlongMachine>['send']>[0]>().toEqualTypeOf<TakeAlongEvent>();
}

/* transcription */
{
  // Accepts only its own events.
  expectTypeOf<Parameters<ActorRefFrom<typeof transcriptionMachine>['send']>[0]>().toEqualTypeOf<TranscriptionEvent>();
}
