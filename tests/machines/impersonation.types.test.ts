import { expectTypeOf, test } from 'vitest';
import type { ActorRefFrom, InputFrom, OutputFrom, SnapshotFrom } from 'xstate';
import type { LoginSubject } from '../../contract/impersonation.ts';
import type { impersonationMachine, ImpersonationEvent } from '../../machines/impersonation.machine.ts';

type Machine = typeof impersonationMachine;
type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];

test('knows what goes in and what comes out', () => {
  expectTypeOf<InputFrom<Machine>>().toEqualTypeOf<{ mayLoginAsUser: boolean; userGuid: string }>();
  expectTypeOf<SnapshotFrom<Machine>['context']['user']>().toEqualTypeOf<LoginSubject | null>();
  // The product is loaded anew, so there is nowhere to be led.
  expectTypeOf<OutputFrom<Machine>>().toEqualTypeOf<{ redirectTo: null }>();
});

test('accepts its events and nothing that cannot happen', () => {
  expectTypeOf<Sent>().toEqualTypeOf<ImpersonationEvent>();
  // The reason is what was typed before.
  expectTypeOf<{ type: 'reason.changed' }>().not.toExtend<Sent>();
  // Whom is said once, when it begins.
  expectTypeOf<{ type: 'user.chosen'; guid: string }>().not.toExtend<Sent>();
});
