import { impersonationEndpoints } from '../../../contract/console/impersonation.ts';
import { impersonationMachine } from '../../../machines/console/impersonation.machine.ts';
import { defaultPage } from '../../../machines/shell/start-page.ts';
import { loadPath } from '../../services/location.ts';
import { composeStepUp } from '../sign-in/step-up.ts';
import { flowOf, type OpenFlow } from '../flow-scope.ts';

export const openImpersonation: OpenFlow = async (scope, { params }) => {
  const { call, session } = scope;
  const { extra } = await session();
  const logic = impersonationMachine.provide({
    actors: {
      loadUser: call(impersonationEndpoints.getLoginSubject, { send: ({ userGuid }: { userGuid: string }) => ({ guid: userGuid }) }),
      loginAsUser: call(impersonationEndpoints.loginAsUser, {
        send: ({ userGuid, reason }: { userGuid: string; reason: string }) => ({ guid: userGuid, reason }),
      }),
      stepUp: composeStepUp(scope),
    },
    actions: { startOver: () => loadPath(defaultPage) },
  });
  const mayLoginAsUser = extra.su?.canLoginAsUser === true && extra.suLogin === undefined;
  return flowOf(logic, { mayLoginAsUser, userGuid: params['guid'] ?? '' });
};
