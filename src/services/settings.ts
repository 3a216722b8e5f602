import { fromPromise } from 'xstate';
import type { Session } from '../../contract/entities.ts';
import { settingsEndpoints, type Account, type Device } from '../../contract/settings-endpoints.ts';
import type { Api } from './api.ts';

/** The calls of the settings as actors. Leaving their state aborts them. */
export const settingsActors = (api: Api) => ({
  loadAccount: fromPromise<Account>(({ signal }) => api(settingsEndpoints.getAccount, { signal })),
  changePassword: fromPromise<unknown, { currentPassword: string; newPassword: string }>(({ input, signal }) =>
    api(settingsEndpoints.changePassword, { body: input, signal }),
  ),
  beginChange: fromPromise<{ token: string }, { email: string; currentPassword: string }>(({ input, signal }) =>
    api(settingsEndpoints.beginEmailChange, { body: input, signal }),
  ),
  sendCode: fromPromise<{ token: string }, { email: string }>(({ input, signal }) =>
    api(settingsEndpoints.resendEmailCode, { body: { email: input.email }, signal }),
  ),
  confirmCode: fromPromise<Session, { token: string; code: string }>(({ input, signal }) =>
    api(settingsEndpoints.confirmEmailChange, { body: input, signal }),
  ),
  loadDevices: fromPromise<readonly Device[]>(async ({ signal }) => (await api(settingsEndpoints.listDevices, { signal })).devices),
  /** One device by its guid, or all others. */
  signOut: fromPromise<readonly Device[], { guid: string | null }>(async ({ input: { guid }, signal }) => {
    const ending =
      guid === null ? api(settingsEndpoints.signOutOthers, { signal }) : api(settingsEndpoints.signOutDevice, { params: { guid }, signal });
    return (await ending).devices;
  }),
});
