import { recordingsMachine } from '../../../machines/recordings.machine.ts';
import { recordingActors } from '../../services/recordings.ts';
import { mayRecordFlows } from '../../recording/may-record-flows.ts';
import { ignoreAddress, type OpenFlow } from '../flow-scope.ts';

export const openRecordings: OpenFlow = async (scope) => {
  const actors = recordingActors(scope.flowRecords, (text) => navigator.clipboard.writeText(text));
  const input = { isStaff: mayRecordFlows(await scope.session()) };
  return { flow: { logic: recordingsMachine.provide({ actors }), input }, eventFor: ignoreAddress };
};
