import { kitchenNewsMachine } from '../../../machines/kitchen/kitchen-news.machine.ts';
import type { ViewDriver } from '../../support/views/driver.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { kitchenNewsFixture } from './kitchen-news.fixture.ts';

const unseen = { unseen: 'It works beside the pages; what it hears is shown by the machines inside it.' };

export const kitchenNewsDriver: ViewDriver<typeof kitchenNewsMachine> = {
  machine: kitchenNewsMachine,
  fixture: kitchenNewsFixture,
  open: openFlow(kitchenNewsMachine, kitchenNewsFixture, () => null),
  events: {
    'viewer.known': { elsewhere: 'The session tells it.' },
    'jobs.told': { elsewhere: 'The channel tells it.' },
    'timers.told': { elsewhere: 'The channel tells it.' },
    'sessions.counted': { elsewhere: 'The channel tells it.' },
    'network.returned': { elsewhere: 'The server answers again.' },
  },
  states: { away: unseen, open: unseen },
};
