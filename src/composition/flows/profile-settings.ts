import { profileMachine } from '../../../machines/profile.machine.ts';
import { profileSettingsMachine } from '../../../machines/profile-settings.machine.ts';
import { accountActors } from '../../services/accounts.ts';
import { ignoreAddress, type OpenFlow } from '../flow-scope.ts';

export const openProfileSettings: OpenFlow = async (scope) => {
  const { saveProfile } = accountActors(scope.api);
  const typedName = scope.draft('fullName');
  const logic = profileSettingsMachine.provide({
    actors: {
      profile: profileMachine.provide({
        actors: { saveProfile },
        actions: { keepDraft: (_, { fullName: typed }) => typedName.write(typed) },
      }),
    },
    actions: {
      saveSession: (_, { session }) => {
        if (session !== null) scope.saveSession(session);
      },
    },
  });
  const { fullName } = await scope.session();
  return { flow: { logic, input: { fullName: typedName.read() ?? fullName } }, eventFor: ignoreAddress };
};
