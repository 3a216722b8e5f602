import { act, fireEvent, screen } from '@testing-library/react';
import { kitchenJobsMachine } from '../../../machines/kitchen/kitchen-jobs.machine.ts';
import { Jobs } from '../../../src/views/kitchen/jobs/JobsMenu.tsx';
import type { ListedJob } from '../../../contract/kitchen/kitchen-news.ts';
import type { Shown, ViewDriver } from '../../support/views/driver.ts';
import { press } from '../../support/views/gestures.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { kitchenJobsFixture, listedJob } from './kitchen-jobs.fixture.ts';

const unseen = { unseen: 'Nothing is shown before something cooks, and a call that notes or stops shows nothing of itself.' };

/** jsdom has no popovers: simulate the opening event. */
const openList = async () => {
  const list = screen.getByRole('group', { name: 'In the kitchen', hidden: true });
  fireEvent(list, Object.assign(new Event('toggle'), { newState: 'open' }));
  await Promise.resolve();
};

const openJobs = openFlow(kitchenJobsMachine, kitchenJobsFixture, (flow) => <Jobs flow={flow} />);

/** A job is already running, or there would be no button. */
async function open(input: string): Promise<Shown> {
  const shown = await openJobs(input);
  act(() => shown.subject.send({ type: 'jobs.told', jobs: [listedJob('stew')] }));
  // jsdom never opens one.
  document.querySelector('[popover]')?.removeAttribute('popover');
  return shown;
}

const isCooking = ({ context: { jobs } }: { context: { jobs: readonly ListedJob[] | null } }) =>
  jobs?.some(({ status }) => status === 'cooking') === true;

export const kitchenJobsDriver: ViewDriver<typeof kitchenJobsMachine> = {
  machine: kitchenJobsMachine,
  fixture: kitchenJobsFixture,
  open,
  events: {
    'jobs.told': { elsewhere: 'The stream tells it.' },
    'list.opened': openList,
    'page.opened': { elsewhere: 'The app opens pages.' },
    'ends.shown': { elsewhere: 'The open page shows the end by itself.' },
    'cancel.requested': {
      when: isCooking,
      gesture: press('Cancel: Dish soup'),
    },
    'notices.requested': {
      when: isCooking,
      gesture: press('Tell me when it is done'),
    },
  },
  states: {
    'list.untouched': unseen,
    'list.looked': unseen,
    'ends.noted': unseen,
    'ends.noting': unseen,
    'stopping.idle': unseen,
    'stopping.asking': unseen,
    'stopping.cancelling': unseen,
    'notices.reading': unseen,
    'notices.askable': unseen,
    'notices.asking': unseen,
    'notices.allowed': unseen,
    'notices.refused': unseen,
    'notices.none': unseen,
  },
};
