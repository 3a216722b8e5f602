import { fromPromise } from 'xstate';
import { personalDataEndpoints, type PersonalData } from '../../contract/personal-data.ts';
import type { Api } from './api.ts';

/** The calls about what is held of a user, as actors; `onDeletionChanged` is called when the account is to be deleted, or no longer. */
export const personalDataActors = (api: Api, onDeletionChanged: () => void) => ({
  loadPersonalData: fromPromise<PersonalData>(({ signal }) => api(personalDataEndpoints.getPersonalData, { signal })),
  prepareExport: fromPromise<unknown, { currentPassword: string }>(({ input, signal }) =>
    api(personalDataEndpoints.prepareExport, { body: input, signal }),
  ),
  requestDeletion: fromPromise<PersonalData, { currentPassword: string }>(async ({ input, signal }) => {
    const data = await api(personalDataEndpoints.requestDeletion, { body: input, signal });
    onDeletionChanged();
    return data;
  }),
  cancelDeletion: fromPromise<PersonalData>(async ({ signal }) => {
    const data = await api(personalDataEndpoints.cancelDeletion, { signal });
    onDeletionChanged();
    return data;
  }),
});
