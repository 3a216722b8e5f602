import { screen } from '@testing-library/react';
import type { Gesture } from '../../support/views/driver.ts';

/** Chooses a menu action of the first recipe, by keyboard. */
export const pressInMenu =
  (name: string): Gesture<unknown> =>
  async ({ user }) => {
    const [menu] = screen.getAllByRole('button', { name: /^More for: / });
    if (menu === undefined) throw new Error('No recipe has a menu.');
    menu.focus();
    await user.keyboard('{Enter}');
    const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    const place = items.indexOf(name);
    if (place === -1) throw new Error(`The menu has no "${name}".`);
    await user.keyboard(`${'{ArrowDown}'.repeat(place)}{Enter}`);
  };
