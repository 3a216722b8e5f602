import { toShoppingMachine } from '../../../machines/recipes/to-shopping.machine.ts';
import type { ViewDriver } from '../../support/views/driver.ts';
import { press } from '../../support/views/gestures.ts';
import { openInRecipe } from '../../support/views/open-recipes.tsx';
import { busyButton, button } from '../../support/views/sights.ts';
import { toShoppingFixture } from './to-shopping.fixture.ts';

export const toShoppingDriver: ViewDriver<typeof toShoppingMachine> = {
  machine: toShoppingMachine,
  fixture: toShoppingFixture,
  open: () => openInRecipe('toShopping'),
  events: { 'shopping.requested': press('Add to shopping list') },
  states: { ready: button('Add to shopping list'), adding: busyButton('Add to shopping list') },
};
