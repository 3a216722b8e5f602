import type { dietProfileMachine } from '../../../machines/account/diet-profile.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { noPeanut, vegan } from '../kitchen/kitchen.fixture.ts';
import { failure } from '../samples.ts';

export const dietProfileFixture: Fixture<typeof dietProfileMachine> = {
  inputs: { opened: () => undefined },
  events: {
    'wish.added': { vegan: { wish: vegan } },
    'wish.removed': { peanut: { wish: noPeanut } },
    'leaveOut.changed': { half: { text: 'oni' } },
    'profile.submitted': 'bare',
    'retry.requested': 'bare',
    'network.returned': 'bare',
    'viewer.returned': 'bare',
  },
  outputs: { loadDiet: { peanut: [noPeanut] }, saveDiet: { both: [noPeanut, vegan] } },
  errors: { loadDiet: { offline: failure('unknown') }, saveDiet: { offline: failure('unknown') } },
};
