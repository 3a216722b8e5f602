import { emailChangeStateSchema } from '../../../contract/entities.ts';
import { deliveryMachine } from '../../../machines/delivery.machine.ts';
import { emailChangeMachine } from '../../../machines/email-change.machine.ts';
import { resendMachine } from '../../../machines/resend.machine.ts';
import { verificationMachine } from '../../../machines/verification.machine.ts';
import { accountActors } from '../../services/accounts.ts';
import { settingsActors } from '../../services/settings.ts';
import { storedRecord } from '../../services/stored-record.ts';
import { ignoreAddress, type OpenFlow } from '../flow-scope.ts';

export const openEmailChange: OpenFlow = async (scope) => {
  const { loadAccount, beginChange, sendCode, confirmCode } = settingsActors(scope.api);
  const { checkDelivery } = accountActors(scope.api);
  const record = storedRecord(() => sessionStorage, 'anydish.email-change', emailChangeStateSchema);
  const typedEmail = scope.draft('newEmail');
  const logic = emailChangeMachine.provide({
    actors: {
      loadAccount,
      beginChange,
      verification: verificationMachine.provide({
        actors: {
          confirmCode,
          resend: resendMachine.provide({ actors: { sendCode } }),
          delivery: deliveryMachine.provide({ actors: { checkDelivery } }),
        },
      }),
    },
    actions: {
      rememberChange: (_, state) => record.write(state),
      forgetChange: () => record.write(null),
      keepDraft: (_, { email }) => typedEmail.write(email),
      saveSession: (_, { session }) => {
        if (session !== null) scope.saveSession(session);
      },
    },
  });
  const { guid } = await scope.session();
  return {
    flow: { logic, input: { userGuid: guid, email: typedEmail.read() ?? '', stored: record.read(), now: Date.now } },
    eventFor: ignoreAddress,
  };
};
