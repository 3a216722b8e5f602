import { assign, setup, type PromiseActorLogic } from 'xstate';
import { isError, type ApiError } from '../../contract/errors.ts';
import type { PersonalData } from '../../contract/account/personal-data.ts';
import { failed, loadSilently, type LoaderEvent } from '../parts/loader.ts';
import { keepError, kept, thrown } from '../parts/failure.ts';

/** All data as JSON, or the recipes as a ZIP. */
export type ExportedFile = 'everything' | 'recipes';

interface DataExportContext {
  hasPassword: boolean;
  password: string;
  problem: 'password.required' | null;
  error: ApiError | null;
  /** The last export requested. */
  file: ExportedFile;
}

export type DataExportEvent =
  | { type: 'password.changed'; password: string }
  | { type: 'export.submitted'; file: ExportedFile }
  | { type: 'again.requested' }
  | LoaderEvent;

/** /account/data: export all personal data as one file, or all recipes as one file. */
export const dataExportMachine = setup({
  types: {} as { context: DataExportContext; events: DataExportEvent; tags: 'busy' },
  actors: {} as {
    loadPersonalData: PromiseActorLogic<PersonalData>;
    prepareExport: PromiseActorLogic<unknown, { currentPassword: string }>;
  },
  actions: {
    keepAccount: assign({ hasPassword: (_, params: { hasPassword: boolean }) => params.hasPassword, error: null }),
    setPassword: assign({ password: (_, params: { password: string }) => params.password, problem: null, error: null }),
    chooseFile: assign({ file: (_, params: { file: ExportedFile }) => params.file }),
    clearPassword: assign({ password: '' }),
    showProblem: assign({ problem: 'password.required' as const }),
    keepError: assign(kept),
    /** Hole: navigates to the file's address; the browser downloads it. */
    download: (_, _params: { file: ExportedFile }) => undefined,
  },
  guards: {
    isNotAllowed: (_, params: { error: ApiError }) => isError(params.error, 'notAllowed'),
    // ASVS 7.5.1: accounts with a password must enter it.
    isFilledIn: ({ context }) => !context.hasPassword || context.password !== '',
  },
}).createMachine({
  id: 'dataExport',
  description: 'Gives account holders everything that is held of them.',
  context: { hasPassword: true, password: '', problem: null, error: null, file: 'everything' },
  initial: 'loading',
  states: {
    loading: loadSilently('The server is asked what the account has to show.', {
      src: 'loadPersonalData',
      onDone: { target: 'asking', actions: { type: 'keepAccount', params: ({ event }) => event.output } },
      onError: [
        { guard: { type: 'isNotAllowed', params: thrown }, target: 'denied' },
        { target: 'failed', actions: keepError },
      ],
    }),
    denied: { description: 'It is for the owner of the account alone.' },
    failed: failed('The server did not answer.', 'loading'),
    asking: {
      description: 'The owner shows to be the owner.',
      on: {
        'password.changed': { actions: { type: 'setPassword', params: ({ event }) => ({ password: event.password }) } },
        'export.submitted': [
          { guard: 'isFilledIn', target: 'preparing', actions: { type: 'chooseFile', params: ({ event }) => ({ file: event.file }) } },
          { actions: 'showProblem' },
        ],
      },
    },
    preparing: {
      description: 'The server looks at the password.',
      tags: 'busy',
      invoke: {
        id: 'prepareExport',
        src: 'prepareExport',
        input: ({ context }) => ({ currentPassword: context.password }),
        onDone: { target: 'begun', actions: ['clearPassword', { type: 'download', params: ({ context }) => ({ file: context.file }) }] },
        onError: { target: 'asking', actions: keepError },
      },
    },
    begun: {
      description: 'The browser is fetching the file.',
      on: { 'again.requested': 'asking' },
    },
  },
});
