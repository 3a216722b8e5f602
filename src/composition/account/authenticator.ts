import { secondStepEndpoints } from '../../../contract/sign-in/second-steps.ts';
import { authenticatorMachine } from '../../../machines/account/authenticator.machine.ts';
import { flowOf, type OpenFlow } from '../flow-scope.ts';

export const openAuthenticator: OpenFlow = ({ call }) => {
  const logic = authenticatorMachine.provide({
    actors: {
      loadAuthenticator: call(secondStepEndpoints.getAuthenticator),
      beginSetUp: call(secondStepEndpoints.beginAuthenticator),
      confirmSetUp: call(secondStepEndpoints.confirmAuthenticator),
      removeAuthenticator: call(secondStepEndpoints.removeAuthenticator),
    },
  });
  return flowOf(logic, undefined);
};
