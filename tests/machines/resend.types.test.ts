import { expectTypeOf, test } from 'vitest';
import type { ActorRefFrom, InputFrom } from 'xstate';
import type { resendMachine, ResendEvent } from '../../machines/resend.machine.ts';

type Machine = typeof resendMachine;
type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];

test('knows what goes in and what comes out', () => {
  expectTypeOf<InputFrom<Machine>['readyAt']>().toEqualTypeOf<number>();
  expectTypeOf<InputFrom<Machine>['email']>().toEqualTypeOf<string>();
});

test('accepts its events and nothing that cannot happen', () => {
  expectTypeOf<Sent>().toEqualTypeOf<ResendEvent>();
  // One delay, no ticks.
  expectTypeOf<{ type: 'tick' }>().not.toExtend<Sent>();
});
