import { clipboardMachine } from '../../../machines/shell/clipboard.machine.ts';
import { recordingsMachine } from '../../../machines/developer/recordings.machine.ts';
import { clipboardActors } from '../../services/clipboard.ts';
import { recordingActors } from '../../services/recordings.ts';
import { mayRecordFlows } from '../../recording/may-record-flows.ts';
import { flowOf, type OpenFlow } from '../flow-scope.ts';

export const openRecordings: OpenFlow = async (scope) => {
  const clipboard = clipboardMachine.provide({ actors: clipboardActors() });
  const logic = recordingsMachine.provide({ actors: { ...recordingActors(scope.flowRecords), clipboard } });
  return flowOf(logic, { isStaff: mayRecordFlows(await scope.session()) });
};
