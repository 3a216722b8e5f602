import { screen } from '@testing-library/react';
import { activityMachine } from '../../../machines/console/activity.machine.ts';
import { ActivityPage } from '../../../src/views/console/activity/ActivityPage.tsx';
import { ActionAbove, hasFailed, isDenied, isFactorless, isFetching } from '../../support/views/console.tsx';
import type { ViewDriver } from '../../support/views/driver.ts';
import { press } from '../../support/views/gestures.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { all, any, busyButton, button, heading, no } from '../../support/views/sights.ts';
import { activityFixture } from './activity.fixture.ts';
import { bulkActionDriver } from './bulk-action.driver.tsx';
import { staff } from './console-samples.ts';

const isLoading = any(isFetching, busyButton('Show more'));
const isOpened = button('Close');

export const activityDriver: ViewDriver<typeof activityMachine> = {
  machine: activityMachine,
  fixture: activityFixture,
  open: openFlow(
    activityMachine,
    activityFixture,
    (flow) => (
      <>
        <ActivityPage flow={flow}>{null}</ActivityPage>
        <ActionAbove flow={flow} />
      </>
    ),
    { session: staff },
  ),
  events: {
    'more.requested': { when: (snapshot) => snapshot.matches('listed') && snapshot.context.next !== null, gesture: press('Show more') },
    'all.requested': { when: (snapshot) => snapshot.matches('listed') && snapshot.context.only !== null, gesture: press('Show all') },
    'run.opened': {
      when: ({ context }, { guid }) => context.runs.some((run) => run.guid === guid),
      gesture: async ({ user }) => {
        const [first] = screen.getAllByRole('button', { name: /^Report of/ });
        if (first !== undefined) await user.click(first);
      },
    },
    'rows.changed': { elsewhere: 'What was done before is over, or was taken back, and the console tells it.' },
    'retry.requested': press('Try again'),
    'network.returned': { elsewhere: 'The page says so when the server answers again.' },
    'viewer.returned': { elsewhere: 'The app says so when the user is back.' },
  },
  states: {
    loading: isLoading,
    denied: isDenied,
    factorless: isFactorless,
    failed: hasFailed,
    'listed.resting': all(heading('Activity'), no(any(isLoading, hasFailed, isOpened))),
    'listed.looking': { unseen: 'It looks as if nobody was looking.' },
    opened: isOpened,
  },
  children: [{ machine: bulkActionDriver.machine, events: bulkActionDriver.events }, ...(bulkActionDriver.children ?? [])],
};
