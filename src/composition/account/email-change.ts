import { emailChangeStateSchema } from '../../../contract/entities.ts';
import { settingsEndpoints } from '../../../contract/account/settings-endpoints.ts';
import { emailChangeMachine } from '../../../machines/account/email-change.machine.ts';
import { storedRecord } from '../../services/stored-record.ts';
import { flowOf, type OpenFlow } from '../flow-scope.ts';
import { composeVerification } from '../sign-in/verification.ts';

export const openEmailChange: OpenFlow = async (scope) => {
  const { call } = scope;
  const record = storedRecord(() => sessionStorage, 'anydish.email-change', emailChangeStateSchema);
  const typedEmail = scope.typedText('newEmail');
  const logic = emailChangeMachine.provide({
    actors: {
      loadAccount: call(settingsEndpoints.getAccount),
      beginChange: call(settingsEndpoints.beginEmailChange),
      verification: composeVerification(call, {
        confirmCode: call(settingsEndpoints.confirmEmailChange),
        sendCode: call(settingsEndpoints.resendEmailCode),
      }),
    },
    actions: {
      rememberChange: (_, state) => record.write(state),
      forgetChange: () => record.write(null),
      keepTyped: (_, { email }) => typedEmail.write(email),
      saveSession: (_, { session }) => {
        if (session !== null) scope.saveSession(session);
      },
    },
  });
  const { guid } = await scope.session();
  return flowOf(logic, { userGuid: guid, email: typedEmail.read() ?? '', stored: record.read(), now: Date.now });
};
