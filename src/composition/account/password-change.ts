import { settingsEndpoints } from '../../../contract/account/settings-endpoints.ts';
import { passwordChangeMachine } from '../../../machines/account/password-change.machine.ts';
import { flowOf, type OpenFlow } from '../flow-scope.ts';

export const openPasswordChange: OpenFlow = async (scope) => {
  // The reset, to which an account without a password is led, need not ask again for the address.
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
