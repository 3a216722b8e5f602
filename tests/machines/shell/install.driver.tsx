import { installMachine } from '../../../machines/shell/install.machine.ts';
import { StoreButtons } from '../../../src/views/shell/landing/StoreButtons.tsx';
import type { ViewDriver } from '../../support/views/driver.ts';
import { press } from '../../support/views/gestures.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { all, no, role, text } from '../../support/views/sights.ts';
import { installFixture } from './install.fixture.ts';

const install = 'Download on the App Store (installs the web app)';
const opens = all(role('link', 'Download on the App Store (opens the web app)'), no(role('button', install)));

export const installDriver: ViewDriver<typeof installMachine> = {
  machine: installMachine,
  fixture: installFixture,
  open: openFlow(installMachine, installFixture, (flow) => (
    <StoreButtons appStoreUrl={null} playStoreUrl={null} webAppPath="/sign-up" install={flow} />
  )),
  events: {
    'install.offered': { elsewhere: 'The browser says it.' },
    'install.done': { elsewhere: 'The browser says it.' },
    'install.requested': press(install),
  },
  states: {
    unoffered: opens,
    offered: all(role('button', install), text('Both install the web app: no store needed.')),
    asking: opens,
    installed: opens,
  },
};
