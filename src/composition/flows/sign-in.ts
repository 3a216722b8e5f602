import { signInMachine } from '../../../machines/sign-in.machine.ts';
import { accountActors } from '../../services/accounts.ts';
import { ignoreAddress, type OpenFlow } from '../flow-scope.ts';

export const openSignIn: OpenFlow = (scope) => {
  const logic = signInMachine.provide({
    actors: { signIn: accountActors(scope.api).signIn },
    actions: { saveSession: (_, { session }) => scope.saveSession(session) },
  });
  return { flow: { logic, input: { email: '', sourcePage: scope.sourcePage() } }, eventFor: ignoreAddress };
};
