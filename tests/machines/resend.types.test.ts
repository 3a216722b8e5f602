import { expectTypeOf, test } from 'vitest';
import type { ActorRef, ActorRefFrom, InputFrom, Snapshot } from 'xstate';
import type { resendMachine, ResendEvent, TokenReplaced } from '../../machines/resend.machine.ts';

type Machine = typeof resendMachine;
type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];

test('knows what goes in and what comes out', () => {
  expectTypeOf<InputFrom<Machine>['readyAt']>().toEqualTypeOf<number>();
  expectTypeOf<InputFrom<Machine>['email']>().toEqualTypeOf<string>();
  expectTypeOf<InputFrom<Machine>['now']>().toEqualTypeOf<() => number>();
  expectTypeOf<InputFrom<Machine>['parent']>().toEqualTypeOf<ActorRef<Snapshot<unknown>, TokenReplaced>>();
});

test('accepts its events and nothing that cannot happen', () => {
  expectTypeOf<Sent>().toEqualTypeOf<ResendEvent>();
  // One delay, no ticks.
  expectTypeOf<{ type: 'tick' }>().not.toExtend<Sent>();
});
