import { sessionListMachine } from '../../../machines/session-list.machine.ts';
import { settingsActors } from '../../services/settings.ts';
import { ignoreAddress, type OpenFlow } from '../flow-scope.ts';

export const openSessionList: OpenFlow = (scope) => {
  const { loadDevices, signOut } = settingsActors(scope.api);
  return {
    flow: { logic: sessionListMachine.provide({ actors: { loadDevices, signOut } }), input: undefined },
    eventFor: ignoreAddress,
  };
};
