import { i18n } from '@lingui/core';
import { sampleEndpoints } from '../../../contract/kitchen/samples.ts';
import { categoryEndpoints } from '../../../contract/recipes/category-pages.ts';
import { sampleMachine } from '../../../machines/kitchen/sample.machine.ts';
import { flowOf, type OpenFlow } from '../flow-scope.ts';

export const openSample: OpenFlow = ({ call }) => {
  const logic = sampleMachine.provide({
    actors: {
      loadSamples: call(sampleEndpoints.listSamples, { send: () => ({ language: i18n.locale }) }),
      loadCategories: call(categoryEndpoints.listCategories, { send: () => ({ language: i18n.locale }) }),
    },
  });
  return flowOf(logic, undefined);
};
