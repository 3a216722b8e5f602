import type { erasureMachine } from '../../../machines/recipes/erasure.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { failure } from '../samples.ts';

export const erasureFixture: Fixture<typeof erasureMachine> = {
  inputs: { opened: ({ parent }) => ({ page: parent }) },
  events: { 'erasure.requested': { all: { guids: null } } },
  outputs: { confirmErasure: { yes: true, no: false }, eraseRecipes: { two: { erased: 2 } } },
  errors: { confirmErasure: { unseen: failure('unknown') }, eraseRecipes: { offline: failure('unknown') } },
};
