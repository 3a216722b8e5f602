import { i18n } from '@lingui/core';
import { fromPromise } from 'xstate';
import { sampleEndpoints, type Sample } from '../../contract/samples.ts';
import type { Api } from './api.ts';

/** Reading the samples of the kitchen, as actors. */
export const sampleActors = (api: Api) => ({
  loadSamples: fromPromise<readonly Sample[]>(({ signal }) =>
    api(sampleEndpoints.listSamples, { query: { language: i18n.locale }, signal }),
  ),
});
