import { expectTypeOf } from 'vitest';
import type { DebugEvent, debugMachine } from '../../../machines/developer/debug.machine.ts';
import type { ActorRefFrom, SnapshotFrom, InputFrom } from 'xstate';
import type { DebugEntry } from '../../../contract/developer/debug.ts';
import type { flowViewerMachine } from '../../../machines/developer/flow-viewer.machine.ts';
import type { FlowTarget, FlowViewerEvent } from '../../../machines/developer/flow-viewer.model.ts';
import type { RecordedFlow, RecordingsEvent, recordingsMachine } from '../../../machines/developer/recordings.machine.ts';

/* Types of this room's machines: compile-time only, nothing runs. */

/* debug */
{
  type Machine = typeof debugMachine;
  type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];
  // Context.
  expectTypeOf<SnapshotFrom<Machine>['context']['entries']>().toEqualTypeOf<readonly DebugEntry[]>();
  // There are two roles: who asked, and who answered.
  expectTypeOf<{ role: 'system'; content: string }>().not.toExtend<DebugEntry>();
  expectTypeOf<Sent>().toEqualTypeOf<DebugEvent>();
  // Read-only.
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
  // Past steps are immutable.
  expectTypeOf<{ type: 'step.removed'; index: number }>().not.toExtend<Sent>();
}

/* recordings */
{
  type Machine = typeof recordingsMachine;
  type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];
  expectTypeOf<InputFrom<Machine>>().toEqualTypeOf<{ isStaff: boolean }>();
  expectTypeOf<SnapshotFrom<Machine>['context']['flows']>().toEqualTypeOf<readonly RecordedFlow[]>();
  expectTypeOf<Sent>().toEqualTypeOf<RecordingsEvent>();
  // The flow is required.
  expectTypeOf<{ type: 'copy.requested' }>().not.toExtend<Sent>();
}
