import { expectTypeOf, test } from 'vitest';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { AuthenticatorKey } from '../../contract/second-steps.ts';
import type { authenticatorMachine, AuthenticatorEvent } from '../../machines/authenticator.machine.ts';

type Machine = typeof authenticatorMachine;
type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];

test('knows what a view may read', () => {
  expectTypeOf<SnapshotFrom<Machine>['context']['key']>().toEqualTypeOf<AuthenticatorKey | null>();
});

test('accepts its events and nothing that cannot happen', () => {
  expectTypeOf<Sent>().toEqualTypeOf<AuthenticatorEvent>();
  expectTypeOf<{ type: 'code.changed' }>().not.toExtend<Sent>();
  // The key is the server's to make.
  expectTypeOf<{ type: 'key.chosen'; secret: string }>().not.toExtend<Sent>();
});
