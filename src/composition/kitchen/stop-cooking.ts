import { t } from '@lingui/core/macro';
import type { Question } from '../flow-scope.ts';

/** Asks whether to discard the recipe written so far. */
export const cookingToStop: Question = {
  title: () => t`Stop cooking?`,
  text: () => t`What has been written so far will be lost. Your request stays as it is.`,
  yes: () => t`Stop cooking`,
  no: () => t`Keep cooking`,
  isDangerous: true,
};
