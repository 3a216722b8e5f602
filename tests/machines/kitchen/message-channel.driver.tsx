import { messageChannelMachine } from '../../../machines/kitchen/message-channel.machine.ts';
import type { ViewDriver } from '../../support/views/driver.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { messageChannelFixture } from './message-channel.fixture.ts';

const unseen = { unseen: 'It works beside the pages; what it hears is shown by the jobs, the timers and the pages.' };
const byLink = { elsewhere: 'The connection to the message server tells it.' };

export const messageChannelDriver: ViewDriver<typeof messageChannelMachine> = {
  machine: messageChannelMachine,
  fixture: messageChannelFixture,
  open: openFlow(messageChannelMachine, messageChannelFixture, () => null),
  events: {
    'lead.taken': { elsewhere: 'The browser gives the lock to one tab.' },
    'tab.told': { elsewhere: 'Another tab tells it.' },
    'tab.asked': { elsewhere: 'Another tab opens.' },
    'stream.ended': { elsewhere: 'The stream is refused or ends.' },
    'token.given': { elsewhere: 'The session tells it.' },
    'network.returned': { elsewhere: 'The server answers again.' },
    'news.told': { elsewhere: 'The stream or the connection tells it.' },
    'messages.ready': byLink,
    'messages.begun': byLink,
    'messages.lost': byLink,
  },
  states: {
    following: unseen,
    'leading.trying': unseen,
    'leading.hearing': unseen,
    'leading.streaming.listening': unseen,
    'leading.streaming.pausing': unseen,
  },
};
