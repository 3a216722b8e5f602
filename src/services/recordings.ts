import { fromPromise } from 'xstate';
import type { RecordedFlow } from '../../machines/developer/recordings.machine.ts';
import { isRunning, machineSnapshot, type FlowRecorder, type Trail } from '../recording/flow-recorder.ts';
import { publicActor } from '../recording/public-actor.ts';
import { recordingOf } from '../recording/recording.ts';

const asRecordedFlow = ({ ref, machineId, steps }: Trail): RecordedFlow => ({
  key: ref.sessionId,
  name: ref.id,
  machineId,
  isRunning: isRunning(ref),
  events: steps.length,
  lastAt: steps.at(-1)?.at ?? 0,
});

/** The recordings of this tab, as actors. */
export const recordingActors = (records: () => Promise<FlowRecorder>) => ({
  listFlows: fromPromise<readonly RecordedFlow[]>(async () => {
    const recorder = await records();
    return recorder
      .trails()
      .map(asRecordedFlow)
      .toSorted((a, b) => b.lastAt - a.lastAt);
  }),
  readRecording: fromPromise<string, { key: string }>(async ({ input }) => {
    const recorder = await records();
    const trail = recorder.find(input.key);
    const snapshot = trail && machineSnapshot(trail.ref);
    if (!trail || !snapshot) throw new Error('This flow is no longer recorded.');
    return `${JSON.stringify(recordingOf(publicActor(trail, 'tab'), snapshot.machine), null, 2)}\n`;
  }),
});
