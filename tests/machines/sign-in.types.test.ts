import { expectTypeOf, test } from 'vitest';
import type { ActorRefFrom, InputFrom, OutputFrom } from 'xstate';
import type { signInMachine } from '../../machines/sign-in.machine.ts';
import type { SignInEvent, SignInInput } from '../../machines/sign-in.model.ts';

type Machine = typeof signInMachine;
type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];

test('knows what goes in and what comes out', () => {
  expectTypeOf<InputFrom<Machine>>().toEqualTypeOf<SignInInput>();
  expectTypeOf<OutputFrom<Machine>>().toEqualTypeOf<{ redirectTo: string }>();
});

test('accepts its events and nothing that cannot happen', () => {
  expectTypeOf<Sent>().toEqualTypeOf<SignInEvent>();
  // A password is text.
  expectTypeOf<{ type: 'password.changed'; password: undefined }>().not.toExtend<Sent>();
  // There is no such event.
  expectTypeOf<{ type: 'signIn.submitted'; email: string; password: string }>().not.toExtend<Sent>();
});
