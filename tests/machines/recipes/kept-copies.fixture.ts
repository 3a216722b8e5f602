import type { keptCopiesMachine } from '../../../machines/recipes/kept-copies.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { failure } from '../samples.ts';

export const keptCopiesFixture: Fixture<typeof keptCopiesMachine> = {
  inputs: { start: () => undefined },
  events: { 'owner.known': { ada: { owner: 'ada' }, nobody: { owner: null } } },
  outputs: { hasCopies: { yes: true, no: false }, keepOnlyOf: { forgotten: undefined } },
  errors: { hasCopies: { refused: failure('unknown') }, keepOnlyOf: { refused: failure('unknown') } },
};
