import type { kitchenNewsMachine } from '../../../machines/kitchen/kitchen-news.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { listedJob } from './kitchen-jobs.fixture.ts';

export const kitchenNewsFixture: Fixture<typeof kitchenNewsMachine> = {
  inputs: { start: () => undefined },
  events: {
    'viewer.known': { ada: { userGuid: 'ada' }, nobody: { userGuid: null } },
    'jobs.told': { soup: { jobs: [listedJob('soup')] } },
    'stream.ended': 'bare',
    'network.returned': 'bare',
  },
};
