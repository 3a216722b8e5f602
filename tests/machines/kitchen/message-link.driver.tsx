import { messageLinkMachine } from '../../../machines/kitchen/message-link.machine.ts';
import type { ViewDriver } from '../../support/views/driver.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { messageLinkFixture } from './message-link.fixture.ts';

const unseen = { unseen: 'It works beside the pages; what it hears is shown by the jobs, the timers and the pages.' };
const byServer = { elsewhere: 'The message server tells it.' };

export const messageLinkDriver: ViewDriver<typeof messageLinkMachine> = {
  machine: messageLinkMachine,
  fixture: messageLinkFixture,
  open: openFlow(messageLinkMachine, messageLinkFixture, () => null),
  events: {
    'token.given': { elsewhere: 'The session tells it.' },
    'messages.opened': byServer,
    'messages.closed': byServer,
    'account.changed': byServer,
    'message.heard': byServer,
    'network.returned': { elsewhere: 'The server answers again.' },
  },
  states: {
    choosing: unseen,
    none: unseen,
    'linked.opening': unseen,
    'linked.open.looking.once': unseen,
    'linked.open.looking.again': unseen,
    'linked.open.quiet': unseen,
    resting: unseen,
    asking: unseen,
    refused: unseen,
  },
};
