import type { kitchenNewsMachine } from '../../../machines/kitchen/kitchen-news.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { listedJob } from './kitchen-jobs.fixture.ts';
import { kitchenTimer, noTimers } from './kitchen-timers.fixture.ts';

export const kitchenNewsFixture: Fixture<typeof kitchenNewsMachine> = {
  inputs: { start: () => ({ timersOf: noTimers }) },
  events: {
    'viewer.known': { ada: { userGuid: 'ada' }, nobody: { userGuid: null } },
    'jobs.told': { soup: { jobs: [listedJob('soup')] } },
    'timers.told': { eggs: { timers: [kitchenTimer('eggs')], difference: 0 } },
    'stream.ended': 'bare',
    'network.returned': 'bare',
  },
};
