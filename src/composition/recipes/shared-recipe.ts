import { i18n } from '@lingui/core';
import { string } from 'superstruct';
import { idOfLink } from '../../../contract/recipes/share-path.ts';
import { shareEndpoints } from '../../../contract/recipes/share-endpoints.ts';
import { tellUsMachine } from '../../../machines/account/tell-us.machine.ts';
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
  const report = tellUsMachine.provide({
    actors: {
      sendMessage: scope.call(shareEndpoints.reportShared, { send: ({ words, requestKey }) => ({ id, words, requestKey }) }),
    },
    // A report is about this page alone: a text that was kept would be offered on the next recipe.
    actions: { keepTyped: () => undefined },
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
  return flowOf(logic, { id, isMember, wantsCopy, newId: scope.newId });
};
