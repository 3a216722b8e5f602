import { expectTypeOf, test } from 'vitest';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { clipboardMachine, ClipboardEvent } from '../../machines/clipboard.machine.ts';

type Machine = typeof clipboardMachine;
type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];

test('knows what it keeps', () => {
  expectTypeOf<SnapshotFrom<Machine>['context']['piece']>().toEqualTypeOf<{ key: string; text: string } | null>();
});

test('accepts its events and nothing that cannot happen', () => {
  expectTypeOf<Sent>().toEqualTypeOf<ClipboardEvent>();
  // A piece is a name and a text; one without the other cannot be told apart, or copied.
  expectTypeOf<{ type: 'copy.requested'; key: string }>().not.toExtend<Sent>();
  expectTypeOf<{ type: 'copy.requested'; text: string }>().not.toExtend<Sent>();
});
