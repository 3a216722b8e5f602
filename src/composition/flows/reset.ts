import { t } from '@lingui/core/macro';
import { resendMachine } from '../../../machines/resend.machine.ts';
import { resetMachine } from '../../../machines/reset.machine.ts';
import { accountActors } from '../../services/accounts.ts';
import { resetRecord } from '../../services/reset-record.ts';
import { showNotice } from '../../services/toaster.ts';
import { ignoreAddress, type OpenFlow } from '../flow-scope.ts';

export const openReset: OpenFlow = (scope) => {
  const { requestReset, confirmReset } = accountActors(scope.api);
  const record = resetRecord();
  const logic = resetMachine.provide({
    // Spec 7: the same call asks for the first code and for another.
    actors: { requestReset, confirmReset, resend: resendMachine.provide({ actors: { sendCode: requestReset } }) },
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
  return { flow: { logic, input: { email: scope.typedEmail(), stored: record.read(), now: Date.now } }, eventFor: ignoreAddress };
};
