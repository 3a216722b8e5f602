import { screen } from '@testing-library/react';
import { foodSearchMachine } from '../../../machines/kitchen/food-search.machine.ts';
import { foodSearchFixture } from './food-search.fixture.ts';
import type { ViewDriver } from '../../support/views/driver.ts';
import { write } from '../../support/views/gestures.ts';
import { openInKitchen } from '../../support/views/open-kitchen.tsx';
import { role, type Sight } from '../../support/views/sights.ts';

const isEmpty: Sight = () => screen.queryByLabelText<HTMLInputElement>('Leave out')?.value === '';

export const foodSearchDriver: ViewDriver<typeof foodSearchMachine> = {
  machine: foodSearchMachine,
  fixture: foodSearchFixture,
  open: openInKitchen('foodSearch'),
  events: {
    'text.changed': {
      // An empty field cannot be cleared.
      when: ({ context }, { text }) => text !== '' || context.text !== '',
      gesture: write('Leave out', ({ text }) => text),
    },
  },
  states: {
    idle: isEmpty,
    waiting: { unseen: 'Earlier suggestions stay while somebody types.' },
    searching: { unseen: 'Earlier suggestions stay until there are others.' },
    found: role('option', 'red onion'),
    failed: { unseen: 'The name can be typed on, and is looked up again then.' },
  },
};
