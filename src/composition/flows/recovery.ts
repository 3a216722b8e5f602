import { recoveryMachine } from '../../../machines/recovery.machine.ts';
import { passkeyEntryActors } from '../../services/passkeys.ts';
import { ignoreAddress, type OpenFlow } from '../flow-scope.ts';

export const openRecovery: OpenFlow = (scope) => {
  const logic = recoveryMachine.provide({
    actors: { recover: passkeyEntryActors(scope.api).recover },
    actions: {
      rememberEmail: (_, { email }) => scope.rememberEmail(email),
      saveSession: (_, { session }) => scope.saveSession(session),
    },
  });
  return { flow: { logic, input: { email: scope.typedEmail() } }, eventFor: ignoreAddress };
};
