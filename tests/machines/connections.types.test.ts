import { expectTypeOf, test } from 'vitest';
import type { ActorRefFrom, InputFrom, SnapshotFrom } from 'xstate';
import type { Connections } from '../../contract/connections.ts';
import type { ApiError } from '../../contract/errors.ts';
import type { connectionsMachine, ConnectionsEvent } from '../../machines/connections.machine.ts';

type Machine = typeof connectionsMachine;
type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];

test('knows what goes in and what it keeps', () => {
  expectTypeOf<InputFrom<Machine>>().toEqualTypeOf<{ error: ApiError | null; newId: () => string }>();
  expectTypeOf<SnapshotFrom<Machine>['context']['connections']>().toEqualTypeOf<Connections | null>();
});

test('accepts its events and nothing that cannot happen', () => {
  expectTypeOf<Sent>().toEqualTypeOf<ConnectionsEvent>();
  // What is to be disconnected is named whole: whether it may be stands in it.
  expectTypeOf<{ type: 'disconnect.requested'; guid: string }>().not.toExtend<Sent>();
});
