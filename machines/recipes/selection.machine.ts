import { assign, setup } from 'xstate';

interface SelectionContext {
  /** Those that are chosen, in the order of the choice. */
  guids: readonly string[];
}

export type SelectionEvent =
  | { type: 'selection.started' }
  | { type: 'selection.ended' }
  | { type: 'recipe.toggled'; guid: string }
  /** Takes these in, or all out when each is chosen already. */
  | { type: 'all.toggled'; guids: readonly string[] };

/** Several recipes of a list are chosen, to do one thing with them all. */
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
