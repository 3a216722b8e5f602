import { signInMachine, type SignInInput } from '../../../machines/sign-in.machine.ts';
import { accountActors } from '../../services/accounts.ts';
import { confirmSignInActor } from '../../services/second-steps.ts';
import { ignoreAddress, type OpenFlow } from '../flow-scope.ts';
import { composePopUp, lastMethod, takeProblem } from '../third-party.ts';

export const openSignIn: OpenFlow = (scope) => {
  const logic = signInMachine.provide({
    actors: { popUp: composePopUp(scope), signIn: accountActors(scope.api).signIn, confirmSignIn: confirmSignInActor(scope.api) },
    actions: {
      rememberEmail: (_, { email }) => scope.rememberEmail(email),
      saveSession: (_, { session }) => {
        if (session !== null) scope.saveSession(session);
      },
      rememberMethod: (_, { method }) => lastMethod.write(method),
    },
  });
  const input: SignInInput = {
    email: scope.typedEmail(),
    sourcePage: scope.sourcePage(),
    lastMethod: lastMethod.read(),
    error: takeProblem(),
    newId: scope.newId,
  };
  return { flow: { logic, input }, eventFor: ignoreAddress };
};
