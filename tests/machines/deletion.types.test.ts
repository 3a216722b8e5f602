import { expectTypeOf, test } from 'vitest';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Deletion } from '../../contract/personal-data.ts';
import type { deletionMachine, DeletionEvent } from '../../machines/deletion.machine.ts';

type Machine = typeof deletionMachine;
type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];

test('knows what a view may read', () => {
  expectTypeOf<SnapshotFrom<Machine>['context']['deletion']>().toEqualTypeOf<Deletion | null>();
});

test('accepts its events and nothing that cannot happen', () => {
  expectTypeOf<Sent>().toEqualTypeOf<DeletionEvent>();
  expectTypeOf<{ type: 'password.changed' }>().not.toExtend<Sent>();
  // When it happens is the server's to say.
  expectTypeOf<{ type: 'deletion.confirmed'; executesAt: number }>().not.toEqualTypeOf<Extract<Sent, { type: 'deletion.confirmed' }>>();
});
