import { connectionEndpoints, connectionsPage } from '../../../contract/account/connections.ts';
import { connectionsMachine } from '../../../machines/account/connections.machine.ts';
import { flowOf, type OpenFlow } from '../flow-scope.ts';
import { composePopUp, takeProblem } from '../sign-in/oauth.ts';

export const openConnections: OpenFlow = ({ call, newId }) => {
  const logic = connectionsMachine.provide({
    actors: {
      popUp: composePopUp({ call, sourcePage: () => connectionsPage }),
      loadConnections: call(connectionEndpoints.getConnections),
      disconnect: call(connectionEndpoints.disconnect),
    },
  });
  return flowOf(logic, { error: takeProblem(), newId });
};
