import {
  assign,
  sendTo,
  setup,
  stateIn,
  type ActorRef,
  type CallbackActorLogic,
  type EventObject,
  type PromiseActorLogic,
  type Snapshot,
} from 'xstate';
import { isError, type ApiError } from '../../contract/errors.ts';
import type { AccountMessage } from '../../contract/kitchen/account-messages.ts';
import { thrown } from '../parts/failure.ts';
import { timings } from '../parts/timings.ts';
import type { News } from './message-channel.model.ts';

/** What the server answers when it is asked for the state of the account. */
export interface Look {
  news: readonly News[];
  /** Which state it is: the next look names it, and is told nothing that is known already. */
  version: string;
  /** Ended sessions and changed permissions of the account; a token is for the messages of one count. */
  sessions: number;
  /** The next connection's token; null: there are no messages now. */
  token: string | null;
}

/** What the channel is told. */
export type LinkTold =
  | { type: 'news.told'; news: readonly News[] }
  /** The state of the account is known, and changes of it arrive as messages. */
  | { type: 'messages.ready' }
  /** A connection is being made: for the first time, or with a new token. */
  | { type: 'messages.begun' }
  | { type: 'messages.lost' };

interface MessageLinkInput {
  userGuid: string;
  /** Websocket address of the message server; null: there is none. */
  address: string | null;
  /** From the session; null: messages are not offered. '': it may have expired, so the server is asked for another one. */
  token: string | null;
  /** From 0 to 1: pauses differ between browsers, which would else all return at once. */
  random: () => number;
  parent: ActorRef<Snapshot<unknown>, LinkTold>;
}

interface MessageLinkContext extends MessageLinkInput {
  /** Of the last look; null before the first. */
  version: string | null;
  /** The count that the connection's token is for. */
  sessions: number;
  /** Failed connections since the last one that worked. */
  tries: number;
}

export type MessageLinkEvent =
  | { type: 'token.given'; token: string | null }
  /** The subscriptions stand. */
  | { type: 'messages.opened'; sessions: number }
  /** The connection was refused or has ended. */
  | { type: 'messages.closed' }
  /** Jobs, timers, the session or permissions have changed. */
  | { type: 'account.changed' }
  /** For the pages. */
  | { type: 'message.heard'; message: AccountMessage }
  | { type: 'network.returned' };

type Arrived = { event: { output: Look } };
const looked = ({ event }: Arrived) => event.output;
const keepLook = { type: 'keepLook', params: looked } as const;
const tellNews = { type: 'tellNews', params: looked } as const;
const isWithdrawn = { type: 'isWithdrawn', params: looked } as const;
const takeLook = [keepLook, tellNews] as const;
const isGone = { guard: { type: 'isGone', params: thrown }, target: '#messageLink.refused' } as const;

/**
 * Hears by NATS that something of the account has changed, and asks the server what. A message says nothing itself, except of a job's progress, so a
 * lost one costs nothing but time: the server is also asked after each connection, and from time to time.
 */
