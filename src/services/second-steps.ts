import { fromPromise } from 'xstate';
import type { Session } from '../../contract/entities.ts';
import {
  secondStepEndpoints,
  type Authenticator,
  type AuthenticatorKey,
  type StepUpProof,
  type StepUpWays,
} from '../../contract/second-steps.ts';
import type { Assertion } from '../../contract/passkeys.ts';
import type { Api } from './api.ts';
import { askPasskey } from './passkeys.ts';

/** The second half of a sign-in. */
export const confirmSignInActor = (api: Api) =>
  fromPromise<Session, { code: string }>(({ input, signal }) => api(secondStepEndpoints.confirmSignIn, { body: input, signal }));

/** The calls about the authenticator app of the account. */
export const authenticatorActors = (api: Api) => ({
  loadAuthenticator: fromPromise<Authenticator>(({ signal }) => api(secondStepEndpoints.getAuthenticator, { signal })),
  beginSetUp: fromPromise<AuthenticatorKey, { currentPassword: string }>(({ input, signal }) =>
    api(secondStepEndpoints.beginAuthenticator, { body: input, signal }),
  ),
  confirmSetUp: fromPromise<Authenticator, { code: string }>(({ input, signal }) =>
    api(secondStepEndpoints.confirmAuthenticator, { body: input, signal }),
  ),
  removeAuthenticator: fromPromise<Authenticator, { currentPassword: string }>(({ input, signal }) =>
    api(secondStepEndpoints.removeAuthenticator, { body: input, signal }),
  ),
});

/** The calls that ask for a second step and take it. */
export const stepUpActors = (api: Api) => ({
  loadWays: fromPromise<StepUpWays>(({ signal }) => api(secondStepEndpoints.getStepUpWays, { signal })),
  askPasskey: fromPromise<{ assertion: Assertion | null }>(async ({ signal }) => ({
    assertion: await askPasskey(await api(secondStepEndpoints.beginPasskeyStepUp, { signal }), signal),
  })),
  stepUp: fromPromise<unknown, StepUpProof>(({ input, signal }) => api(secondStepEndpoints.stepUp, { body: input, signal })),
});
