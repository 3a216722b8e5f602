import { shoppingEndpoints } from '../../../contract/recipes/shopping.ts';
import { pantryMachine } from '../../../machines/account/pantry.machine.ts';
import { foodSearchMachine, type FoundFood } from '../../../machines/kitchen/food-search.machine.ts';
import { findFoods } from '../../services/foods.ts';
import { flowOf, type OpenFlow } from '../flow-scope.ts';

export const openPantry: OpenFlow = ({ call }) => {
  const logic = pantryMachine.provide({
    actors: {
      loadPantry: call(shoppingEndpoints.getPantry, { read: ({ foods }) => foods }),
      savePantry: call(shoppingEndpoints.savePantry, {
        send: ({ foods }: { foods: readonly FoundFood[] }) => ({ foods: foods.map(({ id }) => id) }),
        read: ({ foods }) => foods,
      }),
      foodSearch: foodSearchMachine.provide({ actors: { findFoods: findFoods(call) } }),
    },
  });
  return flowOf(logic, undefined);
};
