import { assign, setup, type PromiseActorLogic } from 'xstate';
import type { Connection, Connections } from '../../contract/account/connections.ts';
import type { ApiError } from '../../contract/errors.ts';
import type { Provider } from '../../contract/sign-in/providers.ts';
import { connectOnly, popUpMachine, type OauthReported } from '../sign-in/pop-up.machine.ts';
import { failed, load, type LoaderEvent } from '../parts/loader.ts';
import { keepError } from '../parts/failure.ts';

interface ConnectionsInput {
  /** Error of a third-party sign-in that left this page and came back. */
  error: ApiError | null;
  newId: () => string;
}

interface Change {
  provider: Provider;
  isConnected: boolean;
}

interface ConnectionsContext extends ConnectionsInput {
  /** Null before they are loaded. */
  connections: Connections | null;
  /** The connection being disconnected, or the last one asked about. */
  chosen: Connection | null;
  /** The last change made, for a message. */
  change: Change | null;
}

export type ConnectionsEvent =
  | OauthReported
  | { type: 'disconnect.requested'; connection: Connection }
  | { type: 'disconnect.confirmed' }
  | { type: 'disconnect.cancelled' }
  | LoaderEvent;

/** /account/connections: list, connect and disconnect third-party sign-ins. */
export const connectionsMachine = setup({
  types: {} as {
    context: ConnectionsContext;
    input: ConnectionsInput;
    events: ConnectionsEvent;
    tags: 'busy';
    children: { popUp: 'popUp'; loadConnections: 'loadConnections'; disconnect: 'disconnect' };
  },
  actors: { popUp: popUpMachine } as {
    popUp: typeof popUpMachine;
    loadConnections: PromiseActorLogic<Connections>;
    /** Resolves with the remaining connections. */
    disconnect: PromiseActorLogic<Connections, { guid: string }>;
  },
  actions: {
    keepConnections: assign({ connections: (_, params: { connections: Connections }) => params.connections }),
    choose: assign({ chosen: (_, params: { connection: Connection }) => params.connection, change: null, error: null }),
    /** Clears the previous message. */
    keepError: assign((_, { error }: { error: ApiError | null }) => ({ error, change: null })),
    noteConnected: assign({ change: (_, { provider }: { provider: Provider }) => ({ provider, isConnected: true }), error: null }),
    noteDisconnected: assign({ change: ({ context: { chosen } }) => chosen && { provider: chosen.provider, isConnected: false } }),
  },
  guards: {
    /** The last way to sign in cannot be removed; the server enforces this too. */
    canDisconnect: (_, params: { connection: Connection }) => params.connection.canDisconnect,
    isConnected: (_, params: OauthReported) => params.result.status,
  },
}).createMachine({
  id: 'connections',
  description: 'Shows which other sites open the account, connects another and disconnects one.',
  context: ({ input }) => ({ ...input, connections: null, chosen: null, change: null }),
  invoke: {
    id: 'popUp',
    src: 'popUp',
    input: ({ context, self }) => ({ loginState: connectOnly, newId: context.newId, parent: self }),
  },
  on: {
    'oauth.reported': [
      {
        guard: { type: 'isConnected', params: ({ event }) => event },
        target: '.loading',
        actions: { type: 'noteConnected', params: ({ event }) => ({ provider: event.provider }) },
      },
      { actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) } },
    ],
  },
  initial: 'loading',
  states: {
    loading: load('What is connected is being fetched; what was known stays.', {
      id: 'loadConnections',
      src: 'loadConnections',
      onDone: { target: 'listed', actions: { type: 'keepConnections', params: ({ event }) => ({ connections: event.output }) } },
      onError: { target: 'failed', actions: keepError },
    }),
    failed: failed('What is connected could not be fetched.', {
      target: 'loading',
      actions: { type: 'keepError', params: { error: null } },
    }),
    listed: {
      description: 'What is connected is shown.',
      on: {
        'disconnect.requested': {
          guard: { type: 'canDisconnect', params: ({ event }) => ({ connection: event.connection }) },
          target: 'confirming',
          actions: { type: 'choose', params: ({ event }) => ({ connection: event.connection }) },
        },
      },
    },
    confirming: {
      description: 'The user is asked whether it is meant.',
      on: { 'disconnect.confirmed': 'disconnecting', 'disconnect.cancelled': 'listed' },
    },
    disconnecting: {
      description: 'The server is taking the other site’s way in away.',
      tags: 'busy',
      invoke: {
        id: 'disconnect',
        src: 'disconnect',
        input: ({ context }) => ({ guid: context.chosen?.guid ?? '' }),
        onDone: {
          target: 'listed',
          actions: [{ type: 'keepConnections', params: ({ event }) => ({ connections: event.output }) }, 'noteDisconnected'],
        },
        onError: { target: 'listed', actions: keepError },
      },
    },
  },
});
