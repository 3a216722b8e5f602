import { i18n } from '@lingui/core';
import { rawPaths } from '../../../contract/kitchen/kitchen-endpoints.ts';
import { idOfLink } from '../../../contract/recipes/share-path.ts';
import { shareEndpoints } from '../../../contract/recipes/share-endpoints.ts';
import { reportMachine } from '../../../machines/recipes/report.machine.ts';
import { sharedRecipeMachine } from '../../../machines/recipes/shared-recipe.machine.ts';
import { goTo } from '../../services/location.ts';
import { createShownLink } from '../../services/shown-recipes.ts';
import { wishedPage } from '../../services/stored-record.ts';
import { recipePath } from '../../pages/member-paths.ts';
import { flowOf, type OpenFlow } from '../flow-scope.ts';
import { composeTakeAlong } from './take-along.ts';

export const openSharedRecipe: OpenFlow = async (scope, { path, params }) => {
  const id = idOfLink(params['link'] ?? '') ?? '-';
  const { isVerified, extra } = await scope.session();
  const isMember = isVerified && (extra.companies?.length ?? 0) > 0;
  const wantsCopy = wishedPage.read() === path;
  if (isMember) wishedPage.write(null);
  const link = createShownLink(id);
  const report = reportMachine.provide({
    actors: {
      sendReport: scope.call(shareEndpoints.reportShared, { send: ({ kind, words, requestKey }) => ({ id, kind, words, requestKey }) }),
    },
  });
  const logic = sharedRecipeMachine.provide({
    actors: {
      report,
      takeAlong: composeTakeAlong(scope, ({ guid }) => ({
        path: rawPaths.sharedSchemaOrg,
        params: { id: guid },
        query: { language: i18n.locale },
      })),
      loadShared: scope.call(shareEndpoints.getShared, { send: (input) => ({ ...input, language: i18n.locale }) }),
      keepShared: scope.call(shareEndpoints.keepShared),
    },
    actions: {
      askToSignIn: () => {
        wishedPage.write(path);
        goTo(isVerified ? '/sign-up/profile' : '/login');
      },
      rememberChoice: (_, { shown }) => {
        if (shown !== null) link.write(shown);
      },
      openCopy: (_, copy) => goTo(recipePath(copy)),
    },
  });
  return flowOf(logic, {
    id,
    isMember,
    wantsCopy,
    chosen: link.read(),
    units: extra.cooking?.unitSystem ?? null,
    ovens: extra.cooking?.oven ?? null,
    newId: scope.newId,
  });
};
