import { expectTypeOf, test } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import type { DietProfileEvent, dietProfileMachine } from '../../machines/diet-profile.machine.ts';

type Machine = typeof dietProfileMachine;
type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];

test('accepts its events and nothing that cannot happen', () => {
  expectTypeOf<Sent>().toEqualTypeOf<DietProfileEvent>();
  // Nothing in an order belongs to one: a profile is no order.
  expectTypeOf<{ type: 'recipe.requested' }>().not.toExtend<Sent>();
  expectTypeOf<{ type: 'wish.added'; wish: { kind: 'without'; id: 'onion' } }>().not.toExtend<Sent>();
});
