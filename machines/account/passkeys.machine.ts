import { assign, setup, type PromiseActorLogic } from 'xstate';
import { asApiError, isError, type ApiError } from '../../contract/errors.ts';
import { passkeyNameProblem } from '../../contract/validation.ts';
import {
  emptyPasskeys,
  isWanted,
  type Change,
  type Options,
  type PasskeysContext,
  type PasskeysEvent,
  type PasskeysInput,
} from './passkeys.model.ts';
import type { Passkey, Passkeys, Registration, RegistrationOptions } from '../../contract/sign-in/passkeys.ts';

/** /account/passkeys: what opens the account without a password, one more, one less, and codes for the day when they are lost. */
export const passkeysMachine = setup({
  types: {} as {
    context: PasskeysContext;
    input: PasskeysInput;
    events: PasskeysEvent;
    tags: 'busy' | 'list';
  },
  actors: {} as {
    loadPasskeys: PromiseActorLogic<Passkeys>;
    /** Shows to be the owner, and answers what the browser makes a passkey of. */
    beginPasskey: PromiseActorLogic<RegistrationOptions, { currentPassword: string }>;
    /** Has the browser make a passkey; null when the user closed its question. */
    makePasskey: PromiseActorLogic<{ registration: Registration | null }, Options>;
    addPasskey: PromiseActorLogic<Passkeys, { registration: Registration | null }>;
    renamePasskey: PromiseActorLogic<Passkeys, { guid: string; name: string }>;
    removePasskey: PromiseActorLogic<Passkeys, { guid: string; currentPassword: string }>;
    makeCodes: PromiseActorLogic<readonly string[], { currentPassword: string }>;
  },
  actions: {
    keepPasskeys: assign({ passkeys: (_, params: { passkeys: Passkeys }) => params.passkeys }),
    aimAt: assign((_, { change, chosen }: { change: Change; chosen: Passkey | null }) => ({
      ...emptyPasskeys,
      change,
      chosen,
      name: chosen?.name ?? '',
    })),
    setPassword: assign({ password: (_, params: { password: string }) => params.password, problem: null, error: null }),
    setName: assign({ name: (_, params: { name: string }) => params.name, problem: null, error: null }),
    requirePassword: assign({ problem: 'password.required' as const }),
    requireName: assign({ problem: ({ context }) => passkeyNameProblem(context.name) }),
    keepOptions: assign({ options: (_, params: Options) => params.options }),
    keepRegistration: assign({ registration: (_, params: { registration: Registration | null }) => params.registration }),
    keepCodes: assign({ codes: (_, params: { codes: readonly string[] }) => params.codes }),
    keepError: assign({ error: (_, params: { error: ApiError | null }) => params.error }),
    noteDone: assign(({ context }) => ({ ...emptyPasskeys, done: context.change })),
    forgetForm: assign(emptyPasskeys),
    /** What a browser needs once is kept no longer. */
    forgetSecrets: assign({ options: null, registration: null, codes: [] }),
  },
  guards: {
    isNotAllowed: (_, params: { error: ApiError }) => isError(params.error, 'notAllowed'),
    isGone: (_, params: { error: ApiError }) => isError(params.error, 'notFound'),
    isSupported: ({ context }) => context.isSupported,
    /** The last way into an account stays; the server holds to it too. */
    canRemove: (_, params: { passkey: Passkey }) => params.passkey.canRemove,
    // ASVS 7.5.1: where there is a password, it is asked for.
    isProven: ({ context }) => context.passkeys?.hasPassword === false || context.password !== '',
    isProvenToAdd: ({ context }) => isWanted(context, 'added'),
    isProvenToRemove: ({ context }) => isWanted(context, 'removed'),
    isNamed: ({ context }) => passkeyNameProblem(context.name) === null,
    isMade: (_, params: { registration: Registration | null }) => params.registration !== null,
  },
}).createMachine({
  id: 'passkeys',
  description: 'Shows the passkeys of an account, adds, renames and removes one, and makes recovery codes.',
  context: ({ input }) => ({ ...input, ...emptyPasskeys, passkeys: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The passkeys are being fetched; what was known stays.',
      tags: 'busy',
      invoke: {
        id: 'loadPasskeys',
        src: 'loadPasskeys',
        onDone: { target: 'listed', actions: { type: 'keepPasskeys', params: ({ event }) => ({ passkeys: event.output }) } },
        onError: [
          { guard: { type: 'isNotAllowed', params: ({ event }) => ({ error: asApiError(event.error) }) }, target: 'denied' },
          { target: 'failed', actions: { type: 'keepError', params: ({ event }) => ({ error: asApiError(event.error) }) } },
        ],
      },
    },
    denied: { description: 'It is for the owner of the account alone.' },
    failed: {
      description: 'The passkeys could not be fetched.',
      exit: 'forgetForm',
      on: { 'retry.requested': 'loading', 'network.returned': 'loading', 'viewer.returned': 'loading' },
    },
    listed: {
      description: 'The passkeys are shown, what was done last, or why it was not.',
      tags: 'list',
      on: {
        'passkey.wanted': {
          guard: 'isSupported',
          target: 'proving',
          actions: { type: 'aimAt', params: { change: 'added', chosen: null } },
        },
        'codes.wanted': { target: 'proving', actions: { type: 'aimAt', params: { change: 'codes', chosen: null } } },
        'removal.wanted': {
          guard: { type: 'canRemove', params: ({ event }) => event },
          target: 'proving',
          actions: { type: 'aimAt', params: ({ event }) => ({ change: 'removed', chosen: event.passkey }) },
        },
        'renaming.wanted': {
          target: 'naming',
          actions: { type: 'aimAt', params: ({ event }) => ({ change: 'renamed', chosen: event.passkey }) },
        },
      },
    },
    proving: {
      description: 'The owner is asked once more, and for the password where there is one.',
      on: {
        'password.changed': { actions: { type: 'setPassword', params: ({ event }) => ({ password: event.password }) } },
        'form.submitted': [
          { guard: 'isProvenToAdd', target: 'beginning' },
          { guard: 'isProvenToRemove', target: 'removing' },
          { guard: 'isProven', target: 'makingCodes' },
          { actions: 'requirePassword' },
        ],
        'change.dropped': { target: 'listed', actions: 'forgetForm' },
      },
    },
    beginning: {
      description: 'The server is checking the proof.',
      tags: 'busy',
      invoke: {
        id: 'beginPasskey',
        src: 'beginPasskey',
        input: ({ context }) => ({ currentPassword: context.password }),
        onDone: { target: 'making', actions: { type: 'keepOptions', params: ({ event }) => ({ options: event.output }) } },
        onError: { target: 'proving', actions: { type: 'keepError', params: ({ event }) => ({ error: asApiError(event.error) }) } },
      },
    },
    making: {
      description: 'The browser is asking where the passkey goes.',
      tags: 'busy',
      invoke: {
        id: 'makePasskey',
        src: 'makePasskey',
        input: ({ context }) => ({ options: context.options }),
        onDone: [
          {
            guard: { type: 'isMade', params: ({ event }) => event.output },
            target: 'adding',
            actions: { type: 'keepRegistration', params: ({ event }) => event.output },
          },
          // Closing the question is no failure.
          { target: 'listed', actions: 'forgetForm' },
        ],
        onError: {
          target: 'listed',
          actions: ['forgetForm', { type: 'keepError', params: ({ event }) => ({ error: asApiError(event.error) }) }],
        },
      },
    },
    adding: {
      description: 'The server is taking the passkey.',
      tags: 'busy',
      exit: 'forgetSecrets',
      invoke: {
        id: 'addPasskey',
        src: 'addPasskey',
        input: ({ context }) => ({ registration: context.registration }),
        onDone: {
          target: 'listed',
          actions: [{ type: 'keepPasskeys', params: ({ event }) => ({ passkeys: event.output }) }, 'noteDone'],
        },
        onError: {
          target: 'listed',
          actions: ['forgetForm', { type: 'keepError', params: ({ event }) => ({ error: asApiError(event.error) }) }],
        },
      },
    },
    naming: {
      description: 'A name for the passkey is being typed.',
      on: {
        'name.changed': { actions: { type: 'setName', params: ({ event }) => ({ name: event.name }) } },
        'form.submitted': [{ guard: 'isNamed', target: 'renaming' }, { actions: 'requireName' }],
        'change.dropped': { target: 'listed', actions: 'forgetForm' },
      },
    },
    renaming: {
      description: 'The server is taking the name.',
      tags: 'busy',
      invoke: {
        id: 'renamePasskey',
        src: 'renamePasskey',
        input: ({ context }) => ({ guid: context.chosen?.guid ?? '', name: context.name.trim() }),
        onDone: {
          target: 'listed',
          actions: [{ type: 'keepPasskeys', params: ({ event }) => ({ passkeys: event.output }) }, 'noteDone'],
        },
        onError: [
          // It was removed elsewhere meanwhile: what is shown is old.
          {
            guard: { type: 'isGone', params: ({ event }) => ({ error: asApiError(event.error) }) },
            target: 'loading',
            actions: 'forgetForm',
          },
          { target: 'naming', actions: { type: 'keepError', params: ({ event }) => ({ error: asApiError(event.error) }) } },
        ],
      },
    },
    removing: {
      description: 'The server is taking the passkey’s way in away.',
      tags: 'busy',
      invoke: {
        id: 'removePasskey',
        src: 'removePasskey',
        input: ({ context }) => ({ guid: context.chosen?.guid ?? '', currentPassword: context.password }),
        onDone: {
          target: 'listed',
          actions: [{ type: 'keepPasskeys', params: ({ event }) => ({ passkeys: event.output }) }, 'noteDone'],
        },
        onError: [
          {
            guard: { type: 'isGone', params: ({ event }) => ({ error: asApiError(event.error) }) },
            target: 'loading',
            actions: 'forgetForm',
          },
          { target: 'proving', actions: { type: 'keepError', params: ({ event }) => ({ error: asApiError(event.error) }) } },
        ],
      },
    },
    makingCodes: {
      description: 'The server is making recovery codes.',
      tags: 'busy',
      invoke: {
        id: 'makeCodes',
        src: 'makeCodes',
        input: ({ context }) => ({ currentPassword: context.password }),
        onDone: {
          target: 'showingCodes',
          actions: ['forgetForm', { type: 'keepCodes', params: ({ event }) => ({ codes: event.output }) }],
        },
        onError: { target: 'proving', actions: { type: 'keepError', params: ({ event }) => ({ error: asApiError(event.error) }) } },
      },
    },
    showingCodes: {
      description: 'The new recovery codes are shown, this once.',
      exit: 'forgetSecrets',
      // How many there are now stands in the list.
      on: { 'codes.kept': 'loading' },
    },
  },
});
