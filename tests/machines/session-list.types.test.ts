import { expectTypeOf, test } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import type { sessionListMachine, SessionListEvent } from '../../machines/session-list.machine.ts';

type Machine = typeof sessionListMachine;
type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];

test('accepts its events and nothing that cannot happen', () => {
  expectTypeOf<Sent>().toEqualTypeOf<SessionListEvent>();
  // Which device is meant is said by whoever asks; no event says yes, only the answer of the question does.
  expectTypeOf<{ type: 'signOut.requested' }>().not.toExtend<Sent>();
  expectTypeOf<{ type: 'signOut.confirmed' }>().not.toExtend<Sent>();
});
