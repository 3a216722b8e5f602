import { storedTrialSchema } from '../../contract/kitchen/trials.ts';
import { recordKeys } from './account-records.ts';
import { shownSchema } from './shown-recipes.ts';
import { storedRecord } from './stored-record.ts';

/** The dish that this tab cooked without an account. */
export const trialRecord = storedRecord(() => sessionStorage, recordKeys.tab.trial, storedTrialSchema);

/** Display settings of that recipe. */
export const shownTrial = storedRecord(() => sessionStorage, recordKeys.tab.shownTrial, shownSchema);
