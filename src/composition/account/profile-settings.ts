import { accountEndpoints } from '../../../contract/account/account-endpoints.ts';
import { profileMachine } from '../../../machines/sign-in/profile.machine.ts';
import { profileSettingsMachine } from '../../../machines/account/profile-settings.machine.ts';
import { flowOf, type OpenFlow } from '../flow-scope.ts';

export const openProfileSettings: OpenFlow = async (scope) => {
  const typedName = scope.typedText('fullName');
  const logic = profileSettingsMachine.provide({
    actors: {
      profile: profileMachine.provide({
        actors: { saveProfile: scope.call(accountEndpoints.updateProfile) },
        actions: { keepTyped: (_, { fullName: typed }) => typedName.write(typed) },
      }),
    },
    actions: {
      saveSession: (_, { session }) => {
        if (session !== null) scope.saveSession(session);
      },
    },
  });
  const { fullName } = await scope.session();
  return flowOf(logic, { fullName: typedName.read() ?? fullName });
};
