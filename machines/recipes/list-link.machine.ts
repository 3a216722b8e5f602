import { assign, sendTo, setup, type PromiseActorLogic } from 'xstate';
import type { ApiError } from '../../contract/errors.ts';
import { keepError, kept } from '../parts/failure.ts';
import { load } from '../parts/loader.ts';
import { clipboardMachine } from '../shell/clipboard.machine.ts';

interface ListLinkContext {
  /** Secret of the newest link. */
  key: string | null;
  /** True after creating a link, false after revoking all; null before that: the list shows it. */
  isShared: boolean | null;
  error: ApiError | null;
}

export type ListLinkEvent =
  | { type: 'link.requested' }
  | { type: 'sharing.ended' }
  /** The address of the link. */
  | { type: 'copy.requested'; text: string };

/** Share links of a shopping list, with which others can view and change it. */
export const listLinkMachine = setup({
  types: {} as { context: ListLinkContext; events: ListLinkEvent; tags: 'busy'; children: { clipboard: 'clipboard' } },
  actors: { clipboard: clipboardMachine } as {
    clipboard: typeof clipboardMachine;
    shareShopping: PromiseActorLogic<{ key: string | null }, { isShared: boolean }>;
  },
  actions: {
    keepLink: assign((_, { key }: { key: string | null }) => ({ key, isShared: key !== null, error: null })),
    keepError: assign(kept),
    copy: sendTo('clipboard', (_, { text }: { text: string }) => ({ type: 'copy.requested', key: 'link', text }) as const),
  },
}).createMachine({
  id: 'listLink',
  description: 'Shares a shopping list by a link, and ends that.',
  context: { key: null, isShared: null, error: null },
  invoke: { id: 'clipboard', src: 'clipboard' },
  on: { 'copy.requested': { actions: { type: 'copy', params: ({ event }) => event } } },
  initial: 'idle',
  states: {
    idle: { description: 'Nothing is asked for.', on: { 'link.requested': 'linking', 'sharing.ended': 'ending' } },
    linking: load('A link is being made.', {
      src: 'shareShopping',
      id: 'makeLink',
      input: { isShared: true },
      onDone: { target: 'idle', actions: { type: 'keepLink', params: ({ event }) => event.output } },
      onError: { target: 'idle', actions: keepError },
    }),
    ending: load('Every link is being ended.', {
      src: 'shareShopping',
      id: 'endLinks',
      input: { isShared: false },
      onDone: { target: 'idle', actions: { type: 'keepLink', params: ({ event }) => event.output } },
      onError: { target: 'idle', actions: keepError },
    }),
  },
});
