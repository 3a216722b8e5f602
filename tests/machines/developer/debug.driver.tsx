import { debugMachine } from '../../../machines/developer/debug.machine.ts';
import { DebugPage } from '../../../src/views/developer/debug/DebugPage.tsx';
import { debugFixture } from './debug.fixture.ts';
import type { ViewDriver } from '../../support/views/driver.ts';
import { whenReturned } from '../../support/views/when-returned.ts';
import { press } from '../../support/views/gestures.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { busyButton, button } from '../../support/views/sights.ts';

export const debugDriver: ViewDriver<typeof debugMachine> = {
  machine: debugMachine,
  fixture: debugFixture,
  open: openFlow(debugMachine, debugFixture, (flow) => <DebugPage flow={flow}>{null}</DebugPage>),
  events: {
    'refresh.requested': press('Refresh'),
    ...whenReturned,
    'retry.requested': press('Try again'),
  },
  states: { loading: busyButton('Refresh'), listed: button('Refresh'), failed: button('Try again') },
};
