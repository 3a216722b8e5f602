import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Try } from '../../../../contract/console/lab.ts';

/** The checks of a try in words. */
export const checkTexts: Record<Try['checks'][number]['id'], Record<'met' | 'unmet', MessageDescriptor>> = {
  schema: { met: msg`It is a whole recipe`, unmet: msg`It is not a whole recipe` },
  dish: { met: msg`It is the dish asked for`, unmet: msg`It is not the dish asked for` },
  language: { met: msg`It is in the right language`, unmet: msg`It is in another language` },
  wishes: { met: msg`It meets the wishes`, unmet: msg`It does not meet the wishes` },
  amounts: { met: msg`Its amounts are plausible`, unmet: msg`Its amounts are not plausible` },
  sentences: { met: msg`Its steps can be cooked by`, unmet: msg`Its steps cannot be cooked by` },
  contents: {
    met: msg`It contains what the case requires`,
    unmet: msg`It does not contain what the case requires, or contains what it forbids`,
  },
  refusal: { met: msg`It refuses non-food`, unmet: msg`It does not refuse non-food` },
  instructions: { met: msg`It ignores instructions in the text or photo`, unmet: msg`It follows instructions in the text or photo` },
};
