import { expectTypeOf, test } from 'vitest';
import type { ActorRefFrom, InputFrom } from 'xstate';
import type { LoginState } from '../../contract/oauth.ts';
import type { popUpMachine, PopUpEvent } from '../../machines/pop-up.machine.ts';

type Machine = typeof popUpMachine;
type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];

test('knows what goes in', () => {
  expectTypeOf<InputFrom<Machine>['loginState']>().toEqualTypeOf<LoginState>();
  expectTypeOf<InputFrom<Machine>['newId']>().toEqualTypeOf<() => string>();
});

test('accepts its events and nothing that cannot happen', () => {
  expectTypeOf<Sent>().toEqualTypeOf<PopUpEvent>();
  // Nobody signs in through a site that is not offered.
  expectTypeOf<{ type: 'provider.chosen'; provider: 'myspace' }>().not.toExtend<Sent>();
  // The window is watched by its actor; the machine does not poll.
  expectTypeOf<{ type: 'tick' }>().not.toExtend<Sent>();
});
