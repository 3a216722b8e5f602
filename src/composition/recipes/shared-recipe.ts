import { i18n } from '@lingui/core';
import { string } from 'superstruct';
import { idOfLink } from '../../../contract/recipes/share-path.ts';
import { shareEndpoints } from '../../../contract/recipes/share-endpoints.ts';
import { reportMachine } from '../../../machines/recipes/report.machine.ts';
import { sharedRecipeMachine } from '../../../machines/recipes/shared-recipe.machine.ts';
import { goTo } from '../../services/location.ts';
import { storedRecord } from '../../services/stored-record.ts';
import { recipePath } from '../../pages/member-paths.ts';
import { flowOf, type OpenFlow } from '../flow-scope.ts';

/** The shared recipe that somebody wanted to keep, over the way in. */
const wish = storedRecord(() => sessionStorage, 'anydish.wanted-recipe', string());

export const openSharedRecipe: OpenFlow = async (scope, { params }) => {
  const id = idOfLink(params['link'] ?? '') ?? '-';
  const { isVerified, extra } = await scope.session();
  const isMember = isVerified && (extra.companies?.length ?? 0) > 0;
  const wantsCopy = wish.read() === id;
  if (isMember) wish.write(null);
  const report = reportMachine.provide({
    actors: {
      sendReport: scope.call(shareEndpoints.reportShared, { send: ({ kind, words, requestKey }) => ({ id, kind, words, requestKey }) }),
    },
  });
  const logic = sharedRecipeMachine.provide({
    actors: {
      report,
      loadShared: scope.call(shareEndpoints.getShared, { send: (input) => ({ ...input, language: i18n.locale }) }),
      keepShared: scope.call(shareEndpoints.keepShared),
    },
    actions: {
      askToSignIn: () => {
        wish.write(id);
        goTo(isVerified ? '/sign-up/profile' : '/login');
      },
      openCopy: (_, copy) => goTo(recipePath(copy)),
    },
  });
  return flowOf(logic, { id, isMember, wantsCopy, units: extra.cooking?.unitSystem ?? null, newId: scope.newId });
};
