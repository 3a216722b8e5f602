import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { impersonationMachine } from '../../../machines/console/impersonation.machine.ts';
import { ImpersonationPage } from '../../../src/views/console/impersonation/ImpersonationPage.tsx';
import { StepUpBox } from '../../../src/views/sign-in/step-up/StepUpBox.tsx';
import { impersonationFixture } from './impersonation.fixture.ts';
import { ada } from '../samples.ts';
import type { ViewDriver } from '../../support/views/driver.ts';
import { whenReturned } from '../../support/views/when-returned.ts';
import { press, write } from '../../support/views/gestures.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { all, busyButton, button, heading, no, role, text } from '../../support/views/sights.ts';
import { stepUpDriver } from '../sign-in/step-up.driver.tsx';

const begin = 'Log in as this user';

/** The page, and the box of its step-up authentication. */
function Page(flow: ActorRefFrom<typeof impersonationMachine>) {
  return (
    <>
      <ImpersonationPage flow={flow}>{null}</ImpersonationPage>
      <Box flow={flow} />
    </>
  );
}

function Box({ flow }: { flow: ActorRefFrom<typeof impersonationMachine> }) {
  const { stepUp } = useSelector(flow, (snapshot) => snapshot.children);
  return stepUp && <StepUpBox content={{ flow: stepUp }} />;
}

const isAsked = text('You are about to log in as another user.');

export const impersonationDriver: ViewDriver<typeof impersonationMachine> = {
  machine: impersonationMachine,
  fixture: impersonationFixture,
  open: openFlow(impersonationMachine, impersonationFixture, Page, { session: ada }),
  events: {
    'reason.changed': write('Reason', ({ reason }) => reason),
    'impersonation.submitted': press(begin),
    ...whenReturned,
    'retry.requested': press('Try again'),
  },
  states: {
    opening: { unseen: 'It is left at once.' },
    denied: heading('You may not log in as another user'),
    loading: all(role('status', 'Loading'), no(isAsked)),
    missing: heading('User not found'),
    failed: text('Error loading data!'),
    editing: button(begin),
    factorless: heading('A second factor is missing'),
    beginning: all(busyButton(begin), no(isAsked)),
    steppingUp: isAsked,
    begun: text('Opening the account…'),
  },
  children: [{ machine: stepUpDriver.machine, events: stepUpDriver.events }],
};
