import { dietEndpoints, type ShownWish } from '../../../contract/kitchen/wishes.ts';
import { dietProfileMachine } from '../../../machines/account/diet-profile.machine.ts';
import { foodSearchMachine } from '../../../machines/kitchen/food-search.machine.ts';
import { findFoods, idsOf } from '../../services/foods.ts';
import { flowOf, type OpenFlow } from '../flow-scope.ts';

export const openDietProfile: OpenFlow = ({ call }) => {
  const logic = dietProfileMachine.provide({
    actors: {
      loadDiet: call(dietEndpoints.getDiet, { read: ({ wishes }) => wishes }),
      saveDiet: call(dietEndpoints.saveDiet, {
        send: ({ wishes }: { wishes: readonly ShownWish[] }) => ({ wishes: idsOf(wishes) }),
        read: ({ wishes }) => wishes,
      }),
      foodSearch: foodSearchMachine.provide({ actors: { findFoods: findFoods(call) } }),
    },
  });
  return flowOf(logic, undefined);
};
