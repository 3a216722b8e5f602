import { kitchenEndpoints } from '../../../contract/kitchen/kitchen-endpoints.ts';
import { versionEndpoints } from '../../../contract/recipes/version-endpoints.ts';
import { refineMachine } from '../../../machines/recipes/refine.machine.ts';
import type { StoredRefinement } from '../../../machines/recipes/refine.model.ts';
import { loadRefinement, rememberRefinement } from '../../services/recipe-drafts.ts';
import type { FlowScope } from '../flow-scope.ts';
import { watchJob } from '../kitchen/job-watch.ts';

interface Order extends Pick<StoredRefinement, 'text' | 'wish' | 'requestKey'> {
  companyUri: string;
  guid: string;
}

/** Refines a recipe by words, on its page. */
export const composeRefine = ({ api, call }: FlowScope): typeof refineMachine =>
  refineMachine.provide({
    actors: {
      loadRefinement,
      startChange: call(kitchenEndpoints.createJob, {
        // The server reads servings and units from the recipe.
        send: ({ companyUri, guid, text, wish, requestKey }: Order) => ({
          companyUri,
          requestKey: requestKey ?? '',
          refines: guid,
          description: wish === null ? text.trim() : '',
          wishes: wish === null ? [] : [wish],
          photoGuid: null,
          servings: 1,
          unitSystem: 'metric' as const,
          diets: [],
          choice: null,
          improvise: false,
        }),
        read: ({ guid }) => ({ jobGuid: guid }),
      }),
      watchJob: watchJob({ api, call }),
      cancelJob: call(kitchenEndpoints.cancelJob, {
        send: ({ companyUri, jobGuid }: { companyUri: string; jobGuid: string }) => ({ companyUri, guid: jobGuid }),
      }),
      loadComparison: call(versionEndpoints.getVersion, {
        send: ({ companyUri, guid }: { companyUri: string; guid: string }) => ({ companyUri, guid, version: 'latest' }),
      }),
      restore: call(versionEndpoints.restoreRecipe),
    },
    actions: { remember: (_, params) => rememberRefinement(params) },
  });
