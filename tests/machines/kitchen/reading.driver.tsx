import { readingMachine } from '../../../machines/kitchen/reading.machine.ts';
import { readingFixture } from './reading.fixture.ts';
import type { ViewDriver } from '../../support/views/driver.ts';
import { write } from '../../support/views/gestures.ts';
import { openInKitchen } from '../../support/views/open-kitchen.tsx';
import { role } from '../../support/views/sights.ts';

export const readingDriver: ViewDriver<typeof readingMachine> = {
  machine: readingMachine,
  fixture: readingFixture,
  open: openInKitchen('reading'),
  events: { 'order.changed': write('Describe a dish', ({ draft }) => draft.description) },
  states: {
    waiting: { unseen: 'What was read before stays while somebody types.' },
    reading: { unseen: 'What was read before stays until it is read anew.' },
    read: role('list', 'Understood'),
    unread: { unseen: 'The order can be sent all the same, so nothing is said.' },
  },
};
