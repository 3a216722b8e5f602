import { asApiError, type ApiError } from '../../contract/errors.ts';

interface Failed {
  event: { error: unknown };
}

/** The params of a guard or action that reads the error of a failed call. */
export const thrown = ({ event }: Failed) => ({ error: asApiError(event.error) });

/** The action that stores the error of a failed call. Its machine has `keepError: assign(kept)`. */
export const keepError = { type: 'keepError', params: thrown } as const;

/** The value that `keepError` assigns: null clears the error. */
export const kept = (_: unknown, { error }: { error: ApiError | null }) => ({ error });
