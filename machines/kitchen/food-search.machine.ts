import { assign, setup, type PromiseActorLogic } from 'xstate';
import { timings } from '../parts/timings.ts';

/** A food that wishes can name, in the reader's language. */
export interface FoundFood {
  id: string;
  label: string;
}

interface FoodSearchContext {
  text: string;
  foods: readonly FoundFood[];
}

export interface FoodSearchEvent {
  type: 'text.changed';
  text: string;
}

/** Searches foods while the user types, for fields that accept only known foods. */
export const foodSearchMachine = setup({
  types: {} as { context: FoodSearchContext; events: FoodSearchEvent; tags: 'busy' },
  actors: {} as { findFoods: PromiseActorLogic<readonly FoundFood[], { text: string }> },
  actions: {
    keepText: assign({ text: (_, params: { text: string }) => params.text }),
    keepFoods: assign({ foods: (_, params: { foods: readonly FoundFood[] }) => params.foods }),
    forget: assign({ text: '', foods: [] }),
  },
  guards: { isEmpty: (_, params: { text: string }) => params.text.trim() === '' },
  delays: { typingPause: timings.typingPause },
}).createMachine({
  id: 'foodSearch',
  description: 'Suggests foods while their name is typed.',
  context: { text: '', foods: [] },
  on: {
    'text.changed': [
      { guard: { type: 'isEmpty', params: ({ event }) => event }, target: '.idle', actions: 'forget' },
      { target: '.waiting', reenter: true, actions: { type: 'keepText', params: ({ event }) => event } },
    ],
  },
  initial: 'idle',
  states: {
    idle: { description: 'Nothing is typed.' },
    waiting: {
      description: 'Somebody is still typing.',
      after: { typingPause: 'searching' },
    },
    searching: {
      description: 'The server looks the name up; earlier suggestions stay.',
      tags: 'busy',
      invoke: {
        id: 'findFoods',
        src: 'findFoods',
        input: ({ context: { text } }) => ({ text }),
        onDone: { target: 'found', actions: { type: 'keepFoods', params: ({ event }) => ({ foods: event.output }) } },
        onError: 'failed',
      },
    },
    found: { description: 'Foods of that name can be chosen; there may be none.' },
    failed: { description: 'The name could not be looked up.' },
  },
});
