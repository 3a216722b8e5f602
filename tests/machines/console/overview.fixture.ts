import type { Overview, overviewMachine } from '../../../machines/console/overview.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { failure } from '../samples.ts';

export const overview: Overview = {
  needs: [{ kind: 'failedMails', count: 3, area: 'users', query: 'isVerified=no' }],
  series: [
    {
      id: 'signUps',
      points: [
        { at: 0, value: 4 },
        { at: 86_400_000, value: null },
        { at: 172_800_000, value: 9 },
      ],
    },
  ],
};

export const overviewFixture: Fixture<typeof overviewMachine> = {
  inputs: { opened: () => undefined },
  events: { 'span.chosen': { week: { days: 7 } }, 'retry.requested': 'bare', 'network.returned': 'bare', 'viewer.returned': 'bare' },
  outputs: { loadOverview: { overview } },
  errors: {
    loadOverview: { denied: failure('notAllowed'), factorless: failure('secondFactorRequired'), offline: failure('unknown') },
  },
};
