import type { recipeFeedbackMachine } from '../../../machines/recipes/recipe-feedback.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { company, failure, recipe } from '../samples.ts';
import { cookedAll } from './cookings.fixture.ts';

export const recipeFeedbackFixture: Fixture<typeof recipeFeedbackMachine> = {
  inputs: { opened: ({ newId }) => ({ companyUri: company.uri, guid: recipe.guid, wasCooked: true, newId, today: () => '2026-11-23' }) },
  events: {
    'thumb.given': { up: { version: 1, thumb: 'up' }, down: { version: 1, thumb: 'down' } },
    'retry.requested': 'bare',
    'network.returned': 'bare',
    'viewer.returned': 'bare',
  },
  outputs: { loadFeedback: { none: { thumbs: [], cookings: cookedAll, form: null } }, giveThumb: { saved: {} } },
  errors: { loadFeedback: { offline: failure('unknown') }, giveThumb: { offline: failure('unknown') } },
};
