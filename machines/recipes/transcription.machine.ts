import { assign, setup, type PromiseActorLogic } from 'xstate';
import type { ApiError } from '../../contract/errors.ts';
import type { TranscribedRecipe, Transcription, TranscriptionRequest } from '../../contract/recipes/transcription-endpoints.ts';
import { keepError, kept } from '../parts/failure.ts';
import { saving } from '../parts/loader.ts';
import {
  correction,
  formOfReading,
  keptOf,
  problemOf,
  sourceProblem,
  type Correction,
  type SourceForm,
  type SourceProblem,
  type StoredTranscription,
  type TranscriptionProblem,
} from './transcription.model.ts';

interface TranscriptionInput {
  companyUri: string;
  newId: () => string;
  stored: StoredTranscription;
}

interface TranscriptionContext extends StoredTranscription {
  companyUri: string;
  newId: () => string;
  sourceProblem: SourceProblem | null;
  photoError: ApiError | null;
  problem: { problem: TranscriptionProblem; line: string | null } | null;
  error: ApiError | null;
  recipe: { companyUri: string; guid: string } | null;
}

export type TranscriptionEvent =
  | { type: 'source.changed'; change: Partial<Omit<SourceForm, 'photoGuid'>> }
  | { type: 'photo.chosen'; file: unknown }
  | { type: 'photo.removed' }
  | { type: 'reading.requested' }
  | { type: 'reading.stopped' }
  | { type: 'source.reopened' }
  | { type: 'correcting.resumed' }
  | Correction
  | { type: 'recipe.kept' };

interface Now {
  context: TranscriptionContext;
}

const rememberIt = {
  type: 'remember' as const,
  params: ({ context: { source, requestKey, form, keepKey } }: Now) => ({ stored: { source, requestKey, form, keepKey } }),
};
const corrected = <E extends Correction>() => ({
  actions: [{ type: 'correct' as const, params: ({ event }: { event: E }) => ({ event }) }, rememberIt],
});
const typed = {
  actions: [
    { type: 'changeSource', params: ({ event }: { event: Extract<TranscriptionEvent, { type: 'source.changed' }> }) => event },
    rememberIt,
  ],
} as const;
const withoutPhoto = [{ type: 'setPhoto', params: { photo: null } }, rememberIt] as const;

