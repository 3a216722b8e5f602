import { expectTypeOf, test } from 'vitest';
import type { ActorRefFrom, InputFrom, OutputFrom } from 'xstate';
import type { stepUpMachine, StepUpEvent, StepUpPurpose } from '../../machines/step-up.machine.ts';

type Machine = typeof stepUpMachine;
type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];

test('knows what goes in and what comes out', () => {
  expectTypeOf<InputFrom<Machine>>().toEqualTypeOf<{ purpose: StepUpPurpose }>();
  expectTypeOf<OutputFrom<Machine>>().toEqualTypeOf<{ isDone: boolean }>();
});

test('accepts its events and nothing that cannot happen', () => {
  expectTypeOf<Sent>().toEqualTypeOf<StepUpEvent>();
  expectTypeOf<{ type: 'password.changed' }>().not.toExtend<Sent>();
  // Whether it was given is for the server to say.
  expectTypeOf<{ type: 'step.given' }>().not.toExtend<Sent>();
});
