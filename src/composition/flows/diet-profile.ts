import { dietProfileMachine } from '../../../machines/diet-profile.machine.ts';
import { foodSearchMachine } from '../../../machines/food-search.machine.ts';
import { dietActors, findFoods } from '../../services/diet.ts';
import { ignoreAddress, type OpenFlow } from '../flow-scope.ts';

export const openDietProfile: OpenFlow = (scope) => {
  const logic = dietProfileMachine.provide({
    actors: { ...dietActors(scope.api), foodSearch: foodSearchMachine.provide({ actors: { findFoods: findFoods(scope.api) } }) },
  });
  return { flow: { logic, input: undefined }, eventFor: ignoreAddress };
};
