import type { RecordedFlow, recordingsMachine } from '../../../machines/developer/recordings.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { failure } from '../samples.ts';

export const recorded: RecordedFlow = { key: 'x:3', name: 'flow', machineId: 'signIn', isRunning: false, events: 4, lastAt: 0 };

export const recordingsFixture: Fixture<typeof recordingsMachine> = {
  inputs: { staff: () => ({ isStaff: true }), cook: () => ({ isStaff: false }) },
  events: {
    'copy.requested': { signIn: { key: recorded.key } },
    'retry.requested': 'bare',
    'network.returned': 'bare',
    'viewer.returned': 'bare',
  },
  outputs: { listFlows: { one: [recorded] }, readRecording: { read: '{}' } },
  errors: { listFlows: { offline: failure('unknown') }, readRecording: { gone: failure('unknown') } },
};
