import { categoryTreeEndpoints } from '../../../contract/console/category-tree.ts';
import { categoryTreeMachine } from '../../../machines/console/category-tree.machine.ts';
import { flowOf, type OpenFlow } from '../flow-scope.ts';

export const openCategoryTree: OpenFlow = ({ call }) => {
  const logic = categoryTreeMachine.provide({
    actors: { loadTree: call(categoryTreeEndpoints.getCategoryTree), moveCategory: call(categoryTreeEndpoints.moveCategory) },
  });
  return flowOf(logic, undefined);
};
