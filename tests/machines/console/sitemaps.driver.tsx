import { sitemapsMachine } from '../../../machines/console/sitemaps.machine.ts';
import { SitemapsPage } from '../../../src/views/console/sitemaps/SitemapsPage.tsx';
import { hasFailed, isDenied, isFactorless, isFetching, StepUpAbove } from '../../support/views/console.tsx';
import type { ViewDriver } from '../../support/views/driver.ts';
import { press } from '../../support/views/gestures.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { all, any, busyButton, heading, no, role, text } from '../../support/views/sights.ts';
import { stepUpDriver } from '../sign-in/step-up.driver.tsx';
import { staff } from './console-samples.ts';
import { sitemapsFixture } from './sitemaps.fixture.ts';

const isProving = text('You are about to save a change.');
const isStarting = busyButton('Make a new version');
const isCancelling = busyButton('Stop');
const isPublishing = busyButton('Publish version 2');
const isUnderWay = role('button', 'Stop');
const isShown = all(heading('Version 2'), no(any(isProving, isStarting, isCancelling, isPublishing, isFetching, hasFailed)));

export const sitemapsDriver: ViewDriver<typeof sitemapsMachine> = {
  machine: sitemapsMachine,
  fixture: sitemapsFixture,
  open: openFlow(
    sitemapsMachine,
    sitemapsFixture,
    (flow) => (
      <>
        <SitemapsPage flow={flow}>{null}</SitemapsPage>
        <StepUpAbove flow={flow} />
      </>
    ),
    { session: staff },
  ),
  events: {
    'version.requested': { when: (snapshot) => snapshot.matches({ shown: 'calm' }), gesture: press('Make a new version') },
    'cancel.requested': { when: ({ context }) => context.sitemaps?.versions[0]?.state === 'checking', gesture: press('Stop') },
    'publication.requested': {
      when: ({ context }) => context.sitemaps?.versions[0]?.state === 'done',
      gesture: press('Publish version 2'),
    },
    'retry.requested': press('Try again'),
    'network.returned': { elsewhere: 'The page says so when the server answers again.' },
    'viewer.returned': { elsewhere: 'The app says so when the user is back.' },
  },
  states: {
    loading: all(isFetching, no(isProving)),
    denied: isDenied,
    factorless: isFactorless,
    failed: hasFailed,
    'shown.deciding': { unseen: 'It is left at once.' },
    'shown.calm': all(isShown, no(isUnderWay)),
    'shown.watching': all(isShown, isUnderWay),
    'shown.looking': { unseen: 'It looks as if nobody was looking.' },
    starting: isStarting,
    cancelling: isCancelling,
    publishing: isPublishing,
    proving: all(heading('Version 2'), isProving),
  },
  children: [{ machine: stepUpDriver.machine, events: stepUpDriver.events }],
};
