import { passwordChangeMachine } from '../../../machines/password-change.machine.ts';
import { settingsActors } from '../../services/settings.ts';
import { ignoreAddress, type OpenFlow } from '../flow-scope.ts';

export const openPasswordChange: OpenFlow = async (scope) => {
  const { loadAccount, changePassword } = settingsActors(scope.api);
  // The reset, to which an account without a password is led, need not ask again for the address.
  const { email } = await scope.session();
  if (email !== null) scope.rememberEmail(email);
  return {
    flow: { logic: passwordChangeMachine.provide({ actors: { loadAccount, changePassword } }), input: undefined },
    eventFor: ignoreAddress,
  };
};
