import { i18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { shoppingEndpoints } from '../../../contract/recipes/shopping.ts';
import { toShoppingMachine, type ShoppingOrder } from '../../../machines/recipes/to-shopping.machine.ts';
import { showNotice } from '../../services/toaster.ts';
import type { FlowScope } from '../flow-scope.ts';
import { showFailure } from '../../services/failure-notice.ts';

/** What was added to the list, and what was not. */
function addedText({ added, atHome }: { added: number; atHome: readonly string[] }): string {
  const text = i18n._(
    msg`${plural(added, { one: '# ingredient is on your shopping list.', other: '# ingredients are on your shopping list.' })}`,
  );
  if (atHome.length === 0) return text;
  const foods = new Intl.ListFormat(i18n.locale).format(atHome);
  return `${text} ${i18n._(msg`Left out, because you always have it at home: ${foods}.`)}`;
}

/** Adds recipes to the shopping list, from the recipe page and the list of recipes. */
export const composeToShopping = ({ call }: FlowScope): typeof toShoppingMachine =>
  toShoppingMachine.provide({
    actors: {
      addToShopping: call(shoppingEndpoints.addToShopping, {
        send: ({ recipes, ...order }: ShoppingOrder & { addKey: string }) => ({ ...order, recipes: [...recipes] }),
      }),
    },
    actions: {
      tellAdded: (_, added) => showNotice(addedText(added)),
      tellFailure: (_, { error }) => void showFailure(error),
    },
  });
