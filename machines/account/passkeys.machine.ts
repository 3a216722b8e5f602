import { assign, setup, type PromiseActorLogic } from 'xstate';
import { isError, type ApiError } from '../../contract/errors.ts';
import { passkeyNameProblem } from '../../contract/validation.ts';
import { keepError, kept, thrown } from '../parts/failure.ts';
import { failed, load } from '../parts/loader.ts';
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

interface Answered {
  event: { output: Passkeys };
}

const keepPasskeys = { type: 'keepPasskeys', params: ({ event }: Answered) => ({ passkeys: event.output }) } as const;

/** The server accepted a change. */
const changed = { target: 'listed', actions: [keepPasskeys, 'noteDone'] } as const;

/** The passkey was removed elsewhere; the list is out of date. */
const gone = { guard: { type: 'isGone', params: thrown }, target: 'loading', actions: 'forgetForm' } as const;

/** /account/passkeys: add, rename and remove passkeys, and create recovery codes. */
export const passkeysMachine = setup({
  types: {} as {
    context: PasskeysContext;
    input: PasskeysInput;
    events: PasskeysEvent;
    tags: 'busy' | 'list';
  },
  actors: {} as {
    loadPasskeys: PromiseActorLogic<Passkeys>;
    /** Proves ownership and returns the options for creating a passkey. */
    beginPasskey: PromiseActorLogic<RegistrationOptions, { currentPassword: string }>;
    /** Asks the browser to create a passkey; null when the user closed the dialog. */
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
    keepError: assign(kept),
    noteDone: assign(({ context }) => ({ ...emptyPasskeys, done: context.change })),
    forgetForm: assign(emptyPasskeys),
  },
  guards: {
    isNotAllowed: (_, params: { error: ApiError }) => isError(params.error, 'notAllowed'),
    isGone: (_, params: { error: ApiError }) => isError(params.error, 'notFound'),
    isSupported: ({ context }) => context.isSupported,
    /** The last way to sign in cannot be removed; the server enforces this too. */
    canRemove: (_, params: { passkey: Passkey }) => params.passkey.canRemove,
    // ASVS 7.5.1: accounts with a password must enter it.
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
    loading: load('The passkeys are being fetched; what was known stays.', {
      src: 'loadPasskeys',
      onDone: { target: 'listed', actions: keepPasskeys },
      onError: [
        { guard: { type: 'isNotAllowed', params: thrown }, target: 'denied' },
        { target: 'failed', actions: keepError },
      ],
    }),
    denied: { description: 'It is for the owner of the account alone.' },
    failed: { ...failed('The passkeys could not be fetched.', 'loading'), exit: 'forgetForm' },
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
    beginning: load('The server is checking the proof.', {
      src: 'beginPasskey',
      input: ({ context }) => ({ currentPassword: context.password }),
      onDone: { target: 'making', actions: { type: 'keepOptions', params: ({ event }) => ({ options: event.output }) } },
      onError: { target: 'proving', actions: keepError },
    }),
    making: load('The browser is asking where the passkey goes.', {
      src: 'makePasskey',
      input: ({ context }) => ({ options: context.options }),
      onDone: [
        {
          guard: { type: 'isMade', params: ({ event }) => event.output },
          target: 'adding',
          actions: { type: 'keepRegistration', params: ({ event }) => event.output },
        },
        // Closing the dialog is not an error.
        { target: 'listed', actions: 'forgetForm' },
      ],
      onError: {
        target: 'listed',
        actions: ['forgetForm', keepError],
      },
    }),
    adding: {
      description: 'The server is taking the passkey.',
      tags: 'busy',
      invoke: {
        id: 'addPasskey',
        src: 'addPasskey',
        input: ({ context }) => ({ registration: context.registration }),
        onDone: changed,
        onError: {
          target: 'listed',
          actions: ['forgetForm', keepError],
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
    renaming: load('The server is taking the name.', {
      src: 'renamePasskey',
      input: ({ context }) => ({ guid: context.chosen?.guid ?? '', name: context.name.trim() }),
      onDone: changed,
      onError: [gone, { target: 'naming', actions: keepError }],
    }),
    removing: load('The server is taking the passkey’s way in away.', {
      src: 'removePasskey',
      input: ({ context }) => ({ guid: context.chosen?.guid ?? '', currentPassword: context.password }),
      onDone: changed,
      onError: [gone, { target: 'proving', actions: keepError }],
    }),
    makingCodes: load('The server is making recovery codes.', {
      src: 'makeCodes',
      input: ({ context }) => ({ currentPassword: context.password }),
      onDone: {
        target: 'showingCodes',
        actions: ['forgetForm', { type: 'keepCodes', params: ({ event }) => ({ codes: event.output }) }],
      },
      onError: { target: 'proving', actions: keepError },
    }),
    showingCodes: {
      description: 'The new recovery codes are shown, this once.',
      exit: 'forgetForm',
      // The list contains the new counts.
      on: { 'codes.kept': 'loading' },
    },
  },
});
