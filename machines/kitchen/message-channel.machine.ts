import { assign, enqueueActions, sendTo, setup, type ActorRef, type CallbackActorLogic, type EventObject, type Snapshot } from 'xstate';
import { timings } from '../parts/timings.ts';
import { kitchenEventOf, newestOf, type News, type NewsEvent } from './message-channel.model.ts';
import { messageLinkMachine, type LinkTold, type MessageLinkEvent } from './message-link.machine.ts';

interface MessageChannelInput {
  userGuid: string;
  /** Websocket address of the message server; null: there is only the event stream. */
  address: string | null;
  /** The session's token for messages; null: they are not offered. '': it may have expired. */
  token: string | null;
  /** From 0 to 1. */
  random: () => number;
  parent: ActorRef<Snapshot<unknown>, NewsEvent>;
}

interface MessageChannelContext extends MessageChannelInput {
  newest: readonly News[];
  /** Stream failures since its last message. */
  times: number;
}

export type MessageChannelEvent =
  /** No other tab of this browser holds the channel any more. */
  | { type: 'lead.taken' }
  /** From the tab that holds it. */
  | { type: 'tab.told'; news: readonly News[] }
  /** A tab has opened and knows nothing. */
  | { type: 'tab.asked' }
  /** The stream was refused or has ended; the browser stops reconnecting. */
  | { type: 'stream.ended' }
  | { type: 'token.given'; token: string | null }
  | { type: 'network.returned' }
  /** From the stream or the link. */
  | LinkTold;

const told = ({ event }: { event: { news: readonly News[] } }) => event;
const take = [
  { type: 'take', params: told },
  { type: 'tellPages', params: told },
] as const;
const tell = [...take, { type: 'tellTabs', params: told }] as const;

/** Says to all whether changes arrive as messages. */
const tellLive = (isLive: boolean) => {
  const params = { news: [{ kind: 'live', isLive }] as readonly News[] };
  return [
    { type: 'take', params },
    { type: 'tellPages', params },
    { type: 'tellTabs', params },
  ] as const;
};

/**
 * One connection for all tabs of a browser: by NATS where the session has a token for it, else the event stream. Both say the same. One tab holds it and
 * tells the others; when that tab closes, another takes over.
 */
export const messageChannelMachine = setup({
  types: {} as {
    context: MessageChannelContext;
    input: MessageChannelInput;
    events: MessageChannelEvent;
    children: { link: 'link' };
  },
  actors: { link: messageLinkMachine } as {
    link: typeof messageLinkMachine;
    /** Waits until no other tab holds the channel, and holds it then. Sends `lead.taken`. */
    holdLead: CallbackActorLogic<EventObject, { userGuid: string }>;
    /** Sends `tab.told` and `tab.asked`; asks the other tabs first. */
    followTabs: CallbackActorLogic<EventObject, { userGuid: string }>;
    /** Reads the account's event stream from now on. Sends `news.told` and `stream.ended`. */
    stream: CallbackActorLogic<EventObject>;
  },
  actions: {
    take: enqueueActions(({ enqueue }, { news }: { news: readonly News[] }) => {
      enqueue.assign({ newest: ({ context }) => newestOf(context.newest, news) });
      for (const one of news) {
        const event = kitchenEventOf(one);
        if (event !== null) enqueue.sendTo(({ context }) => context.parent, event);
      }
    }),
    /** Hole: for pages that would else have a stream of their own. */
    tellPages: (_, _params: { news: readonly News[] }) => undefined,
    /** Hole: tells the other tabs of this browser. */
    tellTabs: (_, _params: { news: readonly News[] }) => undefined,
    keepToken: assign({ token: (_, { token }: { token: string | null }) => token }),
    ageToken: assign({ token: ({ context }) => (context.token === null ? null : '') }),
    tellLink: sendTo('link', (_, event: Extract<MessageLinkEvent, { type: 'token.given' | 'network.returned' }>) => event),
    countLoss: assign({ times: ({ context }) => context.times + 1 }),
    forgetLosses: assign({ times: 0 }),
  },
  delays: {
    messagePatience: timings.messagePatience,
    tokenAge: timings.tokenRenewal,
    streamPause: ({ context }) => timings.streamPauses[context.times - 1] ?? timings.streamPauses[3],
  },
}).createMachine({
  id: 'messageChannel',
  description: 'Tells all tabs of a browser what changes in their account.',
  context: ({ input }) => ({ ...input, newest: [], times: 0 }),
  invoke: [
    { id: 'holdLead', src: 'holdLead', input: ({ context: { userGuid } }) => ({ userGuid }) },
    { id: 'followTabs', src: 'followTabs', input: ({ context: { userGuid } }) => ({ userGuid }) },
  ],
  on: { 'tab.told': { actions: [...take] } },
  initial: 'following',
  states: {
    following: {
      description: 'Another tab holds the channel, or nobody does yet.',
      on: {
        'lead.taken': 'leading',
        'token.given': { target: 'following', reenter: true, actions: { type: 'keepToken', params: ({ event }) => event } },
      },
      // What the session said when the page was opened is old when this tab takes over later.
      after: { tokenAge: { actions: 'ageToken' } },
    },
    leading: {
      description: 'This tab holds the channel.',
      invoke: {
        id: 'link',
        src: 'link',
        input: ({ context: { userGuid, address, token, random }, self }) => ({ userGuid, address, token, random, parent: self }),
      },
      on: {
        'news.told': { actions: [...tell] },
        'tab.asked': { actions: { type: 'tellTabs', params: ({ context: { newest } }) => ({ news: newest }) } },
        'token.given': {
          actions: [
            { type: 'keepToken', params: ({ event }) => event },
            { type: 'tellLink', params: ({ event }) => event },
          ],
        },
        'network.returned': { actions: { type: 'tellLink', params: ({ event }) => event } },
      },
      initial: 'trying',
      states: {
        trying: {
          description: 'Messages may come by NATS. The event stream waits for a moment.',
          on: { 'messages.ready': 'hearing', 'messages.lost': 'streaming' },
          after: { messagePatience: 'streaming' },
        },
        hearing: {
          description: 'Messages come by NATS.',
          entry: tellLive(true),
          on: {
            // The server was asked once more.
            'messages.ready': { target: 'hearing', reenter: true },
            'messages.begun': 'trying',
            'messages.lost': 'streaming',
          },
        },
        streaming: {
          description: 'The event stream tells what happens.',
          entry: tellLive(false),
          on: { 'messages.ready': 'hearing' },
          initial: 'listening',
          states: {
            listening: {
              description: 'The stream is open.',
              invoke: { id: 'stream', src: 'stream' },
              on: { 'news.told': { actions: ['forgetLosses', ...tell] }, 'stream.ended': 'pausing' },
            },
            pausing: {
              description: 'The stream is lost. It is opened again after a pause.',
              entry: 'countLoss',
              after: { streamPause: 'listening' },
              on: { 'network.returned': { target: 'listening', actions: { type: 'tellLink', params: ({ event }) => event } } },
            },
          },
        },
      },
    },
  },
});
