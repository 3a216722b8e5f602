import { expectTypeOf, test } from 'vitest';
import type { ActorRefFrom, InputFrom, OutputFrom } from 'xstate';
import type { denialMachine, DenialEvent } from '../../machines/denial.machine.ts';

type Machine = typeof denialMachine;
type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];

test('knows what goes in and what comes out', () => {
  expectTypeOf<InputFrom<Machine>>().toEqualTypeOf<{ token: string; now: () => number }>();
  expectTypeOf<OutputFrom<Machine>>().toEqualTypeOf<{ redirectTo: string }>();
});

test('accepts its events and nothing that cannot happen', () => {
  expectTypeOf<Sent>().toEqualTypeOf<DenialEvent>();
  // The token is said once, when it begins.
  expectTypeOf<{ type: 'token.changed'; token: string }>().not.toExtend<Sent>();
});
