import { correctionEndpoints } from '../../../contract/console/correction.ts';
import { recipeEditMachine, type Correction } from '../../../machines/recipes/recipe-edit.machine.ts';
import type { RecipeEdit } from '../../../contract/recipes/version-endpoints.ts';
import { editRecord } from '../../services/recipe-drafts.ts';
import { flowOf, type OpenFlow } from '../flow-scope.ts';

type Named = { companyUri: string; guid: string };
type Corrected = RecipeEdit & Named & { correction: Correction | null };

/** Staff correct somebody's recipe, by the flow with which owners edit theirs. */
export const openCorrection: OpenFlow = ({ call, newId }, { params }) => {
  const guid = params['guid'] ?? '';
  const draft = editRecord(`correction.${guid}`);
  const logic = recipeEditMachine.provide({
    actors: {
      loadRecipe: call(correctionEndpoints.getRecipeContent, { send: ({ guid: of }: Named) => ({ guid: of }) }),
      saveEdit: call(correctionEndpoints.correctRecipe, {
        send: ({ guid: of, version, title, ingredients, steps, correction }: Corrected) => {
          const { summary, reason, isMailed } = correction ?? { summary: '', reason: '', isMailed: true };
          return { guid: of, version, title, ingredients, steps, summary, reason, isMailed };
        },
      }),
    },
    actions: { remember: (_, { form }) => draft.write(form) },
  });
  const back = `/console/recipes/${encodeURIComponent(guid)}`;
  return flowOf(logic, { companyUri: '', guid, newId, typed: draft.read(), back, isByStaff: true });
};
