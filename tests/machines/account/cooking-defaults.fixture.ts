import type { cookingDefaultsMachine } from '../../../machines/account/cooking-defaults.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { ada, failure } from '../samples.ts';

export const cookingDefaultsFixture: Fixture<typeof cookingDefaultsMachine> = {
  inputs: { opened: () => ({ servings: 2, unitSystem: 'metric' }) },
  events: {
    'servings.changed': { four: { servings: 4 } },
    'units.changed': { us: { unitSystem: 'us' } },
    'oven.changed': { gas: { oven: 'gas' } },
    'form.submitted': 'bare',
  },
  outputs: { saveCooking: { kept: ada } },
  errors: { saveCooking: { offline: failure('unknown') } },
};
