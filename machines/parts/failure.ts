import { asApiError, type ApiError } from '../../contract/errors.ts';

interface Failed {
  event: { error: unknown };
}

/** The params of a guard or an action that looks at what a failed call threw. */
export const thrown = ({ event }: Failed) => ({ error: asApiError(event.error) });

/** The action that keeps what a failed call threw. Its machine has `keepError: assign(kept)`. */
export const keepError = { type: 'keepError', params: thrown } as const;

/** What `keepError` assigns: null forgets the failure. */
export const kept = (_: unknown, { error }: { error: ApiError | null }) => ({ error });
