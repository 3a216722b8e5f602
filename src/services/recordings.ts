import { fromPromise } from 'xstate';
import type { RecordedFlow } from '../../machines/recordings.machine.ts';
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

/** The recordings of this tab, as actors. `write` puts text into the clipboard. */
export const recordingActors = (records: () => Promise<FlowRecorder>, write: (text: string) => Promise<void>) => ({
  listFlows: fromPromise<readonly RecordedFlow[]>(async () => {
    const recorder = await records();
    return recorder
      .trails()
      .map(asRecordedFlow)
      .toSorted((a, b) => b.lastAt - a.lastAt);
  }),
  copyRecording: fromPromise<unknown, { key: string }>(async ({ input }) => {
    const recorder = await records();
    const trail = recorder.find(input.key);
    const snapshot = trail && machineSnapshot(trail.ref);
    if (!trail || !snapshot) throw new Error('This flow is no longer recorded.');
    await write(`${JSON.stringify(recordingOf(publicActor(trail, 'tab'), snapshot.machine), null, 2)}\n`);
  }),
});
