import { expectTypeOf, test } from 'vitest';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { DebugEntry } from '../../contract/debug.ts';
import type { debugMachine, DebugEvent } from '../../machines/debug.machine.ts';

type Machine = typeof debugMachine;
type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];

test('knows what it keeps', () => {
  expectTypeOf<SnapshotFrom<Machine>['context']['entries']>().toEqualTypeOf<readonly DebugEntry[]>();
  // Spec 3 knows two roles here: who asked, and who answered.
  expectTypeOf<{ role: 'system'; content: string }>().not.toExtend<DebugEntry>();
});

test('accepts its events and nothing that cannot happen', () => {
  expectTypeOf<Sent>().toEqualTypeOf<DebugEvent>();
  // It is read, never written.
  expectTypeOf<{ type: 'entry.added'; entry: DebugEntry }>().not.toExtend<Sent>();
});
