import { i18n } from '@lingui/core';
import { trialPath } from '../../../contract/kitchen/trial-path.ts';
import { storedTrialSchema, trialEndpoints, type TrialRequest } from '../../../contract/kitchen/trials.ts';
import { isLocale, sourceLocale } from '../../../contract/shell/locales.ts';
import { trialMachine } from '../../../machines/kitchen/trial.machine.ts';
import { recipePath } from '../../pages/member-paths.ts';
import { recordKeys } from '../../services/account-records.ts';
import { goTo, takeFragment } from '../../services/location.ts';
import { cookingOf } from '../../services/preferred-units.ts';
import { storedRecord, wishedPage } from '../../services/stored-record.ts';
import { shownSchema } from '../../services/shown-recipes.ts';
import { flowOf, type OpenFlow } from '../flow-scope.ts';

/** The dish that this tab cooked without an account. */
const trialRecord = storedRecord(() => sessionStorage, recordKeys.tab.trial, storedTrialSchema);

/** Display settings of that recipe. */
const shownTrial = storedRecord(() => sessionStorage, recordKeys.tab.shownTrial, shownSchema);

export const openTrial: OpenFlow = async (scope) => {
  const described = takeFragment();
  const session = await scope.session();
  const [company] = session.isVerified ? (session.extra.companies ?? []) : [];
  const wantsToKeep = wishedPage.read() === trialPath;
  if (company !== undefined) wishedPage.write(null);
  const logic = trialMachine.provide({
    actors: {
      cookTrial: scope.call(trialEndpoints.cookTrial, { read: ({ trial }) => trial }),
      keepTrial: scope.call(trialEndpoints.keepTrial, {
        send: (asked: TrialRequest) => ({ ...asked, companyUri: company?.uri ?? '' }),
      }),
    },
    actions: {
      remember: (_, { stored }) => {
        trialRecord.write(stored);
        if (stored?.trial === undefined) shownTrial.write(null);
      },
      rememberChoice: (_, { shown }) => shownTrial.write(shown),
      askToSignUp: () => {
        wishedPage.write(trialPath);
        goTo(session.isVerified ? '/sign-up/profile' : '/sign-up');
      },
      openKept: (_, kept) => goTo(recipePath(kept)),
    },
  });
  return flowOf(logic, {
    described,
    stored: trialRecord.read(),
    chosen: shownTrial.read(),
    isMember: company !== undefined,
    wantsToKeep,
    unitSystem: cookingOf(session).unitSystem,
    language: () => (isLocale(i18n.locale) ? i18n.locale : sourceLocale),
    newId: scope.newId,
  });
};
