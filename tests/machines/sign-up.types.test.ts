import { expectTypeOf, test } from 'vitest';
import type { ActorRefFrom, InputFrom, OutputFrom } from 'xstate';
import type { Session } from '../../contract/entities.ts';
import type { signUpMachine } from '../../machines/sign-up.machine.ts';
import type { SignUpEvent, SignUpStep } from '../../machines/sign-up.model.ts';

type Machine = typeof signUpMachine;
type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];

test('knows what goes in and what comes out', () => {
  expectTypeOf<InputFrom<Machine>['step']>().toEqualTypeOf<SignUpStep>();
  expectTypeOf<InputFrom<Machine>['session']>().toEqualTypeOf<Session>();
  expectTypeOf<OutputFrom<Machine>>().toEqualTypeOf<{ redirectTo: string }>();
});

test('accepts its events and nothing that cannot happen', () => {
  expectTypeOf<Sent>().toEqualTypeOf<SignUpEvent>();
  // There is no such step.
  expectTypeOf<{ type: 'step.opened'; step: 'welcome' }>().not.toExtend<Sent>();
  // The code belongs to the verification.
  expectTypeOf<{ type: 'code.changed'; code: string }>().not.toExtend<Sent>();
  // An address is text.
  expectTypeOf<{ type: 'email.changed'; email: null }>().not.toExtend<Sent>();
});
