import { besideMachine } from '../../../machines/console/beside.machine.ts';
import { BesidePanel } from '../../../src/views/console/list/BesidePanel.tsx';
import type { ViewDriver } from '../../support/views/driver.ts';
import { press } from '../../support/views/gestures.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { no, role } from '../../support/views/sights.ts';
import { besideFixture } from './beside.fixture.ts';
import { staff } from './console-samples.ts';

const isOpen = role('complementary', 'Open record');

export const besideDriver: ViewDriver<typeof besideMachine> = {
  machine: besideMachine,
  fixture: besideFixture,
  open: openFlow(besideMachine, besideFixture, (flow) => <BesidePanel flow={flow} />, { session: staff }),
  events: {
    'record.opened': { elsewhere: 'The list says so, when a row is clicked: tests/e2e/console-beside.spec.ts.' },
    'record.closed': press('Close'),
    'address.arrived': { elsewhere: 'The address says so, after Back or by a link.' },
  },
  states: { deciding: { unseen: 'It is left at once.' }, closed: no(isOpen), open: isOpen },
};
