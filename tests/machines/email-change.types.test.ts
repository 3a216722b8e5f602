import { expectTypeOf, test } from 'vitest';
import type { ActorRefFrom, InputFrom } from 'xstate';
import type { EmailChangeState } from '../../contract/entities.ts';
import type { emailChangeMachine, EmailChangeEvent } from '../../machines/email-change.machine.ts';

type Machine = typeof emailChangeMachine;
type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];

test('knows what goes in', () => {
  expectTypeOf<InputFrom<Machine>>().toEqualTypeOf<{
    userGuid: string;
    email: string;
    stored: EmailChangeState | null;
    now: () => number;
  }>();
});

test('accepts its events and nothing that cannot happen', () => {
  expectTypeOf<Sent>().toEqualTypeOf<EmailChangeEvent>();
  // The code is the verification's to hear.
  expectTypeOf<{ type: 'code.changed'; code: string }>().not.toExtend<Sent>();
  expectTypeOf<{ type: 'email.changed' }>().not.toExtend<Sent>();
});
