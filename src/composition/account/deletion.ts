import { personalDataEndpoints } from '../../../contract/account/personal-data.ts';
import { deletionMachine } from '../../../machines/account/deletion.machine.ts';
import { flowOf, type OpenFlow } from '../flow-scope.ts';

export const openDeletion: OpenFlow = ({ call, refreshSession }) => {
  // The session's account data is outdated.
  const changed = <T>(data: T) => {
    refreshSession();
    return data;
  };
  const logic = deletionMachine.provide({
    actors: {
      loadPersonalData: call(personalDataEndpoints.getPersonalData),
      requestDeletion: call(personalDataEndpoints.requestDeletion, { read: changed }),
      cancelDeletion: call(personalDataEndpoints.cancelDeletion, { read: changed }),
    },
  });
  return flowOf(logic, undefined);
};
