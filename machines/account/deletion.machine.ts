import { assign, setup, type PromiseActorLogic } from 'xstate';
import { isError, type ApiError } from '../../contract/errors.ts';
import type { Deletion, PersonalData } from '../../contract/account/personal-data.ts';
import { failed, loadSilently, type LoaderEvent } from '../parts/loader.ts';
import { keepError, kept, thrown } from '../parts/failure.ts';

interface DeletionContext {
  hasPassword: boolean;
  /** The pending deletion request; null without one. */
  deletion: Deletion | null;
  password: string;
  problem: 'password.required' | null;
  error: ApiError | null;
}

export type DeletionEvent =
  | { type: 'deletion.wanted' }
  | { type: 'deletion.dropped' }
  | { type: 'password.changed'; password: string }
  | { type: 'deletion.confirmed' }
  | { type: 'keeping.requested' }
  | LoaderEvent;

/** /account/deletion: request the deletion of the account, see its two dates, cancel it. */
export const deletionMachine = setup({
  types: {} as { context: DeletionContext; events: DeletionEvent; tags: 'busy' },
  actors: {} as {
    loadPersonalData: PromiseActorLogic<PersonalData>;
    requestDeletion: PromiseActorLogic<PersonalData, { currentPassword: string }>;
    cancelDeletion: PromiseActorLogic<PersonalData>;
  },
  actions: {
    keepData: assign((_, { data: { hasPassword, deletion } }: { data: PersonalData }) => ({ hasPassword, deletion, error: null })),
    setPassword: assign({ password: (_, params: { password: string }) => params.password, problem: null, error: null }),
    forgetForm: assign({ password: '', problem: null, error: null }),
    showProblem: assign({ problem: 'password.required' as const }),
    keepError: assign(kept),
    clearError: assign({ error: null }),
  },
  guards: {
    isNotAllowed: (_, params: { error: ApiError }) => isError(params.error, 'notAllowed'),
    isRequested: (_, params: { data: PersonalData }) => params.data.deletion !== null,
    // ASVS 7.5.1: accounts with a password must enter it.
    isFilledIn: ({ context }) => !context.hasPassword || context.password !== '',
  },
}).createMachine({
  id: 'deletion',
  description: 'Takes the wish to have an account deleted, and takes it back.',
  context: { hasPassword: true, deletion: null, password: '', problem: null, error: null },
  initial: 'loading',
  states: {
    loading: loadSilently('The server is asked whether a request stands.', {
      src: 'loadPersonalData',
      onDone: [
        {
          guard: { type: 'isRequested', params: ({ event }) => ({ data: event.output }) },
          target: 'requested',
          actions: { type: 'keepData', params: ({ event }) => ({ data: event.output }) },
        },
        { target: 'explained', actions: { type: 'keepData', params: ({ event }) => ({ data: event.output }) } },
      ],
      onError: [
        { guard: { type: 'isNotAllowed', params: thrown }, target: 'denied' },
        { target: 'failed', actions: keepError },
      ],
    }),
    denied: { description: 'It is for the owner of the account alone.' },
    failed: failed('The server did not answer.', 'loading'),
    explained: {
      description: 'What would happen is told; nothing has been asked for.',
      on: { 'deletion.wanted': 'confirming' },
    },
    confirming: {
      description: 'The owner is asked once more, and for the password.',
      exit: 'forgetForm',
      initial: 'asking',
      states: {
        asking: {
          description: 'The password is being typed.',
          on: {
            'password.changed': { actions: { type: 'setPassword', params: ({ event }) => ({ password: event.password }) } },
            'deletion.confirmed': [{ guard: 'isFilledIn', target: 'requesting' }, { actions: 'showProblem' }],
            'deletion.dropped': '#deletion.explained',
          },
        },
        requesting: {
          description: 'The request is being made.',
          tags: 'busy',
          invoke: {
            id: 'requestDeletion',
            src: 'requestDeletion',
            input: ({ context }) => ({ currentPassword: context.password }),
            onDone: {
              target: '#deletion.requested',
              actions: { type: 'keepData', params: ({ event }) => ({ data: event.output }) },
            },
            onError: { target: 'asking', actions: keepError },
          },
        },
      },
    },
    requested: {
      description: 'The account will be deleted; the dates are shown.',
      on: { 'keeping.requested': 'keeping' },
    },
    keeping: {
      description: 'The request is being taken back.',
      tags: 'busy',
      entry: 'clearError',
      invoke: {
        id: 'cancelDeletion',
        src: 'cancelDeletion',
        onDone: { target: 'kept', actions: { type: 'keepData', params: ({ event }) => ({ data: event.output }) } },
        onError: { target: 'requested', actions: keepError },
      },
    },
    kept: {
      description: 'The account stays, as the owner has just said.',
      on: { 'deletion.wanted': 'confirming' },
    },
  },
});
