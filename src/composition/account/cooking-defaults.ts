import { settingsEndpoints } from '../../../contract/account/settings-endpoints.ts';
import { cookingDefaultsMachine } from '../../../machines/account/cooking-defaults.machine.ts';
import { cookingOf } from '../../services/preferred-units.ts';
import { flowOf, type OpenFlow } from '../flow-scope.ts';

export const openCookingDefaults: OpenFlow = async (scope) => {
  const logic = cookingDefaultsMachine.provide({
    actors: { saveCooking: scope.call(settingsEndpoints.saveCooking) },
    actions: { saveSession: (_, { session }) => scope.saveSession(session) },
  });
  return flowOf(logic, cookingOf(await scope.session()));
};
