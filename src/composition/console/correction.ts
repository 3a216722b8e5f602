import { correctionEndpoints } from '../../../contract/console/correction.ts';
import { recipeEditMachine, type Correction } from '../../../machines/recipes/recipe-edit.machine.ts';
import type { RecipeEdit } from '../../../contract/recipes/version-endpoints.ts';
import { correctionRecord } from '../../services/recipe-drafts.ts';
import { flowOf, type OpenFlow } from '../flow-scope.ts';
import { composeStepUp } from '../sign-in/step-up.ts';

type Named = { companyUri: string; guid: string };
type Corrected = RecipeEdit & Named & { correction: Correction | null };

/** Staff correct somebody's recipe, by the flow with which owners edit theirs. */
export const openCorrection: OpenFlow = (scope, { params }) => {
  const { call, newId } = scope;
  const guid = params['guid'] ?? '';
  const draft = correctionRecord(guid);
  const typed = draft.read();
  const logic = recipeEditMachine.provide({
    actors: {
      stepUp: composeStepUp(scope),
      loadRecipe: call(correctionEndpoints.getRecipeContent, { send: ({ guid: of }: Named) => ({ guid: of }) }),
      saveEdit: call(correctionEndpoints.correctRecipe, {
        send: ({ guid: of, version, title, ingredients, steps, correction }: Corrected) => {
          const { summary, reason, isMailed } = correction ?? { summary: '', reason: '', isMailed: true };
          return { guid: of, version, title, ingredients, steps, summary, reason, isMailed };
        },
      }),
    },
    actions: {
      remember: (_, { form, correction }) => draft.write(form === null || correction === null ? null : { form, correction }),
    },
  });
  const back = `/console/recipes/${encodeURIComponent(guid)}`;
  return flowOf(logic, {
    companyUri: '',
    guid,
    newId,
    typed: typed?.form ?? null,
    correction: typed?.correction ?? null,
    back,
    isByStaff: true,
  });
};
