import { t } from '@lingui/core/macro';
import { accountEndpoints } from '../../../contract/account/account-endpoints.ts';
import { resendMachine } from '../../../machines/sign-in/resend.machine.ts';
import { resetMachine } from '../../../machines/sign-in/reset.machine.ts';
import { resetRecord } from '../../services/stored-record.ts';
import { showNotice } from '../../services/toaster.ts';
import { flowOf, type OpenFlow } from '../flow-scope.ts';

export const openReset: OpenFlow = (scope) => {
  const record = resetRecord();
  const logic = resetMachine.provide({
    // The same call sends the first code and further ones.
    actors: {
      requestReset: scope.call(accountEndpoints.requestPasswordReset),
      confirmReset: scope.call(accountEndpoints.confirmPasswordReset),
      resend: resendMachine.provide({ actors: { sendCode: scope.call(accountEndpoints.requestPasswordReset) } }),
    },
    actions: {
      rememberEmail: (_, { email }) => scope.rememberEmail(email),
      rememberReset: (_, state) => record.write(state),
      forgetReset: () => record.write(null),
      announceSuccess: () => {
        // All sessions of the account have ended, perhaps this tab's too.
        scope.refreshSession();
        showNotice(t`Your password was changed. Please sign in.`);
      },
    },
  });
  return flowOf(logic, { email: scope.typedEmail(), stored: record.read(), now: Date.now });
};
