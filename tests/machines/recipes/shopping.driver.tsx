import { shoppingMachine } from '../../../machines/recipes/shopping.machine.ts';
import { ShoppingPage } from '../../../src/views/recipes/shopping/ShoppingPage.tsx';
import type { ViewDriver } from '../../support/views/driver.ts';
import { press, write } from '../../support/views/gestures.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { all, heading, no, role, text } from '../../support/views/sights.ts';
import { ada } from '../samples.ts';
import { shoppingFixture } from './shopping.fixture.ts';

const isOpen = heading('Shop together');
const isWaiting = text(/^Your changes are saved on this device\./);

export const shoppingDriver: ViewDriver<typeof shoppingMachine> = {
  machine: shoppingMachine,
  fixture: shoppingFixture,
  open: openFlow(shoppingMachine, shoppingFixture, (flow) => <ShoppingPage flow={flow}>{null}</ShoppingPage>, { session: ada }),
  events: {
    'line.ticked': press(/^Line onions/, 'checkbox'),
    'line.removed': press('Remove: Line onions'),
    'ticked.removed': press('Remove ticked items'),
    'text.changed': write('What else do you need?', ({ text: typed }) => typed),
    'line.submitted': press('Add'),
    'list.told': { elsewhere: 'The stream says what others do.' },
    'stream.broke': { elsewhere: 'The stream breaks off.' },
    'language.changed': { elsewhere: 'The language actor says so.' },
    'list.lost': { elsewhere: 'The server says that nobody shares the list any more.' },
    'retry.requested': press('Try again'),
    'network.returned': { elsewhere: 'The page says so when the server answers again.' },
    'viewer.returned': { elsewhere: 'The app says so when the user is back.' },
  },
  states: {
    loading: role('status', 'Loading'),
    failed: text('Couldn’t load your list.'),
    missing: heading('This list is no longer shared'),
    'open.stream.following': isOpen,
    'open.stream.pausing': isOpen,
    'open.places.tidy': isOpen,
    'open.places.touched': isOpen,
    'open.sending.quiet': all(isOpen, no(isWaiting)),
    'open.sending.busy': all(isOpen, no(isWaiting)),
    'open.sending.waiting': isWaiting,
  },
};
