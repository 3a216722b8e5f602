import { passkeyEndpoints } from '../../../contract/sign-in/passkeys.ts';
import { recoveryMachine } from '../../../machines/sign-in/recovery.machine.ts';
import { flowOf, type OpenFlow } from '../flow-scope.ts';

export const openRecovery: OpenFlow = ({ call, rememberEmail, saveSession, typedEmail }) => {
  const logic = recoveryMachine.provide({
    actors: { recover: call(passkeyEndpoints.signInByRecoveryCode) },
    actions: {
      rememberEmail: (_, { email }) => rememberEmail(email),
      saveSession: (_, { session }) => saveSession(session),
    },
  });
  return flowOf(logic, { email: typedEmail() });
};
