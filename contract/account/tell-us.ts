import { boolean, enums, nullable, object, size, type } from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { locales } from '../shell/locales.ts';
import { guid, text } from '../text.ts';
import type { ProblemId } from '../validation.ts';

/** Maximum length of a user's message, in code points, trimmed. */
export const wordsLength = 4_000;

export function wordsProblem(words: string): ProblemId | null {
  const { length } = [...words.trim()];
  if (length === 0) return 'words.required';
  return length > wordsLength ? 'words.long' : null;
}

/** "Tell us": a user's message to the team. */
export const tellUsEndpoints = {
  tellUs: endpoint({
    method: 'POST',
    path: '/api/account/messages',
    body: object({
      words: size(text(), 0, 20_000),
      /** The path it is about; null when omitted. */
      page: nullable(size(text(), 1, 1_000)),
      /** The language of the pages; null when omitted. */
      language: nullable(enums(locales)),
      wantsAnswer: boolean(),
      /** Idempotency key. */
      requestKey: guid(),
    }),
    query: null,
    payload: type({}),
    errors: ['invalidInput', 'notSignedIn', 'notAllowed', 'tooManyRequests'],
  }),
} as const;
