import { assign, setup, type PromiseActorLogic } from 'xstate';
import { isError, type ApiError } from '../../contract/errors.ts';
import type { Device } from '../../contract/account/settings-endpoints.ts';
import { failed, load, type LoaderEvent } from '../parts/loader.ts';
import { keepError, kept, thrown } from '../parts/failure.ts';

/** One device by its guid, or null for all other devices. */
interface Target {
  guid: string | null;
}

interface SessionListContext {
  devices: readonly Device[];
  /** The session to sign out, or the last one signed out or failed. */
  target: Target | null;
  error: ApiError | null;
}

export type SessionListEvent = LoaderEvent | { type: 'signOut.requested'; guid: string | null };

/** ASVS 7.5.2: lists the sessions of the account and signs them out after a confirmation. */
export const sessionListMachine = setup({
  types: {} as { context: SessionListContext; events: SessionListEvent; tags: 'busy' | 'list' },
  actors: {} as {
    loadDevices: PromiseActorLogic<readonly Device[]>;
    /** Asks for confirmation; null means all other devices. */
    confirm: PromiseActorLogic<boolean, { device: Device | null }>;
    signOut: PromiseActorLogic<readonly Device[], Target>;
  },
  actions: {
    keepDevices: assign({ devices: (_, params: { devices: readonly Device[] }) => params.devices }),
    aimAt: assign({ target: (_, { guid }: Target) => ({ guid }), error: null }),
    forgetTarget: assign({ target: null, error: null }),
    keepError: assign(kept),
  },
  guards: {
    isYes: (_, params: { output: boolean }) => params.output,
    isGone: (_, params: { error: ApiError }) => isError(params.error, 'notFound'),
  },
}).createMachine({
  id: 'sessionList',
  description: 'Shows where the account is signed in, and signs it out there.',
  context: { devices: [], target: null, error: null },
  initial: 'loading',
  states: {
    loading: load('The list is on its way.', {
      src: 'loadDevices',
      onDone: { target: 'listing', actions: { type: 'keepDevices', params: ({ event }) => ({ devices: event.output }) } },
      onError: 'failed',
    }),
    failed: failed('The list did not come.', 'loading'),
    listing: {
      description: 'The devices are shown, and why one could not be signed out.',
      tags: 'list',
      on: {
        'signOut.requested': { target: 'confirming', actions: { type: 'aimAt', params: ({ event }) => ({ guid: event.guid }) } },
      },
    },
    confirming: {
      description: 'The user is asked whether it is really meant. Nothing ends by one press.',
      tags: 'list',
      invoke: {
        id: 'confirm',
        src: 'confirm',
        input: ({ context }) => ({ device: context.devices.find(({ guid }) => guid === context.target?.guid) ?? null }),
        onDone: [
          { guard: { type: 'isYes', params: ({ event }) => event }, target: 'ending' },
          { target: 'listing', actions: 'forgetTarget' },
        ],
      },
    },
    ending: {
      description: 'The server is ending the sessions.',
      tags: ['busy', 'list'],
      invoke: {
        id: 'signOut',
        src: 'signOut',
        input: ({ context }) => ({ guid: context.target?.guid ?? null }),
        // Reload the list from the server, so that it shows the actual result.
        onDone: { target: 'ended', actions: { type: 'keepDevices', params: ({ event }) => ({ devices: event.output }) } },
        onError: [
          {
            // The session ended elsewhere; the list is out of date.
            guard: { type: 'isGone', params: thrown },
            target: 'loading',
            actions: 'forgetTarget',
          },
          { target: 'listing', actions: keepError },
        ],
      },
    },
    ended: {
      description: 'The devices that are left are shown, and that the others are gone.',
      tags: 'list',
      on: {
        'signOut.requested': { target: 'confirming', actions: { type: 'aimAt', params: ({ event }) => ({ guid: event.guid }) } },
      },
    },
  },
});
