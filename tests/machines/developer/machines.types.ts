import { expectTypeOf } from 'vitest';
import type { DebugEvent, debugMachine } from '../../../machines/developer/debug.machine.ts';
import type { ActorRefFrom, SnapshotFrom, InputFrom } from 'xstate';
import type { DebugEntry } from '../../../contract/developer/debug.ts';
import type { flowViewerMachine } from '../../../machines/developer/flow-viewer.machine.ts';
import type { FlowTarget, FlowViewerEvent } from '../../../machines/developer/flow-viewer.model.ts';
import type { RecordedFlow, RecordingsEvent, recordingsMachine } from '../../../machines/developer/recordings.machine.ts';

/* What the machines of this room take and give. The compiler checks it; nothing here runs. */

/* debug */
{
  type Machine = typeof debugMachine;
  type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];
  // Knows what it keeps.
  expectTypeOf<SnapshotFrom<Machine>['context']['entries']>().toEqualTypeOf<readonly DebugEntry[]>();
  // Spec 3 knows two roles here: who asked, and who answered.
  expectTypeOf<{ role: 'system'; content: string }>().not.toExtend<DebugEntry>();
  expectTypeOf<Sent>().toEqualTypeOf<DebugEvent>();
  // It is read, never written.
  expectTypeOf<{ type: 'entry.added'; entry: DebugEntry }>().not.toExtend<Sent>();
}

/* flow-viewer */
{
  type Machine = typeof flowViewerMachine;
  type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];
  expectTypeOf<InputFrom<Machine>>().toEqualTypeOf<{ target: FlowTarget }>();
  expectTypeOf<Sent>().toEqualTypeOf<FlowViewerEvent>();
  // One step at a time.
  expectTypeOf<{ type: 'step.moved'; by: 2 }>().not.toExtend<Sent>();
  // The past cannot be changed.
  expectTypeOf<{ type: 'step.removed'; index: number }>().not.toExtend<Sent>();
}

/* recordings */
{
  type Machine = typeof recordingsMachine;
  type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];
  expectTypeOf<InputFrom<Machine>>().toEqualTypeOf<{ isStaff: boolean }>();
  expectTypeOf<SnapshotFrom<Machine>['context']['flows']>().toEqualTypeOf<readonly RecordedFlow[]>();
  expectTypeOf<Sent>().toEqualTypeOf<RecordingsEvent>();
  // Which flow must be said.
  expectTypeOf<{ type: 'copy.requested' }>().not.toExtend<Sent>();
}
