import { assign, setup, type PromiseActorLogic } from 'xstate';
import type { CategoryLink } from '../../contract/recipes/category-pages.ts';
import type { Sample } from '../../contract/kitchen/samples.ts';
import { clampServings } from './draft.ts';
import { failed, load, type LoaderEvent } from '../parts/loader.ts';

interface SampleContext {
  samples: readonly Sample[];
  /** Sample recipes for everybody; empty before they are loaded. */
  categories: readonly CategoryLink[];
  /** The shown sample; null before they are loaded. */
  chosen: Sample | null;
  /** The shown servings. */
  servings: number;
}

export type SampleEvent =
  | { type: 'sample.chosen'; id: string }
  | { type: 'servings.changed'; servings: number }
  | LoaderEvent
  | { type: 'language.changed' };

/** Sample recipes for visitors who have not ordered yet. */
export const sampleMachine = setup({
  types: {} as { context: SampleContext; events: SampleEvent; tags: 'busy' },
  actors: {} as { loadSamples: PromiseActorLogic<readonly Sample[]>; loadCategories: PromiseActorLogic<readonly CategoryLink[]> },
  actions: {
    keepSamples: assign({ samples: (_, params: { samples: readonly Sample[] }) => params.samples }),
    keepCategories: assign({ categories: (_, params: { categories: readonly CategoryLink[] }) => params.categories }),
    choose: assign(({ context: { samples } }, { id }: { id: string | null }) => {
      const chosen = samples.find((sample) => id === null || sample.id === id) ?? null;
      return { chosen, servings: chosen?.recipe.servings ?? 1 };
    }),
    /** The same recipes in another language; choice and servings stay. */
    rewrite: assign(({ context: { chosen } }, { samples }: { samples: readonly Sample[] }) => ({
      samples,
      chosen: samples.find(({ id }) => id === chosen?.id) ?? chosen,
    })),
    setServings: assign({ servings: (_, params: { servings: number }) => clampServings(params.servings) }),
  },
}).createMachine({
  id: 'sample',
  description: 'Shows a recipe of the built-in kitchen, one of a few, for any number of servings.',
  context: { samples: [], categories: [], chosen: null, servings: 1 },
  initial: 'loading',
  states: {
    loading: load('The recipes are being fetched.', {
      src: 'loadSamples',
      onDone: {
        target: 'shown',
        actions: [
          { type: 'keepSamples', params: ({ event }) => ({ samples: event.output }) },
          { type: 'choose', params: { id: null } },
        ],
      },
      onError: 'failed',
    }),
    shown: {
      description: 'One of the recipes is being looked at. Categories to browse come below it; without them the page has no such row.',
      invoke: {
        id: 'loadCategories',
        src: 'loadCategories',
        onDone: { actions: { type: 'keepCategories', params: ({ event }) => ({ categories: event.output }) } },
        onError: {},
      },
      on: {
        'language.changed': 'rewriting',
        'sample.chosen': { actions: { type: 'choose', params: ({ event }) => event } },
        'servings.changed': { actions: { type: 'setServings', params: ({ event }) => event } },
      },
    },
    rewriting: {
      description: 'The recipes are read on while they are fetched in another language.',
      invoke: {
        id: 'rewriteSamples',
        src: 'loadSamples',
        onDone: { target: 'shown', actions: { type: 'rewrite', params: ({ event }) => ({ samples: event.output }) } },
        onError: 'shown',
      },
      on: {
        'language.changed': { target: 'rewriting', reenter: true },
        'sample.chosen': { actions: { type: 'choose', params: ({ event }) => event } },
        'servings.changed': { actions: { type: 'setServings', params: ({ event }) => event } },
      },
    },
    failed: failed('The recipes did not come; the page does without them, and offers to try again.', 'loading'),
  },
});
