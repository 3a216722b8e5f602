import { assign, setup } from 'xstate';

interface SelectionContext {
  /** The chosen recipes, in the order of choice. */
  guids: readonly string[];
}

export type SelectionEvent =
  | { type: 'selection.started' }
  | { type: 'selection.ended' }
  | { type: 'recipe.toggled'; guid: string }
  /** Chooses these, or unchooses them when all are chosen. */
  | { type: 'all.toggled'; guids: readonly string[] };

/** Chooses several recipes of a list for one action. */
export const selectionMachine = setup({
  types: {} as { context: SelectionContext; events: SelectionEvent },
  actions: {
    toggle: assign({
      guids: ({ context: { guids } }, { guid }: { guid: string }) =>
        guids.includes(guid) ? guids.filter((other) => other !== guid) : [...guids, guid],
    }),
    toggleAll: assign({
      guids: ({ context }, { guids }: { guids: readonly string[] }) =>
        guids.every((guid) => context.guids.includes(guid)) ? [] : [...guids],
    }),
    clear: assign({ guids: [] }),
  },
}).createMachine({
  id: 'selection',
  description: 'Chooses recipes of a list.',
  context: { guids: [] },
  initial: 'off',
  states: {
    off: { description: 'Recipes are opened, not chosen.', on: { 'selection.started': 'on' } },
    on: {
      description: 'Recipes are chosen.',
      on: {
        'recipe.toggled': { actions: { type: 'toggle', params: ({ event }) => event } },
        'all.toggled': { actions: { type: 'toggleAll', params: ({ event }) => event } },
        'selection.ended': { target: 'off', actions: 'clear' },
      },
    },
  },
});
