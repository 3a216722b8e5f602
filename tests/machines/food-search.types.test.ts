import { expectTypeOf, test } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import type { FoodSearchEvent, foodSearchMachine } from '../../machines/food-search.machine.ts';

type Machine = typeof foodSearchMachine;
type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];

test('accepts its events and nothing that cannot happen', () => {
  expectTypeOf<Sent>().toEqualTypeOf<FoodSearchEvent>();
  // Whoever asked chooses; the search only finds.
  expectTypeOf<{ type: 'food.chosen'; id: string }>().not.toExtend<Sent>();
  expectTypeOf<{ type: 'text.changed' }>().not.toExtend<Sent>();
});
