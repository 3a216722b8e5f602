import { fromPromise, type PromiseActorLogic } from 'xstate';
import type { Session } from '../../../contract/entities.ts';
import { asApiError, isError } from '../../../contract/errors.ts';
import { kitchenEndpoints } from '../../../contract/kitchen/kitchen-endpoints.ts';
import { ovenScales } from '../../../contract/recipes/oven.ts';
import { readHave } from '../../../contract/recipes/scale-by.ts';
import { unitSystems, type Recipe } from '../../../contract/recipes/recipe.ts';
import { cookModeMachine } from '../../../machines/recipes/cook-mode.machine.ts';
import type { ChosenBefore } from '../../../machines/recipes/shown-as.ts';
import { createShownRecipe } from '../../services/shown-recipes.ts';
import { createCookingProgress } from '../../services/cooking-progress.ts';
import { followTurns } from '../../services/page-turns.ts';
import { createSavedRecipes, ownerOf } from '../../services/saved-recipes.ts';
import { keepAwake } from '../../services/wake-lock.ts';
import { composeRecipeFeedback, today } from './recipe-feedback.ts';
import { composeHandsFree, voice } from './hands-free.ts';
import { composeRecipeNotes } from './recipe-notes.ts';
import { flowOf, type FlowScope, type OpenFlow } from '../flow-scope.ts';

type Which = { companyUri: string; guid: string };

/** From the server, or this browser's copy: cooking must go on without a network. */
function fromServerOrCopy({ api, session, isViewerKnown }: FlowScope): PromiseActorLogic<Recipe, Which> {
  return fromPromise(async ({ input, signal }) => {
    try {
      return await api(kitchenEndpoints.getRecipe, { params: { ...input }, signal });
    } catch (error) {
      if (!isError(asApiError(error), 'unknown')) throw error;
      const me = ownerOf(await session());
      const copy = await createSavedRecipes(Date.now).find(input.guid, (whose) => whose === me || !isViewerKnown());
      if (copy === null) throw error;
      return copy.recipe;
    }
  });
}

/** The recipe page's settings: from the address, `?servings=6&units=us`, or last chosen on this device. */
function shownBefore(chosen: ChosenBefore | null, { cooking }: Session['extra']) {
  const asked = new URLSearchParams(location.search);
  const servings = Number(asked.get('servings'));
  const isAsked = Number.isInteger(servings) && servings >= 1 && servings <= 100;
  return {
    servings: isAsked ? servings : (chosen?.servings ?? null),
    unitSystem: unitSystems.find((system) => system === asked.get('units')) ?? chosen?.unitSystem ?? cooking?.unitSystem ?? null,
    have: isAsked ? readHave(asked.get('have') ?? '') : (chosen?.have ?? null),
    oven: ovenScales.find((scale) => scale === asked.get('oven')) ?? chosen?.oven ?? cooking?.oven ?? null,
  };
}

export const openCookMode: OpenFlow = async (scope, { params }) => {
  const which = { companyUri: params['companyUri'] ?? '', guid: params['guid'] ?? '' };
  const { guid: userGuid, extra } = await scope.session();
  const progress = createCookingProgress(userGuid, which.guid);
  const chosen = createShownRecipe(scope.isViewerKnown() ? userGuid : null, which.guid).read();
  const logic = cookModeMachine.provide({
    actors: {
      loadRecipe: fromServerOrCopy(scope),
      notes: composeRecipeNotes(scope),
      feedback: composeRecipeFeedback(scope, which),
      handsFree: composeHandsFree(scope),
      keepAwake,
      followTurns,
      followTabs: progress.follow,
    },
    actions: { keepProgress: (_, { progress: now }) => progress.write(now) },
  });
  return flowOf(logic, { ...which, ...shownBefore(chosen, extra), progress: progress.read(), voice: voice(), newId: scope.newId, today });
};
