import { i18n } from '@lingui/core';
import { shoppingEndpoints } from '../../../contract/recipes/shopping.ts';
import { toShoppingMachine, type ShoppingOrder } from '../../../machines/recipes/to-shopping.machine.ts';
import { showError, showNotice } from '../../services/toaster.ts';
import { errorText } from '../../texts/error-texts.ts';
import { addedText } from '../../views/recipes/shopping/shopping-texts.ts';
import type { FlowScope } from '../flow-scope.ts';

/** Puts recipes onto the shopping list, from the page of one and from the list of all. */
export const composeToShopping = ({ call }: FlowScope): typeof toShoppingMachine =>
  toShoppingMachine.provide({
    actors: {
      addToShopping: call(shoppingEndpoints.addToShopping, {
        send: ({ recipes, ...order }: ShoppingOrder & { addKey: string }) => ({ ...order, recipes: [...recipes] }),
      }),
    },
    actions: {
      tellAdded: (_, added) => showNotice(addedText(added, i18n)),
      tellFailure: (_, { error }) => showError(errorText(error, i18n)),
    },
  });
