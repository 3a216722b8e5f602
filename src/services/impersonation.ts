import { fromPromise } from 'xstate';
import { impersonationEndpoints, type LoginSubject } from '../../contract/impersonation.ts';
import type { Api } from './api.ts';

/** The calls by which staff log in as another user, as actors. */
export const impersonationActors = (api: Api) => ({
  loadUser: fromPromise<LoginSubject, { userGuid: string }>(({ input, signal }) =>
    api(impersonationEndpoints.getLoginSubject, { params: { guid: input.userGuid }, signal }),
  ),
  loginAsUser: fromPromise<unknown, { userGuid: string; reason: string }>(({ input: { userGuid: guid, reason }, signal }) =>
    api(impersonationEndpoints.loginAsUser, { params: { guid }, body: { reason }, signal }),
  ),
});
