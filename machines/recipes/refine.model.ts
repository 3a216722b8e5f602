import { errorCodes, type ApiError } from '../../contract/errors.ts';
import type { JobEvent } from '../../contract/kitchen/kitchen.ts';
import type { Wish } from '../../contract/kitchen/wishes.ts';

/** What a browser remembers of a change of a recipe. */
export interface StoredRefinement {
  /** What is typed. */
  text: string;
  /** The suggestion that was pressed; null for words. */
  wish: Wish | null;
  /** The key under which it was sent; null before that. */
  requestKey: string | null;
  jobGuid: string | null;
}

/** Why a job made no version. A question ends it as well: its reader says it in other words. */
export function endedBadly(told: JobEvent): ApiError | null {
  if (told.type === 'failed') return { message: told.message, statusCode: told.statusCode, payload: { retryAfter: told.retryAfter } };
  if (told.type !== 'needs_input') return null;
  return { message: told.question.reason ?? '', statusCode: errorCodes.invalidInput.statusCode, payload: null };
}
