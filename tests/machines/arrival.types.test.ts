import { expectTypeOf, test } from 'vitest';
import type { ActorRefFrom, InputFrom } from 'xstate';
import type { arrivalMachine, ArrivalEvent } from '../../machines/arrival.machine.ts';

type Machine = typeof arrivalMachine;
type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];

test('knows how long the page goes first', () => {
  expectTypeOf<InputFrom<Machine>>().toEqualTypeOf<{ pause: number }>();
});

test('accepts nothing: nobody tells it anything', () => {
  expectTypeOf<Sent>().toEqualTypeOf<ArrivalEvent>();
  expectTypeOf<{ type: 'retry.requested' }>().not.toExtend<Sent>();
});
