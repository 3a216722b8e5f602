import type { ListedJob } from '../../../contract/kitchen/kitchen-news.ts';
import type { kitchenJobsMachine } from '../../../machines/kitchen/kitchen-jobs.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { company, failure, recipe } from '../samples.ts';

export const listedJob = (guid: string, more: Partial<ListedJob> = {}): ListedJob => ({
  guid,
  companyUri: company.uri,
  status: 'cooking',
  stage: 'writing',
  title: `Dish ${guid}`,
  description: 'something warm',
  hasPhoto: false,
  refines: null,
  recipeGuid: null,
  createdAt: 0,
  endedAt: null,
  failure: null,
  isSeen: false,
  ...more,
});

export const doneJob = (guid: string, more: Partial<ListedJob> = {}): ListedJob =>
  listedJob(guid, { status: 'done', stage: null, recipeGuid: recipe.guid, endedAt: 1_000, ...more });

export const kitchenJobsFixture: Fixture<typeof kitchenJobsMachine> = {
  inputs: { start: () => undefined },
  events: {
    'jobs.told': {
      cooking: { jobs: [listedJob('soup')] },
      done: { jobs: [doneJob('soup')] },
    },
    'list.opened': 'bare',
    'page.opened': 'bare',
    'ends.shown': { soup: { jobs: ['soup'] } },
    'cancel.requested': { soup: { guid: 'soup' } },
    'notices.requested': 'bare',
  },
  outputs: {
    seeJobs: { noted: { count: 1 } },
    confirm: { yes: true, no: false },
    cancelJob: { stopped: undefined },
    readPermission: { askable: 'askable', allowed: 'allowed', refused: 'refused', none: 'none' },
    askPermission: { allowed: 'allowed', refused: 'refused', none: 'none', askable: 'askable' },
  },
  errors: {
    seeJobs: { offline: failure('unknown') },
    cancelJob: { offline: failure('unknown') },
    readPermission: { broken: failure('unknown') },
    askPermission: { broken: failure('unknown') },
  },
};
