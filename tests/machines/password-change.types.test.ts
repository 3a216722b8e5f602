import { expectTypeOf, test } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import type { passwordChangeMachine, PasswordChangeEvent } from '../../machines/password-change.machine.ts';

type Machine = typeof passwordChangeMachine;
type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];

test('accepts its events and nothing that cannot happen', () => {
  expectTypeOf<Sent>().toEqualTypeOf<PasswordChangeEvent>();
  // There are two passwords.
  expectTypeOf<{ type: 'password.changed'; password: string }>().not.toExtend<Sent>();
  expectTypeOf<{ type: 'newPassword.changed' }>().not.toExtend<Sent>();
});
