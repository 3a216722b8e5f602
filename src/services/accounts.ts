import { create } from 'superstruct';
import { fromPromise } from 'xstate';
import { endpoints } from '../../contract/endpoints.ts';
import { sessionSchema, verificationTokenSchema, type Session } from '../../contract/entities.ts';
import type { Credentials } from '../../machines/credentials.ts';
import type { Api } from './api.ts';

/** The calls of sign-up and sign-in as actors. Leaving their state aborts them. */
export const accountActors = (api: Api) => ({
  createAccount: fromPromise<{ token: string }, Credentials>(({ input, signal }) => api(endpoints.createAccount, { body: input, signal })),
  sendCode: fromPromise<{ token: string }, { email: string }>(async ({ input, signal }) =>
    create(await api(endpoints.verifyEmail, { body: { email: input.email }, signal }), verificationTokenSchema),
  ),
  confirmCode: fromPromise<Session, { token: string; code: string }>(async ({ input, signal }) =>
    create(await api(endpoints.verifyEmail, { body: { token: input.token, code: input.code }, signal }), sessionSchema),
  ),
  saveProfile: fromPromise<Session, { firstName: string; lastName: string }>(({ input, signal }) =>
    api(endpoints.updateProfile, { body: input, signal }),
  ),
  signIn: fromPromise<Session, Credentials>(({ input, signal }) => api(endpoints.signIn, { body: input, signal })),
});

export const sessionActors = (api: Api) => ({
  loadSession: fromPromise<Session>(({ signal }) => api(endpoints.getSession, { signal })),
  endSession: fromPromise<unknown>(({ signal }) => api(endpoints.signOut, { signal })),
});
