import type { pantryMachine } from '../../../machines/account/pantry.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { failure } from '../samples.ts';

export const salt = { id: 'salt', label: 'salt' };
export const oil = { id: 'oil', label: 'oils' };

export const pantryFixture: Fixture<typeof pantryMachine> = {
  inputs: { opened: () => undefined },
  events: {
    'food.typed': { half: { text: 'oi' } },
    'food.added': { oil: { food: oil } },
    'food.removed': { salt: { id: 'salt' } },
    'form.submitted': 'bare',
    'retry.requested': 'bare',
    'network.returned': 'bare',
    'viewer.returned': 'bare',
  },
  outputs: { loadPantry: { salt: [salt] }, savePantry: { both: [salt, oil] } },
  errors: { loadPantry: { offline: failure('unknown') }, savePantry: { offline: failure('unknown') } },
};
