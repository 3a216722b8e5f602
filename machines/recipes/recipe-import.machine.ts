import { assign, setup, type CallbackActorLogic, type EventObject } from 'xstate';
import type { ApiError } from '../../contract/errors.ts';
import { maxImportBytes, type ImportReport } from '../../contract/recipes/import-endpoints.ts';
import { kept } from '../parts/failure.ts';

/** The chosen file; the browser holds its content. */
export interface ChosenFile {
  name: string;
  /** Bytes. */
  size: number;
  content: unknown;
}

interface RecipeImportContext {
  file: ChosenFile | null;
  problem: 'file.required' | 'file.tooLarge' | null;
  /** Upload progress, from 0 to 1. */
  share: number;
  report: ImportReport | null;
  error: ApiError | null;
}

export type RecipeImportEvent =
  | { type: 'file.chosen'; file: ChosenFile }
  | { type: 'file.removed' }
  | { type: 'import.submitted' }
  | { type: 'import.stopped' }
  | { type: 'progress.made'; share: number }
  | { type: 'report.arrived'; report: ImportReport }
  | { type: 'import.failed'; error: ApiError }
  | { type: 'again.requested' }
  | { type: 'retry.requested' };

const choice = [
  { guard: { type: 'isTooLarge', params: ({ event }: { event: { file: ChosenFile } }) => event.file }, actions: 'refuseSize' },
  { target: '#recipeImport.choosing', actions: { type: 'setFile', params: ({ event }: { event: { file: ChosenFile } }) => event } },
] as const;

/** /account/import: imports recipes from other programs and from own exports. */
export const recipeImportMachine = setup({
  types: {} as { context: RecipeImportContext; events: RecipeImportEvent; tags: 'busy' },
  actors: {} as {
    /** Uploads the file; sends `progress.made`, then `report.arrived` or `import.failed`. */
    sendFile: CallbackActorLogic<EventObject, ChosenFile | null>;
  },
  actions: {
    setFile: assign((_, { file }: { file: ChosenFile }) => ({ file, problem: null, error: null })),
    forgetFile: assign({ file: null, problem: null, error: null, report: null }),
    refuseSize: assign({ problem: 'file.tooLarge' as const }),
    askForFile: assign({ problem: 'file.required' as const }),
    begin: assign({ share: 0, problem: null, error: null }),
    setShare: assign({ share: (_, params: { share: number }) => params.share }),
    keepReport: assign({ report: (_, params: { report: ImportReport }) => params.report }),
    keepError: assign(kept),
  },
  guards: {
    hasFile: ({ context }) => context.file !== null,
    isTooLarge: (_, { size }: { size: number }) => size > maxImportBytes,
    isWhole: (_, { share }: { share: number }) => share >= 1,
  },
}).createMachine({
  id: 'recipeImport',
  description: 'Takes recipes out of a file, and tells of each what became of it.',
  context: { file: null, problem: null, share: 0, report: null, error: null },
  initial: 'choosing',
  states: {
    choosing: {
      description: 'A file is chosen.',
      on: {
        'file.chosen': choice,
        'file.removed': { actions: 'forgetFile' },
        'import.submitted': [{ guard: 'hasFile', target: 'sending' }, { actions: 'askForFile' }],
      },
    },
    sending: {
      description: 'The file is sent, and the server takes its recipes.',
      tags: 'busy',
      entry: 'begin',
      invoke: { id: 'sendFile', src: 'sendFile', input: ({ context }) => context.file },
      initial: 'uploading',
      on: {
        'report.arrived': { target: 'report', actions: { type: 'keepReport', params: ({ event }) => event } },
        'import.failed': { target: 'failed', actions: { type: 'keepError', params: ({ event }) => event } },
        // Imported recipes stay; sending the file again skips them.
        'import.stopped': 'choosing',
      },
      states: {
        uploading: {
          description: 'The file is on its way.',
          on: {
            'progress.made': [
              { guard: { type: 'isWhole', params: ({ event }) => event }, target: 'reading' },
              { actions: { type: 'setShare', params: ({ event }) => event } },
            ],
          },
        },
        reading: { description: 'The file has arrived, and its recipes are taken one by one.' },
      },
    },
    failed: {
      description: 'The file was refused, or did not arrive. It stays chosen.',
      on: { 'retry.requested': 'sending', 'file.chosen': choice, 'file.removed': { target: 'choosing', actions: 'forgetFile' } },
    },
    report: {
      description: 'It is told what became of each recipe.',
      on: {
        // The same file continues where it stopped.
        'import.submitted': 'sending',
        'again.requested': { target: 'choosing', actions: 'forgetFile' },
      },
    },
  },
});
