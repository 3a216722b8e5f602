import { asText, cutText } from '../text.ts';

/** Where a dish is cooked without an account. */
export const trialPath = '/try';

/** Letters of a description: longer ones need an account. */
export const longestTrial = 500;

/** The same for a description. It is in the fragment, which browsers send to no server. */
export const trialOf = (description: string): string =>
  description.trim() === '' ? trialPath : `${trialPath}#${encodeURIComponent(asText(cutText(description.trim(), longestTrial)))}`;
