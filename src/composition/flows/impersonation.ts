import { impersonationMachine } from '../../../machines/impersonation.machine.ts';
import { defaultPage } from '../../../machines/limits.ts';
import { impersonationActors } from '../../services/impersonation.ts';
import { loadPath } from '../../services/location.ts';
import { composeStepUp } from '../step-up.ts';
import { ignoreAddress, type OpenFlow } from '../flow-scope.ts';

export const openImpersonation: OpenFlow = async (scope, { params }) => {
  const { extra } = await scope.session();
  const logic = impersonationMachine.provide({
    actors: { ...impersonationActors(scope.api), stepUp: composeStepUp(scope) },
    actions: { startOver: () => loadPath(defaultPage) },
  });
  const mayLoginAsUser = extra.su?.canLoginAsUser === true && extra.suLogin === undefined;
  return { flow: { logic, input: { mayLoginAsUser, userGuid: params['guid'] ?? '' } }, eventFor: ignoreAddress };
};
