import { boolean, enums, nullable, object, size, type } from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { locales } from '../shell/locales.ts';
import { guid, text } from '../text.ts';
import type { ProblemId } from '../validation.ts';

/** How long what a user tells may be, in code points, without the space around it. */
export const wordsLength = 4_000;

export function wordsProblem(words: string): ProblemId | null {
  const { length } = [...words.trim()];
  if (length === 0) return 'words.required';
  return length > wordsLength ? 'words.long' : null;
}

/** "Tell us": what a user wants the people behind the product to know. */
export const tellUsEndpoints = {
  tellUs: endpoint({
    method: 'POST',
    path: '/api/account/messages',
    body: object({
      words: size(text(), 0, 20_000),
      /** The path that it is about; null when that is left out. */
      page: nullable(size(text(), 1, 1_000)),
      /** What the pages were written in; null when that is left out. */
      language: nullable(enums(locales)),
      wantsAnswer: boolean(),
      /** Sent again with the same key, it is the same message. */
      requestKey: guid(),
    }),
    query: null,
    payload: type({}),
    errors: ['invalidInput', 'notSignedIn', 'notAllowed', 'tooManyRequests'],
  }),
} as const;
