import { assign, setup, type CallbackActorLogic, type EventObject, type PromiseActorLogic } from 'xstate';
import { isError, type ApiError } from '../../contract/errors.ts';
import { mostShoppingChanges, type ShoppingChange, type ShoppingList } from '../../contract/recipes/shopping.ts';
import { keepError, kept, thrown } from '../parts/failure.ts';
import { timings } from '../parts/timings.ts';
import { failed, load, type LoaderEvent } from '../parts/loader.ts';
import { listLinkMachine } from './list-link.machine.ts';
import { withPending, type KeptShopping } from './shopping.model.ts';

interface ShoppingInput {
  /** The list as stored on this device. */
  kept: KeptShopping | null;
  /** True for a reader with a share link. */
  isLinked: boolean;
  newId: () => string;
  now: () => number;
}

interface ShoppingContext extends Omit<ShoppingInput, 'kept'> {
  list: ShoppingList | null;
  /** Changes not saved on the server yet, oldest first. */
  pending: readonly ShoppingChange[];
  /** The changes being sent. */
  sent: readonly ShoppingChange[];
  /** The lines shown in the basket: a line that is ticked stays in its place for a while. */
  basket: readonly string[];
  /** A typed item. */
  text: string;
  error: ApiError | null;
}

export type ShoppingEvent =
  | { type: 'line.ticked'; line: string; isTicked: boolean }
  | { type: 'line.removed'; line: string }
  | { type: 'ticked.removed' }
  | { type: 'text.changed'; text: string }
  | { type: 'line.submitted' }
  /** From the stream: the current list; a broken connection; the list does not exist any more. */
  | { type: 'list.told'; list: ShoppingList }
  | { type: 'stream.broke' }
  | { type: 'list.lost' }
  /** Names follow the page's language. */
  | { type: 'language.changed' }
  | LoaderEvent;

type Done = Omit<ShoppingChange, 'at'>;

const arrived = ({ event }: { event: { output: ShoppingList } }) => ({ list: event.output });
const isGone = { guard: { type: 'isMissing', params: thrown }, target: '#shopping.missing' } as const;
const keep = { type: 'keepShopping', params: ({ context }: { context: ShoppingContext }) => ({ kept: keptOf(context) }) } as const;
const keptOf = ({ list, pending }: ShoppingContext): KeptShopping | null => (list === null ? null : { list, pending });

