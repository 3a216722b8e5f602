import type { FoundFood, foodSearchMachine } from '../../../machines/kitchen/food-search.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { failure } from '../samples.ts';

export const onions: readonly FoundFood[] = [
  { id: 'onion', label: 'onion' },
  { id: 'red-onion', label: 'red onion' },
];

export const foodSearchFixture: Fixture<typeof foodSearchMachine> = {
  inputs: { untouched: () => undefined },
  events: { 'text.changed': { named: { text: 'oni' }, emptied: { text: '' } } },
  outputs: { findFoods: { onions } },
  errors: { findFoods: { offline: failure('unknown') } },
};
