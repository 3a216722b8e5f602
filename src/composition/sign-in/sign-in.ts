import { accountEndpoints } from '../../../contract/account/account-endpoints.ts';
import { secondStepEndpoints } from '../../../contract/sign-in/second-steps.ts';
import { signInMachine } from '../../../machines/sign-in/sign-in.machine.ts';
import { hasPasskeys, passkeyQuestions } from '../../services/passkeys.ts';
import { flowOf, type OpenFlow } from '../flow-scope.ts';
import { composePopUp, lastMethod, takeProblem } from './oauth.ts';

export const openSignIn: OpenFlow = (scope) => {
  const logic = signInMachine.provide({
    actors: {
      popUp: composePopUp(scope),
      signIn: scope.call(accountEndpoints.signIn),
      confirmSignIn: scope.call(secondStepEndpoints.confirmSignIn),
      ...passkeyQuestions(scope.api),
    },
    actions: {
      rememberEmail: (_, { email }) => scope.rememberEmail(email),
      saveSession: (_, { session }) => {
        if (session !== null) scope.saveSession(session);
      },
      rememberMethod: (_, { method }) => lastMethod.write(method),
    },
  });
  return flowOf(logic, {
    email: scope.typedEmail(),
    sourcePage: scope.sourcePage(),
    lastMethod: lastMethod.read(),
    error: takeProblem(),
    hasPasskeys: hasPasskeys(),
    newId: scope.newId,
  });
};
