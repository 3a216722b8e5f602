import { accountEndpoints } from '../../../contract/account/account-endpoints.ts';
import { denialMachine } from '../../../machines/sign-in/denial.machine.ts';
import { readFragment } from '../../services/location.ts';
import { resetRecord } from '../../services/stored-record.ts';
import { flowOf, type OpenFlow } from '../flow-scope.ts';

export const openDenial: OpenFlow = ({ call, rememberEmail, refreshSession }) => {
  const logic = denialMachine.provide({
    actors: { denySignIn: call(accountEndpoints.denySignIn) },
    actions: {
      rememberEmail: (_, { email }) => rememberEmail(email),
      rememberReset: (_, state) => resetRecord().write(state),
      // All sessions of the account have ended, perhaps this tab's too.
      refreshSession: () => refreshSession(),
    },
  });
  return flowOf(logic, { token: readFragment(), now: Date.now });
};
