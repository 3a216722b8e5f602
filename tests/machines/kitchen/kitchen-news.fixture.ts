import type { kitchenNewsMachine } from '../../../machines/kitchen/kitchen-news.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { listedJob } from './kitchen-jobs.fixture.ts';
import { kitchenTimer, noTimers } from './kitchen-timers.fixture.ts';

export const newsInput = { timersOf: noTimers, address: null, random: () => 0.5 };

export const kitchenNewsFixture: Fixture<typeof kitchenNewsMachine> = {
  inputs: { start: () => newsInput },
  events: {
    'viewer.known': { ada: { userGuid: 'ada', token: null }, nobody: { userGuid: null, token: null } },
    'jobs.told': { soup: { jobs: [listedJob('soup')] } },
    'timers.told': { eggs: { timers: [kitchenTimer('eggs')], difference: 0 } },
    'sessions.counted': { first: { count: 1 }, next: { count: 2 } },
    'network.returned': 'bare',
  },
};
