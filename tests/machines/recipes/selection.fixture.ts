import type { selectionMachine } from '../../../machines/recipes/selection.machine.ts';
import type { Fixture } from '../../support/fixture.ts';

export const selectionFixture: Fixture<typeof selectionMachine> = {
  inputs: { opened: () => undefined },
  events: {
    'selection.started': 'bare',
    'selection.ended': 'bare',
    'recipe.toggled': { first: { guid: 'a' } },
    'all.toggled': { both: { guids: ['a', 'b'] } },
  },
};
