import { i18n, type Sentence } from '@anydish/language/sentence';
import type { CookOrder } from '../cook.ts';

/** Refuses a change if an unclear part may contain an exclusion. */
export const unclearPart = ({ sought }: CookOrder): Sentence =>
  i18n._('I did not understand this part: {words}. Please say in other words what should be left out.', {
    words: sought.understood.unclear.map(({ text }) => text),
  });
