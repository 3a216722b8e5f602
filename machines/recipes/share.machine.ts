import { assign, setup, type PromiseActorLogic } from 'xstate';
import type { ApiError } from '../../contract/errors.ts';
import type { ShareChoices, ShareState } from '../../contract/recipes/share-endpoints.ts';
import { keepError, kept } from '../parts/failure.ts';
import { failed, load, saving, type LoaderEvent } from '../parts/loader.ts';
import { clipboardMachine } from '../shell/clipboard.machine.ts';

interface Whose {
  companyUri: string;
  guid: string;
}

interface ShareContext {
  /** The viewed recipe. */
  recipe: Whose;
  /** Null before it is loaded. */
  state: ShareState | null;
  choices: ShareChoices;
  error: ApiError | null;
}

export type ShareEvent =
  | ({ type: 'share.opened' } & Whose)
  | { type: 'share.closed' }
  | { type: 'choices.changed'; choices: ShareChoices }
  | { type: 'share.confirmed' }
  | { type: 'withdrawal.requested' }
  | LoaderEvent;

/** Private by default. */
const nothingChosen: ShareChoices = { isListed: false, showsPhoto: false };

/** Creates, changes and revokes the public link of a recipe. */
export const shareMachine = setup({
  types: {} as { context: ShareContext; events: ShareEvent; tags: 'busy' | 'form'; children: { clipboard: 'clipboard' } },
  actors: { clipboard: clipboardMachine } as {
    clipboard: typeof clipboardMachine;
    loadShare: PromiseActorLogic<ShareState, Whose>;
    shareRecipe: PromiseActorLogic<ShareState, Whose & ShareChoices>;
    /** Asks for confirmation in a box. */
    confirmWithdrawal: PromiseActorLogic<boolean>;
    withdrawShare: PromiseActorLogic<ShareState, Whose>;
  },
  actions: {
    open: assign((_, { companyUri, guid }: Whose) => ({ recipe: { companyUri, guid }, state: null, choices: nothingChosen, error: null })),
    keepState: assign(({ context }, { state }: { state: ShareState }) => ({
      state,
      choices: state.share === null ? context.choices : { isListed: state.share.isListed, showsPhoto: state.share.showsPhoto },
      error: null,
    })),
    setChoices: assign((_, { choices }: { choices: ShareChoices }) => ({ choices, error: null })),
    chooseNothing: assign({ choices: nothingChosen }),
    keepError: assign(kept),
  },
  guards: {
    isShared: ({ context }) => context.state?.share !== null && context.state !== null,
    isYes: (_, { output }: { output: boolean }) => output,
  },
}).createMachine({
  id: 'share',
  description: 'Shares a recipe by a link, says so, and withdraws it.',
  context: { recipe: { companyUri: '', guid: '' }, state: null, choices: nothingChosen, error: null },
  invoke: { id: 'clipboard', src: 'clipboard' },
  initial: 'closed',
  states: {
    closed: {
      description: 'Nothing is shown of it.',
      on: { 'share.opened': { target: 'loading', actions: { type: 'open', params: ({ event }) => event } } },
    },
    loading: {
      ...load('Whether the recipe is shared is being asked.', {
        src: 'loadShare',
        input: ({ context }) => context.recipe,
        onDone: { target: 'open', actions: { type: 'keepState', params: ({ event }) => ({ state: event.output }) } },
        onError: { target: 'failed', actions: keepError },
      }),
      on: { 'share.closed': 'closed' },
    },
    failed: (() => {
      const state = failed('Nobody can say whether it is shared.', 'loading');
      return { ...state, on: { ...state.on, 'share.closed': 'closed' } } as const;
    })(),
    open: {
      description: 'The link is shown, or what there is to choose before it is made.',
      tags: 'form',
      on: {
        'share.closed': 'closed',
        'choices.changed': [
          { guard: 'isShared', target: 'saving', actions: { type: 'setChoices', params: ({ event }) => event } },
          { actions: { type: 'setChoices', params: ({ event }) => event } },
        ],
        'share.confirmed': 'saving',
        'withdrawal.requested': { guard: 'isShared', target: 'asking' },
      },
    },
    saving: saving('The link is being made, or what was chosen for it is being saved.', {
      src: 'shareRecipe',
      input: ({ context }) => ({ ...context.recipe, ...context.choices }),
      onDone: { target: 'open', actions: { type: 'keepState', params: ({ event }) => ({ state: event.output }) } },
      onError: { target: 'open', actions: keepError },
    }),
    asking: {
      description: 'A box asks whether the link is to stop working.',
      tags: 'form',
      invoke: {
        id: 'confirmWithdrawal',
        src: 'confirmWithdrawal',
        onDone: [{ guard: { type: 'isYes', params: ({ event }) => event }, target: 'withdrawing' }, 'open'],
        onError: 'open',
      },
    },
    withdrawing: saving('The link is being withdrawn.', {
      src: 'withdrawShare',
      input: ({ context }) => context.recipe,
      onDone: { target: 'open', actions: ['chooseNothing', { type: 'keepState', params: ({ event }) => ({ state: event.output }) }] },
      onError: { target: 'open', actions: keepError },
    }),
  },
});
