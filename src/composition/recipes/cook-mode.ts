import { fromPromise, type PromiseActorLogic } from 'xstate';
import { asApiError, isError } from '../../../contract/errors.ts';
import { kitchenEndpoints } from '../../../contract/kitchen/kitchen-endpoints.ts';
import { unitSystems, type Recipe } from '../../../contract/recipes/recipe.ts';
import { cookModeMachine } from '../../../machines/recipes/cook-mode.machine.ts';
import { createCookingProgress } from '../../services/cooking-progress.ts';
import { followTurns } from '../../services/page-turns.ts';
import { createSavedRecipes, ownerOf } from '../../services/saved-recipes.ts';
import { keepAwake } from '../../services/wake-lock.ts';
import { composeRecipeFeedback, today } from './recipe-feedback.ts';
import { composeRecipeNotes } from './recipe-notes.ts';
import { flowOf, type FlowScope, type OpenFlow } from '../flow-scope.ts';

type Which = { companyUri: string; guid: string };

/** From the server, or the copy that this browser keeps: somebody who cooks is not to be stopped by a network. */
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

/** What the recipe page showed, out of the address: `?servings=6&units=us`. */
function shownBefore() {
  const asked = new URLSearchParams(location.search);
  const servings = Number(asked.get('servings'));
  const unitSystem = unitSystems.find((system) => system === asked.get('units')) ?? null;
  return { servings: Number.isInteger(servings) && servings >= 1 && servings <= 100 ? servings : null, unitSystem };
}

export const openCookMode: OpenFlow = async (scope, { params }) => {
  const which = { companyUri: params['companyUri'] ?? '', guid: params['guid'] ?? '' };
  const progress = createCookingProgress((await scope.session()).guid, which.guid);
  const logic = cookModeMachine.provide({
    actors: {
      loadRecipe: fromServerOrCopy(scope),
      notes: composeRecipeNotes(scope),
      feedback: composeRecipeFeedback(scope, which),
      keepAwake,
      followTurns,
      followTabs: progress.follow,
    },
    actions: { keepProgress: (_, { progress: now }) => progress.write(now) },
  });
  return flowOf(logic, { ...which, ...shownBefore(), progress: progress.read(), newId: scope.newId, today });
};
