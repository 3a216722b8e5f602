import { connectionsPage } from '../../../contract/connections.ts';
import { connectionsMachine } from '../../../machines/connections.machine.ts';
import { connectionActors } from '../../services/connections.ts';
import { ignoreAddress, type OpenFlow } from '../flow-scope.ts';
import { composePopUp, takeProblem } from '../third-party.ts';

export const openConnections: OpenFlow = (scope) => {
  const popUp = composePopUp({ api: scope.api, sourcePage: () => connectionsPage });
  const logic = connectionsMachine.provide({ actors: { popUp, ...connectionActors(scope.api) } });
  return { flow: { logic, input: { error: takeProblem(), newId: scope.newId } }, eventFor: ignoreAddress };
};