export const messageLinkMachine = setup({
  types: {} as { context: MessageLinkContext; input: MessageLinkInput; events: MessageLinkEvent },
  actors: {} as {
    /** Connects and listens to what the token allows. Sends the events from `messages.opened` to `message.heard`. */
    connect: CallbackActorLogic<EventObject, { address: string; token: string; userGuid: string }>;
    readNews: PromiseActorLogic<Look, { version: string | null }>;
  },
  actions: {
    keepToken: assign({ token: (_, { token }: { token: string | null }) => token }),
    keepSessions: assign({ sessions: (_, { sessions }: { sessions: number }) => sessions }),
    keepLook: assign({ version: (_, { version }: Look) => version, token: (_, { token }: Look) => token }),
    tellNews: sendTo(
      ({ context }) => context.parent,
      (_, { news }: Pick<Look, 'news'>): LinkTold => ({ type: 'news.told', news }),
    ),
    tellBegun: sendTo(({ context }) => context.parent, { type: 'messages.begun' }),
    tellReady: sendTo(({ context }) => context.parent, { type: 'messages.ready' }),
    tellLost: sendTo(({ context }) => context.parent, { type: 'messages.lost' }),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    forgetTries: assign({ tries: 0 }),
  },
  guards: {
    isOffered: ({ context: { address, token } }) => address !== null && token !== null,
    isNoToken: ({ context }) => context.token === '',
    isUsable: ({ context }, { token }: { token: string | null }) => context.address !== null && token !== null,
    isWithdrawn: (_, { token }: Pick<Look, 'token'>) => token === null,
    isOutdated: ({ context }, { sessions }: Pick<Look, 'sessions'>) => context.sessions !== sessions,
    hasMissed: stateIn({ linked: { open: { looking: 'again' } } }),
    isGone: (_, { error }: { error: ApiError }) => isError(error, 'notSignedIn') || isError(error, 'notAllowed'),
  },
  delays: {
    openingPatience: timings.messageOpening,
    renewal: ({ context }) => timings.tokenRenewal * (0.75 + context.random() / 4),
    lookPause: ({ context }) => timings.messageLook * (0.5 + context.random() / 2),
    retryPause: ({ context }) => {
      const pause = timings.messagePauses[context.tries - 1] ?? timings.messagePauses[3];
      return pause * (0.5 + context.random());
    },
  },
}).createMachine({
  id: 'messageLink',
  description: 'Hears messages of an account by NATS.',
  context: ({ input }) => ({ ...input, version: null, sessions: 0, tries: 0 }),
  initial: 'choosing',
  on: { 'token.given': { actions: { type: 'keepToken', params: ({ event }) => event } } },
  states: {
    choosing: {
      description: 'What the session offers decides.',
      always: [{ guard: 'isNoToken', target: 'asking' }, { guard: 'isOffered', target: 'linked' }, { target: 'none' }],
    },
    none: {
      description: 'The server offers no messages.',
      entry: 'tellLost',
      on: {
        'token.given': {
          guard: { type: 'isUsable', params: ({ event }) => event },
          target: 'linked',
          actions: { type: 'keepToken', params: ({ event }) => event },
        },
      },
    },
    linked: {
      description: 'There is a connection, or one is being made.',
      entry: 'tellBegun',
      invoke: {
        id: 'connect',
        src: 'connect',
        input: ({ context: { address, token, userGuid } }) => ({ address: address ?? '', token: token ?? '', userGuid }),
      },
      on: {
        'messages.closed': 'resting',
        'message.heard': { actions: { type: 'tellNews', params: ({ event: { message } }) => ({ news: [{ kind: 'message', message }] }) } },
      },
      initial: 'opening',
      states: {
        opening: {
          description: 'The connection is being made.',
          after: { openingPatience: '#messageLink.resting' },
          on: { 'messages.opened': { target: 'open', actions: { type: 'keepSessions', params: ({ event }) => event } } },
        },
        open: {
          description: 'Messages arrive.',
          // The token of the last look is valid for longer than that of the connection.
          after: { renewal: { target: '#messageLink.linked', reenter: true } },
          initial: 'looking',
          states: {
            looking: {
              description: 'The server is asked for what has changed.',
              invoke: {
                id: 'look',
                src: 'readNews',
                input: ({ context: { version } }) => ({ version }),
                onDone: [
                  { guard: isWithdrawn, target: '#messageLink.resting', actions: takeLook },
                  {
                    guard: { type: 'isOutdated', params: looked },
                    target: '#messageLink.linked',
                    reenter: true,
                    actions: takeLook,
                  },
                  { guard: 'hasMissed', target: 'looking', reenter: true, actions: takeLook },
                  { target: 'quiet', actions: [...takeLook, 'forgetTries', 'tellReady'] },
                ],
                onError: [isGone, { target: '#messageLink.resting' }],
              },
              initial: 'once',
              states: {
                once: { description: 'The answer will have all that was told so far.', on: { 'account.changed': 'again' } },
                again: { description: 'Something was told meanwhile: the answer may be without it.' },
              },
            },
            quiet: {
              description: 'All that is known is shown. The server is asked again from time to time, because a message may be lost.',
              after: { lookPause: 'looking' },
              on: { 'account.changed': 'looking' },
            },
          },
        },
      },
    },
    resting: {
      description: 'The message server cannot be reached. It is tried again after a pause.',
      entry: ['countTry', 'tellLost'],
      after: { retryPause: 'asking' },
      on: { 'network.returned': 'asking' },
    },
    asking: {
      description: 'The server is asked for a new token.',
      invoke: {
        id: 'askToken',
        src: 'readNews',
        input: ({ context: { version } }) => ({ version }),
        onDone: [
          { guard: isWithdrawn, target: 'resting', actions: takeLook },
          { target: 'linked', actions: takeLook },
        ],
        onError: [isGone, { target: 'resting' }],
      },
    },
    refused: {
      description: 'The session has ended.',
      entry: ['tellLost', { type: 'tellNews', params: { news: [{ kind: 'sessions', count: -1 }] } }],
    },
  },
});
