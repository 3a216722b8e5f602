import type { keptCopyMachine } from '../../../machines/recipes/kept-copy.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { failure, recipe } from '../samples.ts';

const refused = { refused: failure('unknown') };
const owners = { ada: 'ada', nobody: null };

export const keptCopyFixture: Fixture<typeof keptCopyMachine> = {
  inputs: { read: () => ({ recipe }) },
  events: {},
  outputs: {
    fetchPhoto: { none: null },
    findOwner: owners,
    storeCopy: { stored: undefined },
    findOwnerAgain: owners,
    removeCopy: { removed: undefined },
  },
  errors: { fetchPhoto: refused, findOwner: refused, storeCopy: refused, findOwnerAgain: refused, removeCopy: refused },
};
