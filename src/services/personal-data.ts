import { fromPromise } from 'xstate';
import { personalDataEndpoints, type PersonalData } from '../../contract/personal-data.ts';
import type { Api } from './api.ts';

/** The calls about what is held of a user, as actors. */
export const personalDataActors = (api: Api) => ({
  loadPersonalData: fromPromise<PersonalData>(({ signal }) => api(personalDataEndpoints.getPersonalData, { signal })),
  prepareExport: fromPromise<unknown, { currentPassword: string }>(({ input, signal }) =>
    api(personalDataEndpoints.prepareExport, { body: input, signal }),
  ),
  requestDeletion: fromPromise<PersonalData, { currentPassword: string }>(({ input, signal }) =>
    api(personalDataEndpoints.requestDeletion, { body: input, signal }),
  ),
  cancelDeletion: fromPromise<PersonalData>(({ signal }) => api(personalDataEndpoints.cancelDeletion, { signal })),
});
