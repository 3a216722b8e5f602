import { assign, sendTo, setup, type PromiseActorLogic } from 'xstate';
import type { ApiError } from '../../contract/errors.ts';
import { foodSearchMachine, type FoundFood } from '../kitchen/food-search.machine.ts';
import { keepError, kept } from '../parts/failure.ts';
import { failed, load, type LoaderEvent } from '../parts/loader.ts';

interface PantryContext {
  foods: readonly FoundFood[];
  /** Text in the food field that is not a chosen food yet. */
  text: string;
  error: ApiError | null;
}

export type PantryEvent =
  | { type: 'food.typed'; text: string }
  | { type: 'food.added'; food: FoundFood }
  | { type: 'food.removed'; id: string }
  | { type: 'form.submitted' }
  | LoaderEvent;

/** /account/pantry: foods that are always at home and never go on the shopping list. */
export const pantryMachine = setup({
  types: {} as { context: PantryContext; events: PantryEvent; tags: 'busy' | 'form'; children: { foodSearch: 'foodSearch' } },
  actors: { foodSearch: foodSearchMachine } as {
    foodSearch: typeof foodSearchMachine;
    loadPantry: PromiseActorLogic<readonly FoundFood[]>;
    savePantry: PromiseActorLogic<readonly FoundFood[], { foods: readonly FoundFood[] }>;
  },
  actions: {
    keepFoods: assign({ foods: (_, { foods }: { foods: readonly FoundFood[] }) => foods, error: null }),
    add: assign(({ context: { foods } }, { food }: { food: FoundFood }) => ({
      foods: [...foods.filter(({ id }) => id !== food.id), food],
      text: '',
    })),
    remove: assign({ foods: ({ context: { foods } }, { id }: { id: string }) => foods.filter((food) => food.id !== id) }),
    setText: assign({ text: (_, { text }: { text: string }) => text }),
    tellSearch: sendTo('foodSearch', ({ context }) => ({ type: 'text.changed', text: context.text })),
    keepError: assign(kept),
  },
}).createMachine({
  id: 'pantry',
  description: 'Keeps what an account always has at home.',
  context: { foods: [], text: '', error: null },
  initial: 'loading',
  states: {
    loading: load('What is kept is on its way.', {
      src: 'loadPantry',
      onDone: { target: 'shown', actions: { type: 'keepFoods', params: ({ event }) => ({ foods: event.output }) } },
      onError: { target: 'failed', actions: keepError },
    }),
    failed: failed('What is kept did not come.', 'loading'),
    shown: {
      description: 'Foods can be added and taken away. Each change is saved at once.',
      tags: 'form',
      invoke: { id: 'foodSearch', src: 'foodSearch' },
      initial: 'asKept',
      on: {
        'food.typed': { actions: [{ type: 'setText', params: ({ event }) => event }, 'tellSearch'] },
        'food.added': { target: '.saving', actions: [{ type: 'add', params: ({ event }) => event }, 'tellSearch'] },
        'food.removed': { target: '.saving', actions: { type: 'remove', params: ({ event }) => event } },
      },
      states: {
        asKept: { description: 'It stands as the server keeps it.' },
        saving: load('The server keeps it.', {
          src: 'savePantry',
          input: ({ context }) => ({ foods: context.foods }),
          onDone: { target: 'asKept', actions: { type: 'keepFoods', params: ({ event }) => ({ foods: event.output }) } },
          onError: { target: 'unsaved', actions: keepError },
        }),
        unsaved: { description: 'The server did not keep it; the page says so.', on: { 'form.submitted': 'saving' } },
      },
    },
  },
});
