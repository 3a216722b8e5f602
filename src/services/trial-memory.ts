import { storedTrialSchema } from '../../contract/kitchen/trials.ts';
import { shownSchema } from './shown-recipes.ts';
import { storedRecord } from './stored-record.ts';

/** The dish that this tab cooked without an account. */
export const trialRecord = storedRecord(() => sessionStorage, 'anydish.trial', storedTrialSchema);

/** Display settings of that recipe. */
export const shownTrial = storedRecord(() => sessionStorage, 'anydish.trial-shown', shownSchema);

/** Deleted at sign-out: members can cook there too, and their words may name allergies. */
export function forgetTrial(): void {
  trialRecord.write(null);
  shownTrial.write(null);
}
