import { signInMachine } from '../../../machines/sign-in.machine.ts';
import type { SignInInput } from '../../../machines/sign-in.model.ts';
import { accountActors } from '../../services/accounts.ts';
import { confirmSignInActor } from '../../services/second-steps.ts';
import { hasPasskeys, passkeyEntryActors } from '../../services/passkeys.ts';
import { ignoreAddress, type OpenFlow } from '../flow-scope.ts';
import { composePopUp, lastMethod, takeProblem } from '../third-party.ts';

export const openSignIn: OpenFlow = (scope) => {
  const { awaitPasskey, askPasskey, signInByPasskey } = passkeyEntryActors(scope.api);
  const logic = signInMachine.provide({
    actors: {
      popUp: composePopUp(scope),
      signIn: accountActors(scope.api).signIn,
      confirmSignIn: confirmSignInActor(scope.api),
      awaitPasskey,
      askPasskey,
      signInByPasskey,
    },
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
    hasPasskeys: hasPasskeys(),
    newId: scope.newId,
  };
  return { flow: { logic, input }, eventFor: ignoreAddress };
};
