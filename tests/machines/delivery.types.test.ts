import { expectTypeOf, test } from 'vitest';
import type { ActorRefFrom, InputFrom } from 'xstate';
import type { deliveryMachine, DeliveryEvent } from '../../machines/delivery.machine.ts';

type Machine = typeof deliveryMachine;
type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];

test('knows what goes in', () => {
  expectTypeOf<InputFrom<Machine>>().toEqualTypeOf<{ token: string }>();
});

test('accepts its events and nothing that cannot happen', () => {
  expectTypeOf<Sent>().toEqualTypeOf<DeliveryEvent>();
  // What became of the mail is the server's to say.
  expectTypeOf<{ type: 'mail.refused' }>().not.toExtend<Sent>();
});
