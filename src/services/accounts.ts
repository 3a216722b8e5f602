import { fromPromise } from 'xstate';
import { accountEndpoints, type ResetOutcome, type StartedReset } from '../../contract/account-endpoints.ts';
import { sessionSchema, verificationTokenSchema, type Delivery, type Session } from '../../contract/entities.ts';
import type { Credentials } from '../../machines/credentials.ts';
import type { Api } from './api.ts';

/** The calls of sign-up, sign-in and reset as actors. Leaving their state aborts them. */
export const accountActors = (api: Api) => ({
  createAccount: fromPromise<{ token: string }, Credentials>(({ input, signal }) =>
    api(accountEndpoints.createAccount, { body: input, signal }),
  ),
  // One path answers two things; which one is known by what was asked.
  sendCode: fromPromise<{ token: string }, { email: string }>(({ input, signal }) =>
    api({ ...accountEndpoints.verifyEmail, payload: verificationTokenSchema }, { body: { email: input.email }, signal }),
  ),
  confirmCode: fromPromise<Session, { token: string; code: string }>(({ input, signal }) =>
    api({ ...accountEndpoints.verifyEmail, payload: sessionSchema }, { body: { token: input.token, code: input.code }, signal }),
  ),
  checkDelivery: fromPromise<Delivery, { token: string }>(
    async ({ input, signal }) => (await api(accountEndpoints.getDelivery, { body: { token: input.token }, signal })).delivery,
  ),
  saveProfile: fromPromise<Session, { firstName: string; lastName: string }>(({ input, signal }) =>
    api(accountEndpoints.updateProfile, { body: input, signal }),
  ),
  requestReset: fromPromise<{ token: string }, { email: string }>(({ input, signal }) =>
    api(accountEndpoints.requestPasswordReset, { body: { email: input.email }, signal }),
  ),
  confirmReset: fromPromise<ResetOutcome, { token: string; code: string; password: string; keep: string[] | null }>(({ input, signal }) =>
    api(accountEndpoints.confirmPasswordReset, { body: input, signal }),
  ),
  denySignIn: fromPromise<StartedReset, { token: string }>(({ input, signal }) =>
    api(accountEndpoints.denySignIn, { body: { token: input.token }, signal }),
  ),
  signIn: fromPromise<Session, Credentials>(({ input, signal }) => api(accountEndpoints.signIn, { body: input, signal })),
});
