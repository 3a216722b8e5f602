import { tellUsMachine } from '../../../machines/account/tell-us.machine.ts';
import { TellUsPage } from '../../../src/views/account/tell-us/TellUsPage.tsx';
import type { ViewDriver } from '../../support/views/driver.ts';
import { paste, press } from '../../support/views/gestures.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { all, busyButton, button, no, text } from '../../support/views/sights.ts';
import { tellUsFixture } from './tell-us.fixture.ts';

const hasArrived = text(/^Thank you/);

export const tellUsDriver: ViewDriver<typeof tellUsMachine> = {
  machine: tellUsMachine,
  fixture: tellUsFixture,
  open: openFlow(tellUsMachine, tellUsFixture, (flow) => <TellUsPage flow={flow}>{null}</TellUsPage>),
  events: {
    'words.changed': paste('Your message', ({ words }) => words),
    'enclosed.changed': press('Please answer me by email', 'checkbox'),
    'form.submitted': press('Send'),
  },
  states: {
    writing: all(button('Send'), no(hasArrived)),
    sending: busyButton('Send'),
    sent: all(button('Send'), hasArrived),
  },
};
