import { settingsEndpoints } from '../../../contract/account/settings-endpoints.ts';
import { passwordChangeMachine } from '../../../machines/account/password-change.machine.ts';
import { flowOf, type OpenFlow } from '../flow-scope.ts';

export const openPasswordChange: OpenFlow = async (scope) => {
  // An account without a password is sent to the reset, with its address prefilled.
  const { email } = await scope.session();
  if (email !== null) scope.rememberEmail(email);
  const logic = passwordChangeMachine.provide({
    actors: {
      loadAccount: scope.call(settingsEndpoints.getAccount),
      changePassword: scope.call(settingsEndpoints.changePassword),
    },
  });
  return flowOf(logic, undefined);
};
