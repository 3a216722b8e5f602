import { expectTypeOf, test } from 'vitest';
import type { ActorRefFrom, InputFrom, OutputFrom } from 'xstate';
import type { ResetState } from '../../contract/entities.ts';
import type { resetMachine } from '../../machines/reset.machine.ts';
import type { ResetEvent } from '../../machines/reset.model.ts';

type Machine = typeof resetMachine;
type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];

test('knows what goes in and what comes out', () => {
  expectTypeOf<InputFrom<Machine>['email']>().toEqualTypeOf<string>();
  expectTypeOf<InputFrom<Machine>['stored']>().toEqualTypeOf<ResetState | null>();
  // No session: the way leads to the sign-in.
  expectTypeOf<OutputFrom<Machine>>().toEqualTypeOf<{ redirectTo: string }>();
});

test('accepts its events and nothing that cannot happen', () => {
  expectTypeOf<Sent>().toEqualTypeOf<ResetEvent>();
  // A code is text: it may begin with zeros.
  expectTypeOf<{ type: 'code.changed'; code: number }>().not.toExtend<Sent>();
  // The resend timer hears this itself.
  expectTypeOf<{ type: 'resend.requested' }>().not.toExtend<Sent>();
  // The server alone says that a code was sent.
  expectTypeOf<{ type: 'code.sent' }>().not.toExtend<Sent>();
});
