import { deletionMachine } from '../../../machines/deletion.machine.ts';
import { personalDataActors } from '../../services/personal-data.ts';
import { ignoreAddress, type OpenFlow } from '../flow-scope.ts';

export const openDeletion: OpenFlow = (scope) => {
  const { loadPersonalData, requestDeletion, cancelDeletion } = personalDataActors(scope.api, scope.refreshSession);
  const logic = deletionMachine.provide({ actors: { loadPersonalData, requestDeletion, cancelDeletion } });
  return { flow: { logic, input: undefined }, eventFor: ignoreAddress };
};
