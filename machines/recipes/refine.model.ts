import type { ActorRef, Snapshot } from 'xstate';
import { errorCodes, type ApiError } from '../../contract/errors.ts';
import type { JobEvent, Stage } from '../../contract/kitchen/kitchen.ts';
import type { Wish } from '../../contract/kitchen/wishes.ts';
import type { PartialRecipe } from '../../contract/recipes/partial-recipe.ts';
import type { Recipe } from '../../contract/recipes/recipe.ts';
import type { Comparison } from '../../contract/recipes/version-endpoints.ts';

/** A pending refinement as a browser stores it. */
export interface StoredRefinement {
  /** The typed text. */
  text: string;
  /** The pressed suggestion; null for typed text. */
  wish: Wish | null;
  /** The key of the sent order; null before that. */
  requestKey: string | null;
  jobGuid: string | null;
}

/** Events of the page that shows the recipe. */
export interface RecipeReplaced {
  type: 'recipe.replaced';
  recipe: Recipe;
}

export interface RefineInput {
  companyUri: string;
  guid: string;
  newId: () => string;
  page: ActorRef<Snapshot<unknown>, RecipeReplaced>;
}

export interface RefineContext extends RefineInput, StoredRefinement {
  stage: Stage | null;
  partial: PartialRecipe | null;
  isConnected: boolean;
  /** Found again after a reload: nothing was pressed on this page, so the focus stays where it is. */
  isResumed: boolean;
  /** The new version beside its base. */
  comparison: Comparison | null;
  /** Why the recipe did not change. */
  error: ApiError | null;
}

/** Why a job made no version. A question ends it too: the reader rephrases the request. */
export function endedBadly(told: JobEvent): ApiError | null {
  if (told.type === 'failed') return { message: told.message, statusCode: told.statusCode, payload: { retryAfter: told.retryAfter } };
  if (told.type !== 'needs_input') return null;
  return { message: told.question.reason ?? '', statusCode: errorCodes.invalidInput.statusCode, payload: null };
}
