import { expectTypeOf, test } from 'vitest';
import type { ActorRefFrom, InputFrom, SnapshotFrom } from 'xstate';
import type { RecordedFlow, recordingsMachine, RecordingsEvent } from '../../machines/recordings.machine.ts';

type Machine = typeof recordingsMachine;
type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];

test('knows what goes in and what comes out', () => {
  expectTypeOf<InputFrom<Machine>>().toEqualTypeOf<{ isStaff: boolean }>();
  expectTypeOf<SnapshotFrom<Machine>['context']['flows']>().toEqualTypeOf<readonly RecordedFlow[]>();
});

test('accepts its events and nothing that cannot happen', () => {
  expectTypeOf<Sent>().toEqualTypeOf<RecordingsEvent>();
  // Which flow must be said.
  expectTypeOf<{ type: 'copy.requested' }>().not.toExtend<Sent>();
});
