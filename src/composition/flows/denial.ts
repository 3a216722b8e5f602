import { denialMachine } from '../../../machines/denial.machine.ts';
import { accountActors } from '../../services/accounts.ts';
import { readFragment } from '../../services/location.ts';
import { resetRecord } from '../../services/reset-record.ts';
import { ignoreAddress, type OpenFlow } from '../flow-scope.ts';

export const openDenial: OpenFlow = (scope) => {
  const { denySignIn } = accountActors(scope.api);
  const logic = denialMachine.provide({
    actors: { denySignIn },
    actions: {
      rememberEmail: (_, { email }) => scope.rememberEmail(email),
      rememberReset: (_, state) => resetRecord().write(state),
      // All sessions of the account have ended, perhaps this tab's too.
      refreshSession: () => scope.refreshSession(),
    },
  });
  return { flow: { logic, input: { token: readFragment(), now: Date.now } }, eventFor: ignoreAddress };
};
