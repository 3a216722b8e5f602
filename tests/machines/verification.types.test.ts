import { expectTypeOf, test } from 'vitest';
import type { ActorRefFrom, InputFrom, OutputFrom } from 'xstate';
import type { Session } from '../../contract/entities.ts';
import type { verificationMachine, VerificationEvent } from '../../machines/verification.machine.ts';

type Machine = typeof verificationMachine;
type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];

test('knows what goes in and what comes out', () => {
  expectTypeOf<InputFrom<Machine>['token']>().toEqualTypeOf<string>();
  expectTypeOf<InputFrom<Machine>['resendAt']>().toEqualTypeOf<number>();
  expectTypeOf<OutputFrom<Machine>>().toEqualTypeOf<{ session: Session | null }>();
});

test('accepts its events and nothing that cannot happen', () => {
  expectTypeOf<Sent>().toEqualTypeOf<VerificationEvent>();
  // A code is text: it may begin with zeros.
  expectTypeOf<{ type: 'code.changed'; code: number }>().not.toExtend<Sent>();
  // The resend timer hears this itself.
  expectTypeOf<{ type: 'resend.requested' }>().not.toExtend<Sent>();
  // A new token comes with its time.
  expectTypeOf<{ type: 'token.replaced'; token: string }>().not.toExtend<Sent>();
});
