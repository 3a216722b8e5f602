import { expectTypeOf, test } from 'vitest';
import type { ActorRefFrom, InputFrom, OutputFrom } from 'xstate';
import type { Session } from '../../contract/entities.ts';
import type { profileMachine, ProfileEvent } from '../../machines/profile.machine.ts';

type Machine = typeof profileMachine;
type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];

test('knows what goes in and what comes out', () => {
  expectTypeOf<InputFrom<Machine>>().toEqualTypeOf<{ fullName: string }>();
  expectTypeOf<OutputFrom<Machine>>().toEqualTypeOf<{ session: Session | null }>();
});

test('accepts its events and nothing that cannot happen', () => {
  expectTypeOf<Sent>().toEqualTypeOf<ProfileEvent>();
  // The form has one field.
  expectTypeOf<{ type: 'name.changed'; firstName: string; lastName: string }>().not.toExtend<Sent>();
  // There is no such event.
  expectTypeOf<{ type: 'form.submitted' }>().not.toExtend<Sent>();
});
