import { isError, type ApiError } from '../../contract/errors.ts';
import { keepError, thrown } from '../parts/failure.ts';

/** Guards for `refused`: spread into those of the machine. */
export const refusalGuards = {
  isDenied: (_: unknown, params: { error: ApiError }) => isError(params.error, 'notAllowed'),
  isFactorless: (_: unknown, params: { error: ApiError }) => isError(params.error, 'secondFactorRequired'),
};

/** What follows when a call of the console is refused while its page opens. A flag is read at each call, so it may be gone at any of them. */
export const refused = [
  { guard: { type: 'isDenied', params: thrown }, target: 'denied', actions: keepError },
  { guard: { type: 'isFactorless', params: thrown }, target: 'factorless' },
  { target: 'failed', actions: keepError },
] as const;

/** The two states that such a page ends in. */
export const refusals = {
  denied: { description: 'The viewer lacks a flag; the server says which, and who can give it.' },
  factorless: { description: 'The viewer has to set up a second factor first; the page leads there.' },
};
