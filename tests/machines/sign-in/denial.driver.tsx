import { denialMachine } from '../../../machines/sign-in/denial.machine.ts';
import { DenialPage } from '../../../src/views/sign-in/denial/DenialPage.tsx';
import { denialFixture } from './denial.fixture.ts';
import type { ViewDriver } from '../../support/views/driver.ts';
import { press } from '../../support/views/gestures.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { busyButton, button, heading, nothing } from '../../support/views/sights.ts';

const lock = 'Lock my account';

export const denialDriver: ViewDriver<typeof denialMachine> = {
  machine: denialMachine,
  fixture: denialFixture,
  open: openFlow(denialMachine, denialFixture, (flow) => <DenialPage flow={flow}>{null}</DenialPage>),
  events: { 'denial.confirmed': press(lock) },
  states: {
    opening: { unseen: 'It is left at once.' },
    asking: button(lock),
    denying: busyButton(lock),
    over: heading('This link is no longer valid'),
    // The page leaves for the reset at once.
    denied: nothing,
  },
};
