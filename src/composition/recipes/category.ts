import { i18n } from '@lingui/core';
import { categoryEndpoints } from '../../../contract/recipes/category-pages.ts';
import { categoryMachine } from '../../../machines/recipes/category.machine.ts';
import { createAddressQuery } from '../../services/address-query.ts';
import { flowOf, type OpenFlow } from '../flow-scope.ts';

/** The category in the address: "/c/soups?after=…". */
export const openCategory: OpenFlow = (scope, { params: { slug = '' } }) => {
  const { params, watch } = createAddressQuery();
  const logic = categoryMachine.provide({
    actors: {
      loadCategory: scope.call(categoryEndpoints.getPublicCategory, {
        send: ({ slug: named, after }: { slug: string; after: string | null }) => ({
          slug: named.toLowerCase(),
          language: i18n.locale,
          ...(after !== null && { after }),
        }),
      }),
      watchAddress: watch,
    },
  });
  return flowOf(logic, { slug, params });
};
