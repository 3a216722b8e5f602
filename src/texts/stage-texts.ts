import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Stage } from '../../contract/kitchen/kitchen.ts';

/** The kitchen's stages as text. */
export const stageTexts: Record<Stage, MessageDescriptor> = {
  queued: msg`Waiting for a free cook`,
  reading: msg`Reading your request`,
  looking: msg`Looking at your photo`,
  choosing: msg`Choosing the dish`,
  writing: msg`Writing the recipe`,
  checking: msg`Checking the recipe`,
  repairing: msg`Correcting a few details`,
  adapting: msg`Adapting servings, units and diet`,
};
