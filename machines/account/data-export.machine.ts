import { assign, setup, type PromiseActorLogic } from 'xstate';
import { isError, type ApiError } from '../../contract/errors.ts';
import type { PersonalData } from '../../contract/account/personal-data.ts';
import { failed, loadSilently, type LoaderEvent } from '../parts/loader.ts';
import { keepError, kept, thrown } from '../parts/failure.ts';

interface DataExportContext {
  hasPassword: boolean;
  password: string;
  problem: 'password.required' | null;
  error: ApiError | null;
}

export type DataExportEvent =
  | { type: 'password.changed'; password: string }
  | { type: 'export.submitted' }
  | { type: 'again.requested' }
  | LoaderEvent;

/** /account/data: everything that is held of a user, as one file. */
export const dataExportMachine = setup({
  types: {} as { context: DataExportContext; events: DataExportEvent; tags: 'busy' },
  actors: {} as {
    loadPersonalData: PromiseActorLogic<PersonalData>;
    prepareExport: PromiseActorLogic<unknown, { currentPassword: string }>;
  },
  actions: {
    keepAccount: assign({ hasPassword: (_, params: { hasPassword: boolean }) => params.hasPassword, error: null }),
    setPassword: assign({ password: (_, params: { password: string }) => params.password, problem: null, error: null }),
    clearPassword: assign({ password: '' }),
    showProblem: assign({ problem: 'password.required' as const }),
    keepError: assign(kept),
    /** Hole: goes to the address of the file, which the browser keeps instead of showing it. */
    download: (_) => undefined,
  },
  guards: {
    isNotAllowed: (_, params: { error: ApiError }) => isError(params.error, 'notAllowed'),
    // ASVS 7.5.1: where there is a password, it is asked for.
    isFilledIn: ({ context }) => !context.hasPassword || context.password !== '',
  },
}).createMachine({
  id: 'dataExport',
  description: 'Gives account holders everything that is held of them.',
  context: { hasPassword: true, password: '', problem: null, error: null },
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
        'export.submitted': [{ guard: 'isFilledIn', target: 'preparing' }, { actions: 'showProblem' }],
      },
    },
    preparing: {
      description: 'The server looks at the password.',
      tags: 'busy',
      invoke: {
        id: 'prepareExport',
        src: 'prepareExport',
        input: ({ context }) => ({ currentPassword: context.password }),
        onDone: { target: 'begun', actions: ['clearPassword', 'download'] },
        onError: { target: 'asking', actions: keepError },
      },
    },
    begun: {
      description: 'The browser is fetching the file.',
      on: { 'again.requested': 'asking' },
    },
  },
});
