import { expectTypeOf, test } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import type { connectionMachine, ConnectionEvent } from '../../machines/connection.machine.ts';

type Machine = typeof connectionMachine;
type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];

test('accepts its events and nothing that cannot happen', () => {
  expectTypeOf<Sent>().toEqualTypeOf<ConnectionEvent>();
  // Nobody can declare the network there or gone: the server is asked.
  expectTypeOf<{ type: 'connection.lost' }>().not.toExtend<Sent>();
  expectTypeOf<{ type: 'connection.changed'; isOnline: boolean }>().not.toEqualTypeOf<Sent>();
});
