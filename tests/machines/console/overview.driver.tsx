import { overviewMachine } from '../../../machines/console/overview.machine.ts';
import { OverviewPage } from '../../../src/views/console/overview/OverviewPage.tsx';
import { hasFailed, isDenied, isFactorless, isFetching, pick } from '../../support/views/console.tsx';
import type { ViewDriver } from '../../support/views/driver.ts';
import { press } from '../../support/views/gestures.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { all, any, heading, no } from '../../support/views/sights.ts';
import { staff } from './console-samples.ts';
import { overviewFixture } from './overview.fixture.ts';

export const overviewDriver: ViewDriver<typeof overviewMachine> = {
  machine: overviewMachine,
  fixture: overviewFixture,
  open: openFlow(overviewMachine, overviewFixture, (flow) => <OverviewPage flow={flow}>{null}</OverviewPage>, { session: staff }),
  events: {
    'span.chosen': { when: ({ context }, { days }) => context.days !== days, gesture: pick('Days', ({ days }) => `${days} days`) },
    'retry.requested': press('Try again'),
    'network.returned': { elsewhere: 'The page says so when the server answers again.' },
    'viewer.returned': { elsewhere: 'The app says so when the user is back.' },
  },
  states: {
    loading: isFetching,
    denied: isDenied,
    factorless: isFactorless,
    failed: hasFailed,
    shown: all(heading('Needs attention now'), no(any(isFetching, hasFailed))),
  },
};
