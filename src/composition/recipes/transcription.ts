import { i18n } from '@lingui/core';
import { transcriptionEndpoints } from '../../../contract/recipes/transcription-endpoints.ts';
import { isLocale, sourceLocale } from '../../../contract/shell/locales.ts';
import { transcriptionMachine } from '../../../machines/recipes/transcription.machine.ts';
import type { StoredTranscription } from '../../../machines/recipes/transcription.model.ts';
import { sendPhoto } from '../../services/photo-store.ts';
import { transcriptionRecord } from '../../services/recipe-drafts.ts';
import { flowOf, type OpenFlow } from '../flow-scope.ts';

const nothing = (): StoredTranscription => ({
  source: { source: 'text', text: '', address: '', photoGuid: null, language: isLocale(i18n.locale) ? i18n.locale : sourceLocale },
  requestKey: null,
  form: null,
  keepKey: null,
});

/** Transcribes a written recipe. */
export const openTranscription: OpenFlow = ({ api, call, newId }, { params }) => {
  const companyUri = params['companyUri'] ?? '';
  const record = transcriptionRecord(companyUri);
  const logic = transcriptionMachine.provide({
    actors: {
      uploadPhoto: sendPhoto(api),
      readRecipe: call(transcriptionEndpoints.readTranscription),
      keepRecipe: call(transcriptionEndpoints.keepTranscription),
    },
    actions: { remember: (_, { stored }) => record.write(stored) },
  });
  return flowOf(logic, { companyUri, newId, stored: record.read() ?? nothing() });
};
