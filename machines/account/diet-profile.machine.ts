import { assign, sendTo, setup, type PromiseActorLogic } from 'xstate';
import type { ApiError } from '../../contract/errors.ts';
import { wishKey, type ShownWish } from '../../contract/kitchen/wishes.ts';
import { foodSearchMachine } from '../kitchen/food-search.machine.ts';
import { failed, load, type LoaderEvent, saving } from '../parts/loader.ts';
import { keepError, kept } from '../parts/failure.ts';

interface DietProfileContext {
  /** The current choice, saved or not. */
  wishes: readonly ShownWish[];
  /** Text in the food field that is not a chosen food yet. */
  leaveOut: string;
  /** True after an attempt to save with unfinished text in the food field. */
  isUnfinished: boolean;
  error: ApiError | null;
}

export type DietProfileEvent =
  | { type: 'wish.added'; wish: ShownWish }
  | { type: 'wish.removed'; wish: ShownWish }
  | { type: 'leaveOut.changed'; text: string }
  | { type: 'profile.submitted' }
  | LoaderEvent;

const without = (wishes: readonly ShownWish[], gone: ShownWish) => wishes.filter((wish) => wishKey(wish) !== wishKey(gone));

/** /account/diet: diets and foods that the account excludes from every order. */
export const dietProfileMachine = setup({
  types: {} as { context: DietProfileContext; events: DietProfileEvent; tags: 'busy' | 'form'; children: { foodSearch: 'foodSearch' } },
  actors: { foodSearch: foodSearchMachine } as {
    foodSearch: typeof foodSearchMachine;
    loadDiet: PromiseActorLogic<readonly ShownWish[]>;
    saveDiet: PromiseActorLogic<readonly ShownWish[], { wishes: readonly ShownWish[] }>;
  },
  actions: {
    keepWishes: assign({ wishes: (_, params: { wishes: readonly ShownWish[] }) => params.wishes, error: null }),
    add: assign(({ context }, { wish }: { wish: ShownWish }) => ({
      wishes: [...without(context.wishes, wish), wish],
      leaveOut: '',
      isUnfinished: false,
      error: null,
    })),
    remove: assign(({ context }, { wish }: { wish: ShownWish }) => ({ wishes: without(context.wishes, wish), error: null })),
    keepText: assign({ leaveOut: (_, params: { text: string }) => params.text, isUnfinished: false }),
    showUnfinished: assign({ isUnfinished: true }),
    /** Suggests foods while the user types. */
    tellSearch: sendTo('foodSearch', ({ context }) => ({ type: 'text.changed', text: context.leaveOut })),
    keepError: assign(kept),
  },
  guards: { isFinished: ({ context }) => context.leaveOut.trim() === '' },
}).createMachine({
  id: 'dietProfile',
  description: 'Keeps the diets and allergies of an account.',
  context: { wishes: [], leaveOut: '', isUnfinished: false, error: null },
  initial: 'loading',
  states: {
    loading: load('What is kept is on its way.', {
      src: 'loadDiet',
      onDone: { target: 'editing', actions: { type: 'keepWishes', params: ({ event }) => ({ wishes: event.output }) } },
      onError: 'failed',
    }),
    failed: failed('What is kept did not come.', 'loading'),
    editing: {
      description: 'Diets, allergies and foods can be chosen.',
      tags: 'form',
      invoke: { id: 'foodSearch', src: 'foodSearch' },
      initial: 'asKept',
      on: {
        'wish.added': { target: '.changed', actions: [{ type: 'add', params: ({ event }) => event }, 'tellSearch'] },
        'leaveOut.changed': { actions: [{ type: 'keepText', params: ({ event }) => event }, 'tellSearch'] },
        'wish.removed': { target: '.changed', actions: { type: 'remove', params: ({ event }) => event } },
        'profile.submitted': [{ guard: 'isFinished', target: 'saving' }, { actions: 'showUnfinished' }],
      },
      states: {
        asKept: { description: 'It stands as the server keeps it.' },
        changed: { description: 'It was changed and is not saved yet.' },
        saved: { description: 'It was saved, and the page says so.' },
      },
    },
    saving: saving('The server keeps it.', {
      src: 'saveDiet',
      input: ({ context }) => ({ wishes: context.wishes }),
      onDone: { target: 'editing.saved', actions: { type: 'keepWishes', params: ({ event }) => ({ wishes: event.output }) } },
      onError: {
        target: 'editing.changed',
        actions: keepError,
      },
    }),
  },
});