/** A shopping list: works offline, and updates live for everybody with its link. */
export const shoppingMachine = setup({
  types: {} as {
    context: ShoppingContext;
    input: ShoppingInput;
    events: ShoppingEvent;
    tags: 'busy';
    children: { link: 'link' };
  },
  actors: { link: listLinkMachine } as {
    link: typeof listLinkMachine;
    readShopping: PromiseActorLogic<ShoppingList>;
    sendChanges: PromiseActorLogic<ShoppingList, { changes: readonly ShoppingChange[] }>;
    /** Sends `list.told`, `stream.broke` and `list.lost`. */
    followList: CallbackActorLogic<EventObject>;
  },
  actions: {
    take: assign(({ context }, { list }: { list: ShoppingList }) =>
      list.version < (context.list?.version ?? 0) ? {} : { list, error: null },
    ),
    note: assign({
      pending: ({ context: { pending, now } }, { changes }: { changes: readonly Done[] }) => [
        ...pending,
        ...changes.map((change) => ({ ...change, at: now() })),
      ],
    }),
    noteTyped: assign({
      pending: ({ context: { pending, newId, text, now } }) => [
        ...pending,
        { line: newId(), kind: 'added' as const, text: text.trim(), at: now() },
      ],
      text: '',
    }),
    fillBasket: assign({
      basket: ({ context: { list, pending } }) =>
        (list === null ? [] : withPending(list, pending)).filter(({ isTicked }) => isTicked).map(({ guid }) => guid),
    }),
    setText: assign({ text: (_, { text }: { text: string }) => text }),
    pack: assign({ sent: ({ context }) => context.pending.slice(0, mostShoppingChanges) }),
    unpack: assign({ pending: ({ context: { pending, sent } }) => pending.filter((change) => !sent.includes(change)), sent: [] }),
    keepError: assign(kept),
    /** Hole: stores the list and its unsent changes on this device. */
    keepShopping: (_, _params: { kept: KeptShopping | null }) => undefined,
  },
  guards: {
    isMissing: (_, { error }: { error: ApiError }) => isError(error, 'notFound'),
    isRefused: (_, { error }: { error: ApiError }) => isError(error, 'invalidInput') || isError(error, 'conflict'),
    isReadable: ({ context }, { error }: { error: ApiError }) => context.list !== null && isError(error, 'unknown'),
    hasText: ({ context }) => context.text.trim() !== '',
    hasPending: ({ context }) => context.pending.length > 0,
  },
  delays: { streamPause: 2_000, sendPause: timings.offlineRetry, quietPause: timings.listQuiet },
}).createMachine({
  id: 'shopping',
  description: 'Shows what is to be bought.',
  context: ({ input: { kept: copy, ...input } }) => ({
    ...input,
    list: copy?.list ?? null,
    pending: copy?.pending ?? [],
    sent: [],
    basket: [],
    text: '',
    error: null,
  }),
  invoke: { id: 'link', src: 'link' },
  initial: 'loading',
  states: {
    loading: load('The list is being fetched.', {
      src: 'readShopping',
      onDone: { target: 'open', actions: [{ type: 'take', params: arrived }, keep] },
      onError: [isGone, { guard: { type: 'isReadable', params: thrown }, target: 'open' }, { target: 'failed', actions: keepError }],
    }),
    failed: failed('The list could not be fetched, and this device keeps none.', 'loading'),
    missing: { description: 'The list is not shared any more.', entry: { type: 'keepShopping', params: { kept: null } } },
    open: {
      description: 'The list is there.',
      type: 'parallel',
      entry: 'fillBasket',
      on: {
        'line.removed': {
          actions: [{ type: 'note', params: ({ event }) => ({ changes: [{ line: event.line, kind: 'removed' }] }) }, keep],
        },
        'ticked.removed': {
          actions: [
            {
              type: 'note',
              params: ({ context: { list, pending } }) => ({
                changes: (list === null ? [] : withPending(list, pending))
                  .filter(({ isTicked }) => isTicked)
                  .map(({ guid }) => ({ line: guid, kind: 'removed' as const })),
              }),
            },
            keep,
          ],
        },
        'text.changed': { actions: { type: 'setText', params: ({ event }) => event } },
        'line.submitted': { guard: 'hasText', actions: ['noteTyped', keep] },
        'list.lost': 'missing',
      },
      states: {
        stream: {
          description: 'What others do with the list.',
          initial: 'following',
          states: {
            following: {
              description: 'It is told as it happens.',
              invoke: { id: 'followList', src: 'followList' },
              on: {
                'list.told': { actions: [{ type: 'take', params: ({ event }) => event }, keep] },
                'stream.broke': 'pausing',
                'language.changed': { target: 'following', reenter: true },
              },
            },
            pausing: {
              description: 'The stream broke off, and is opened again in a moment.',
              after: { streamPause: 'following' },
              on: { 'network.returned': 'following' },
            },
          },
        },
        places: {
          description: 'Where ticked lines stand.',
          initial: 'tidy',
          on: {
            'line.ticked': {
              target: '.touched',
              actions: [
                {
                  type: 'note',
                  params: ({ event }) => ({ changes: [{ line: event.line, kind: event.isTicked ? 'ticked' : 'unticked' }] }),
                },
                keep,
              ],
            },
            // What others tick is struck through where it stands, and moves with the rest.
            'list.told': '.touched',
          },
          states: {
            tidy: { description: 'Ticked lines are in the basket.' },
            touched: {
              description:
                'The list is being ticked, here or elsewhere: no line moves, so that the next tap meets the line under the finger.',
              after: { quietPause: { target: 'tidy', actions: 'fillBasket' } },
            },
          },
        },
        sending: {
          description: 'What was done here.',
          initial: 'quiet',
          states: {
            quiet: {
              description: 'The server knows everything.',
              always: { guard: 'hasPending', target: 'busy', actions: 'pack' },
            },
            busy: {
              description: 'Changes are on their way.',
              invoke: {
                id: 'sendChanges',
                src: 'sendChanges',
                input: ({ context }) => ({ changes: context.sent }),
                onDone: { target: 'quiet', actions: ['unpack', { type: 'take', params: arrived }, keep] },
                onError: [
                  isGone,
                  // A refused change would be refused again, so it is dropped.
                  { guard: { type: 'isRefused', params: thrown }, target: 'quiet', actions: ['unpack', keepError, keep] },
                  'waiting',
                ],
              },
            },
            waiting: {
              description:
                'The server cannot be reached, or does not know the viewer now. Changes stay on this device until it takes them.',
              after: { sendPause: 'quiet' },
              on: { 'network.returned': 'quiet', 'viewer.returned': 'quiet' },
            },
          },
        },
      },
    },
  },
});
