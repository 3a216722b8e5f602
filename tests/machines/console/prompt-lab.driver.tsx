import { screen } from '@testing-library/react';
import { promptLabMachine } from '../../../machines/console/prompt-lab.machine.ts';
import { LabPage } from '../../../src/views/console/lab/LabPage.tsx';
import { hasFailed, isDenied, isFactorless, isFetching, StepUpAbove } from '../../support/views/console.tsx';
import type { ViewDriver } from '../../support/views/driver.ts';
import { press } from '../../support/views/gestures.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { all, any, busyButton, heading, no, role, text } from '../../support/views/sights.ts';
import { stepUpDriver } from '../sign-in/step-up.driver.tsx';
import { staff } from './console-samples.ts';
import { promptLabFixture } from './prompt-lab.fixture.ts';

const isProving = text('You are about to save a change.');
const isStarting = busyButton('Try version 2 on all cases');
const isCancelling = busyButton('Stop trying version 2');
const isMoving = busyButton('Publish version 2');
const isConfirming = role('button', 'Cancel');
const isUnderWay = role('button', 'Stop trying version 2');
const isShown = all(
  heading('Version 2 in the lab'),
  no(any(isProving, isStarting, isCancelling, isMoving, isConfirming, isFetching, hasFailed)),
);

export const promptLabDriver: ViewDriver<typeof promptLabMachine> = {
  machine: promptLabMachine,
  fixture: promptLabFixture,
  open: openFlow(
    promptLabMachine,
    promptLabFixture,
    (flow) => (
      <>
        <LabPage flow={flow}>{null}</LabPage>
        <StepUpAbove flow={flow} />
      </>
    ),
    { session: staff },
  ),
  events: {
    'tries.requested': {
      when: ({ context }) => context.lab?.cases[0]?.mine?.state === 'done',
      gesture: press('Try version 2 on all cases'),
    },
    'cancel.requested': {
      when: ({ context }) => context.lab?.cases[0]?.mine?.state === 'running',
      gesture: press('Stop trying version 2'),
    },
    'other.chosen': {
      when: (snapshot) => snapshot.matches('shown'),
      gesture: ({ user }) => user.selectOptions(screen.getByLabelText('Compare with'), 'Version 3'),
    },
    'production.requested': press('Make this production'),
    'production.confirmed': press('Publish version 2'),
    'production.dismissed': press('Cancel'),
    'retry.requested': press('Try again'),
    'network.returned': { elsewhere: 'The page says so when the server answers again.' },
    'viewer.returned': { elsewhere: 'The app says so when the user is back.' },
  },
  states: {
    loading: all(isFetching, no(isProving)),
    missing: heading('Not found'),
    denied: isDenied,
    factorless: isFactorless,
    failed: hasFailed,
    'shown.deciding': { unseen: 'It is left at once.' },
    'shown.calm': all(isShown, no(isUnderWay)),
    'shown.watching': all(isShown, isUnderWay),
    'shown.looking': { unseen: 'It looks as if nobody was looking.' },
    confirming: all(isConfirming, text('Who is served'), no(isMoving)),
    starting: isStarting,
    cancelling: isCancelling,
    moving: isMoving,
    proving: all(heading('Version 2 in the lab'), isProving),
  },
  children: [{ machine: stepUpDriver.machine, events: stepUpDriver.events }],
};
