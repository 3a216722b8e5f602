import { isError, type ApiError } from '../../contract/errors.ts';
import { keepError, thrown } from '../parts/failure.ts';

/** Guards for `refused`; spread them into the machine's guards. */
export const refusalGuards = {
  isDenied: (_: unknown, params: { error: ApiError }) => isError(params.error, 'notAllowed'),
  isFactorless: (_: unknown, params: { error: ApiError }) => isError(params.error, 'secondFactorRequired'),
};

/** Transitions for a console call refused while its page opens. The permission flag is checked on each call, so any call can be refused. */
export const refused = [
  { guard: { type: 'isDenied', params: thrown }, target: 'denied', actions: keepError },
  { guard: { type: 'isFactorless', params: thrown }, target: 'factorless' },
  { target: 'failed', actions: keepError },
] as const;

/** The two final states of a refused page. */
export const refusals = {
  denied: { description: 'The viewer lacks a flag; the server says which, and who can give it.' },
  factorless: { description: 'The viewer has to set up a second factor first; the page leads there.' },
};
