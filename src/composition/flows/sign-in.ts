import { signInMachine } from '../../../machines/sign-in.machine.ts';
import { accountActors } from '../../services/accounts.ts';
import { ignoreAddress, type OpenFlow } from '../flow-scope.ts';

export const openSignIn: OpenFlow = (scope) => {
  const logic = signInMachine.provide({
    actors: { signIn: accountActors(scope.api).signIn },
    actions: {
      rememberEmail: (_, { email }) => scope.rememberEmail(email),
      saveSession: (_, { session }) => scope.saveSession(session),
    },
  });
  return { flow: { logic, input: { email: scope.typedEmail(), sourcePage: scope.sourcePage() } }, eventFor: ignoreAddress };
};
