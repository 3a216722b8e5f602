import { i18n, type Sentence } from '@anydish/language/sentence';
import type { Unclear } from '../reading/reading.ts';

/** Refuses a change if an unclear part may contain an exclusion. */
export const unclearPart = (unclear: readonly Unclear[]): Sentence =>
  i18n._('I did not understand this part: {words}. Please say in other words what should be left out.', {
    words: unclear.map(({ text }) => text),
  });
