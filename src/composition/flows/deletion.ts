import { personalDataEndpoints } from '../../../contract/personal-data.ts';
import { deletionMachine } from '../../../machines/deletion.machine.ts';
import { flowOf, type OpenFlow } from '../flow-scope.ts';

export const openDeletion: OpenFlow = ({ call }) => {
  const logic = deletionMachine.provide({
    actors: {
      loadPersonalData: call(personalDataEndpoints.getPersonalData),
      requestDeletion: call(personalDataEndpoints.requestDeletion),
      cancelDeletion: call(personalDataEndpoints.cancelDeletion),
    },
  });
  return flowOf(logic, undefined);
};
