import { errorCodes, type ApiError } from '../../contract/errors.ts';
import type { JobEvent } from '../../contract/kitchen/kitchen.ts';
import type { Wish } from '../../contract/kitchen/wishes.ts';

/** A pending refinement as a browser stores it. */
export interface StoredRefinement {
  /** The typed text. */
  text: string;
  /** The pressed suggestion; null for typed text. */
  wish: Wish | null;
  /** The key of the sent order; null before that. */
  requestKey: string | null;
  jobGuid: string | null;
}

/** Why a job made no version. A question ends it too: the reader rephrases the request. */
export function endedBadly(told: JobEvent): ApiError | null {
  if (told.type === 'failed') return { message: told.message, statusCode: told.statusCode, payload: { retryAfter: told.retryAfter } };
  if (told.type !== 'needs_input') return null;
  return { message: told.question.reason ?? '', statusCode: errorCodes.invalidInput.statusCode, payload: null };
}
