import { assign, setup, type PromiseActorLogic } from 'xstate';
import { isError, type ApiError } from '../../contract/errors.ts';
import type { SharedRecipe } from '../../contract/recipes/share-endpoints.ts';
import { keepError, kept, thrown } from '../parts/failure.ts';
import { failed, load, type LoaderEvent } from '../parts/loader.ts';
import { reportMachine } from './report.machine.ts';
import {
  asTheReaderWants,
  shownAfter,
  shownAtFirst,
  type ChosenBefore,
  type Preferred,
  type ShownAs,
  type ShownAsEvent,
} from './shown-as.ts';
import { takeAlongMachine } from './take-along.machine.ts';

interface SharedRecipeInput extends Preferred {
  /** The last path segment of the link. */
  id: string;
  /** The viewer can save a copy. */
  isMember: boolean;
  /** "Make it yours" was pressed before the viewer signed in. */
  wantsCopy: boolean;
  /** The settings last chosen for this link in this browser; null for the recipe's own. */
  chosen: ChosenBefore | null;
  newId: () => string;
}

interface SharedRecipeContext extends SharedRecipeInput {
  shared: SharedRecipe | null;
  /** With the reader's settings; null before it is loaded. */
  shown: ShownAs | null;
  /** Idempotency key of the copy. */
  copyKey: string;
  error: ApiError | null;
}

export type SharedRecipeEvent = ShownAsEvent | { type: 'copy.requested' } | { type: 'language.changed' } | LoaderEvent;

interface Kept {
  companyUri: string;
  guid: string;
}

/** A shared recipe, public to everybody with its link. */
export const sharedRecipeMachine = setup({
  types: {} as {
    context: SharedRecipeContext;
    input: SharedRecipeInput;
    events: SharedRecipeEvent;
    tags: 'busy';
    children: { report: 'report'; takeAlong: 'takeAlong' };
  },
  actors: { report: reportMachine, takeAlong: takeAlongMachine } as {
    report: typeof reportMachine;
    takeAlong: typeof takeAlongMachine;
    loadShared: PromiseActorLogic<SharedRecipe, { id: string }>;
    keepShared: PromiseActorLogic<Kept, { id: string; copyKey: string }>;
  },
  actions: {
    show: assign(({ context }, { shared }: { shared: SharedRecipe }) => ({
      shared,
      shown: shownAtFirst(shared.recipe, context.chosen, context),
      error: null,
    })),
    /** The same recipe in another language; the reader's servings and units stay. */
    renew: assign((_, { shared }: { shared: SharedRecipe }) => ({ shared })),
    showAs: assign(({ context: { shared, shown } }, { change }: { change: ShownAsEvent }) =>
      shared === null || shown === null ? {} : { shown: shownAfter(shared.recipe, shown, change) },
    ),
    /** Hole: remembers the settings for this link. */
    rememberChoice: (_, _params: { shown: ShownAs | null }) => undefined,
    /** The pending request is running; the earlier reason for its failure is outdated. */
    begin: assign({ wantsCopy: false, error: null }),
    keepError: assign(kept),
    /** Holes: store the request during sign-in, and open the sign-in; open the copy. */
    askToSignIn: () => undefined,
    openCopy: (_, _params: Kept) => undefined,
  },
  guards: {
    isMember: ({ context }) => context.isMember,
    wasWished: ({ context }) => context.isMember && context.wantsCopy,
    isMissing: (_, { error }: { error: ApiError }) => isError(error, 'notFound'),
    isWithdrawn: (_, { error }: { error: ApiError }) => isError(error, 'withdrawn'),
  },
}).createMachine({
  id: 'sharedRecipe',
  description: 'Shows a shared recipe to everybody, and keeps a copy of it for those with a cookbook.',
  context: ({ input }) => ({ ...input, shared: null, shown: null, copyKey: input.newId(), error: null }),
  invoke: [
    { id: 'report', src: 'report', input: ({ context }) => ({ newId: context.newId }) },
    { id: 'takeAlong', src: 'takeAlong' },
  ],
  initial: 'loading',
  states: {
    loading: load('The recipe is being fetched.', {
      src: 'loadShared',
      input: ({ context }) => ({ id: context.id }),
      onDone: [
        { guard: 'wasWished', target: 'keeping', actions: { type: 'show', params: ({ event }) => ({ shared: event.output }) } },
        { target: 'shown', actions: { type: 'show', params: ({ event }) => ({ shared: event.output }) } },
      ],
      onError: [
        { guard: { type: 'isMissing', params: thrown }, target: 'missing' },
        { guard: { type: 'isWithdrawn', params: thrown }, target: 'withdrawn' },
        { target: 'failed', actions: keepError },
      ],
    }),
    shown: {
      description: 'The recipe is being read.',
      on: {
        ...asTheReaderWants,
        'language.changed': 'rewriting',
        'copy.requested': [{ guard: 'isMember', target: 'keeping' }, { actions: 'askToSignIn' }],
      },
    },
    rewriting: {
      description: 'The recipe is read on while the server writes it in another language.',
      invoke: {
        id: 'rewriteShared',
        src: 'loadShared',
        input: ({ context }) => ({ id: context.id }),
        onDone: { target: 'shown', actions: { type: 'renew', params: ({ event }) => ({ shared: event.output }) } },
        // The recipe stays in its current language.
        onError: 'shown',
      },
      on: { ...asTheReaderWants, 'language.changed': { target: 'rewriting', reenter: true } },
    },
    keeping: {
      description: 'A copy is being made for the viewer.',
      tags: 'busy',
      entry: 'begin',
      invoke: {
        id: 'keepShared',
        src: 'keepShared',
        input: ({ context: { id, copyKey } }) => ({ id, copyKey }),
        onDone: { target: 'kept', actions: { type: 'openCopy', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'isWithdrawn', params: thrown }, target: 'withdrawn' },
          { target: 'shown', actions: keepError },
        ],
      },
      on: asTheReaderWants,
    },
    kept: { description: 'The copy exists; its page opens.', on: asTheReaderWants },
    missing: { description: 'There is no such link.' },
    withdrawn: { description: 'The recipe is shared no more.' },
    failed: failed('The recipe could not be fetched.', 'loading'),
  },
});