/** Transcribes a written recipe: read it, correct it beside its source, save it. */
export const transcriptionMachine = setup({
  types: {} as {
    context: TranscriptionContext;
    input: TranscriptionInput;
    events: TranscriptionEvent;
    output: { redirectTo: string };
    tags: 'busy' | 'form' | 'source';
  },
  actors: {} as {
    /** Uploads the chosen file. */
    uploadPhoto: PromiseActorLogic<{ guid: string }, { companyUri: string; file: unknown }>;
    readRecipe: PromiseActorLogic<Transcription, { companyUri: string } & TranscriptionRequest>;
    keepRecipe: PromiseActorLogic<{ companyUri: string; guid: string }, { companyUri: string } & TranscribedRecipe>;
  },
  actions: {
    changeSource: assign(({ context }, { change }: { change: Partial<SourceForm> }) => ({
      source: { ...context.source, ...change },
      requestKey: null,
      sourceProblem: null,
      error: null,
    })),
    setPhoto: assign(({ context }, { photo }: { photo: string | null }) => ({
      source: { ...context.source, photoGuid: photo },
      requestKey: null,
      sourceProblem: null,
      photoError: null,
      error: null,
    })),
    keepPhotoError: assign({ photoError: (_, params: { error: ApiError }) => params.error }),
    showSourceProblem: assign({ sourceProblem: ({ context }) => sourceProblem(context.source) }),
    beginReading: assign(({ context: { requestKey, newId } }) => ({
      requestKey: requestKey ?? newId(),
      sourceProblem: null,
      photoError: null,
      error: null,
    })),
    takeReading: assign(({ context: { source, newId } }, { reading }: { reading: Transcription }) => ({
      form: formOfReading(reading, source.source === 'photo' ? source.photoGuid : null, newId),
      keepKey: newId(),
      problem: null,
      error: null,
    })),
    correct: assign(({ context: { form, newId } }, { event }: { event: Correction }) => ({
      form: form === null ? null : correction(form, event, newId),
      problem: null,
      error: null,
    })),
    showProblem: assign({ problem: ({ context: { form } }) => (form === null ? null : problemOf(form)) }),
    clearError: assign({ error: null, problem: null }),
    keepError: assign(kept),
    setRecipe: assign({ recipe: (_, params: { companyUri: string; guid: string }) => params }),
    /** Hole: stores the input in this browser; null deletes it. */
    remember: (_, _params: { stored: StoredTranscription | null }) => undefined,
  },
  guards: {
    hasForm: ({ context }) => context.form !== null,
    isReadable: ({ context }) => sourceProblem(context.source) === null,
    isKeepable: ({ context: { form } }) => form !== null && problemOf(form) === null,
  },
}).createMachine({
  id: 'transcription',
  description: 'Copies a written recipe from a photo, a text or a page, and never adds a word to it.',
  context: ({ input: { companyUri, newId, stored } }) => ({
    ...stored,
    companyUri,
    newId,
    sourceProblem: null,
    photoError: null,
    problem: null,
    error: null,
    recipe: null,
  }),
  output: ({ context: { recipe } }) => ({
    redirectTo: recipe === null ? '/account' : `/ai/${encodeURIComponent(recipe.companyUri)}/recipes/${recipe.guid}`,
  }),
  initial: 'opening',
  states: {
    opening: {
      description: 'What was left behind is taken up where it was.',
      always: [{ guard: 'hasForm', target: 'correcting' }, 'choosing'],
    },
    choosing: {
      description: 'It is chosen what is to be copied: a text, a photo or a page.',
      tags: 'source',
      on: {
        'source.changed': typed,
        'photo.chosen': 'uploading',
        'photo.removed': { actions: withoutPhoto },
        'reading.requested': [{ guard: 'isReadable', target: 'reading' }, { actions: 'showSourceProblem' }],
        'correcting.resumed': { guard: 'hasForm', target: 'correcting', actions: 'clearError' },
      },
    },
    uploading: {
      description: 'The photo is on its way to the server, which checks it. What is typed meanwhile stays.',
      tags: ['busy', 'source'],
      invoke: {
        id: 'uploadPhoto',
        src: 'uploadPhoto',
        input: ({ context: { companyUri }, event }) => ({ companyUri, file: event.type === 'photo.chosen' ? event.file : null }),
        onDone: {
          target: 'choosing',
          actions: [{ type: 'setPhoto', params: ({ event }) => ({ photo: event.output.guid }) }, rememberIt],
        },
        onError: { target: 'choosing', actions: { ...keepError, type: 'keepPhotoError' } },
      },
      on: { 'source.changed': typed, 'photo.removed': { target: 'choosing', actions: withoutPhoto } },
    },
    reading: {
      description: 'The recipe is being read.',
      tags: ['busy', 'source'],
      entry: ['beginReading', rememberIt],
      invoke: {
        id: 'readRecipe',
        src: 'readRecipe',
        input: ({ context: { companyUri, source, requestKey } }) => ({ companyUri, ...source, requestKey: requestKey ?? '' }),
        onDone: {
          target: 'correcting',
          actions: [{ type: 'takeReading', params: ({ event }) => ({ reading: event.output }) }, rememberIt],
        },
        onError: { target: 'choosing', actions: keepError },
      },
      on: { 'reading.stopped': 'choosing' },
    },
    correcting: {
      description: 'What was read is corrected beside its source.',
      tags: 'form',
      on: {
        'title.changed': corrected(),
        'ingredient.changed': corrected(),
        'step.changed': corrected(),
        'line.added': corrected(),
        'line.removed': corrected(),
        'line.moved': corrected(),
        'fact.changed': corrected(),
        'mark.cleared': corrected(),
        'source.reopened': { target: 'choosing', actions: 'clearError' },
        'recipe.kept': [{ guard: 'isKeepable', target: 'keeping' }, { actions: 'showProblem' }],
      },
    },
    keeping: saving('The corrected recipe is being kept.', {
      src: 'keepRecipe',
      input: ({ context: { companyUri, form, keepKey } }) => {
        if (form === null || keepKey === null) throw new Error('Nothing is kept before it was read.');
        return { companyUri, ...keptOf(form, keepKey) };
      },
      onDone: {
        target: 'kept',
        actions: [
          { type: 'setRecipe', params: ({ event }) => event.output },
          { type: 'remember', params: { stored: null } },
        ],
      },
      onError: { target: 'correcting', actions: keepError },
    }),
    kept: { type: 'final', description: 'The way leads to the recipe.' },
  },
});
