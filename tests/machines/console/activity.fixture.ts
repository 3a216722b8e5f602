import type { activityMachine } from '../../../machines/console/activity.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { failure } from '../samples.ts';
import { bulkActionEnds, bulkActionScripts } from './bulk-action.fixture.ts';
import { run } from './console-samples.ts';

export const activityFixture: Fixture<typeof activityMachine> = {
  inputs: { opened: ({ newId }) => ({ only: null, newId }), stuck: ({ newId }) => ({ only: 'stuck', newId }) },
  events: {
    'more.requested': 'bare',
    'all.requested': 'bare',
    'run.opened': { first: { guid: 'guid-run' } },
    'rows.changed': 'bare',
    'retry.requested': 'bare',
    'network.returned': 'bare',
    'viewer.returned': 'bare',
  },
  outputs: {
    loadRuns: { more: { runs: [run()], next: 'runs-2' }, last: { runs: [run({ guid: 'guid-older' })], next: null } },
    look: { same: { runs: [run()], next: null } },
    bulkAction: { left: bulkActionEnds.left },
  },
  errors: {
    look: { offline: failure('unknown') },
    loadRuns: { denied: failure('notAllowed'), factorless: failure('secondFactorRequired'), offline: failure('unknown') },
  },
  children: { bulkAction: bulkActionScripts.reviewed },
};
