import { dataExportMachine } from '../../../machines/account/data-export.machine.ts';
import { DataExportPage } from '../../../src/views/account/settings/DataExportPage.tsx';
import { dataExportFixture } from './data-export.fixture.ts';
import { ada } from '../samples.ts';
import type { ViewDriver } from '../../support/views/driver.ts';
import { whenReturned } from '../../support/views/when-returned.ts';
import { press, write } from '../../support/views/gestures.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { any, busyButton, button, heading, role, text } from '../../support/views/sights.ts';

const download = 'Download my data';
const recipes = 'Download my recipes';

export const dataExportDriver: ViewDriver<typeof dataExportMachine> = {
  machine: dataExportMachine,
  fixture: dataExportFixture,
  open: openFlow(dataExportMachine, dataExportFixture, (flow) => <DataExportPage flow={flow}>{null}</DataExportPage>, { session: ada }),
  events: {
    'password.changed': write('Current password', ({ password }) => password),
    'export.submitted': (shown, event) => press(event.file === 'recipes' ? recipes : download)(shown, event),
    'again.requested': press('Download it again'),
    ...whenReturned,
    'retry.requested': press('Try again'),
  },
  states: {
    loading: role('status', 'Loading'),
    denied: heading('For the account owner only'),
    failed: text('Error loading data!'),
    asking: button(download),
    preparing: any(busyButton(download), busyButton(recipes)),
    begun: text(/^Your download has started/),
  },
};
