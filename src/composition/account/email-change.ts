import { emailChangeStateSchema } from '../../../contract/entities.ts';
import { settingsEndpoints } from '../../../contract/account/settings-endpoints.ts';
import { deliveryMachine } from '../../../machines/sign-in/delivery.machine.ts';
import { emailChangeMachine } from '../../../machines/account/email-change.machine.ts';
import { resendMachine } from '../../../machines/sign-in/resend.machine.ts';
import { verificationMachine } from '../../../machines/sign-in/verification.machine.ts';
import { checkDelivery } from '../../services/deliveries.ts';
import { storedRecord } from '../../services/stored-record.ts';
import { flowOf, type OpenFlow } from '../flow-scope.ts';

export const openEmailChange: OpenFlow = async (scope) => {
  const { call } = scope;
  const record = storedRecord(() => sessionStorage, 'anydish.email-change', emailChangeStateSchema);
  const typedEmail = scope.draft('newEmail');
  const logic = emailChangeMachine.provide({
    actors: {
      loadAccount: call(settingsEndpoints.getAccount),
      beginChange: call(settingsEndpoints.beginEmailChange),
      verification: verificationMachine.provide({
        actors: {
          confirmCode: call(settingsEndpoints.confirmEmailChange),
          resend: resendMachine.provide({ actors: { sendCode: call(settingsEndpoints.resendEmailCode) } }),
          delivery: deliveryMachine.provide({ actors: { checkDelivery: checkDelivery(call) } }),
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
  return flowOf(logic, { userGuid: guid, email: typedEmail.read() ?? '', stored: record.read(), now: Date.now });
};
