import { expectTypeOf, test } from 'vitest';
import type { ActorRefFrom, InputFrom, OutputFrom } from 'xstate';
import type { RecoveryEvent, RecoveryInput, recoveryMachine } from '../../machines/recovery.machine.ts';

type Machine = typeof recoveryMachine;
type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];

test('knows what goes in and what comes out', () => {
  expectTypeOf<InputFrom<Machine>>().toEqualTypeOf<RecoveryInput>();
  expectTypeOf<OutputFrom<Machine>>().toEqualTypeOf<{ redirectTo: string }>();
});

test('accepts its events and nothing that cannot happen', () => {
  expectTypeOf<Sent>().toEqualTypeOf<RecoveryEvent>();
  // A recovery code is text: it has letters.
  expectTypeOf<{ type: 'code.changed'; code: number }>().not.toExtend<Sent>();
});
