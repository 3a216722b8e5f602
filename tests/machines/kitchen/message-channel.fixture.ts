import type { messageChannelMachine } from '../../../machines/kitchen/message-channel.machine.ts';
import type { News } from '../../../machines/kitchen/message-channel.model.ts';
import type { Fixture } from '../../support/fixture.ts';
import type { World } from '../../support/world.ts';
import { listedJob } from './kitchen-jobs.fixture.ts';

export const jobsNews: News = { kind: 'jobs', jobs: [listedJob('soup')] };

export const channelInput = ({ parent }: World) => ({
  userGuid: 'ada',
  address: 'wss://messages.example',
  token: 'token',
  random: () => 0.5,
  parent,
});

export const messageChannelFixture: Fixture<typeof messageChannelMachine> = {
  inputs: { offered: channelInput },
  events: {
    'lead.taken': 'bare',
    'tab.told': { jobs: { news: [jobsNews] } },
    'tab.asked': 'bare',
    'stream.ended': 'bare',
    'token.given': { fresh: { token: 'fresh' } },
    'network.returned': 'bare',
    'news.told': { jobs: { news: [jobsNews] } },
    'messages.ready': 'bare',
    'messages.begun': 'bare',
    'messages.lost': 'bare',
  },
};
