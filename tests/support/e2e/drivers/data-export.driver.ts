import { dataExportMachine } from '../../../../machines/data-export.machine.ts';
import { dataExportFixture } from '../../../machines/data-export.fixture.ts';
import { isWaiting } from '../gestures.ts';
import { password } from '../page.ts';
import { busyButton, button, heading, text } from '../sights.ts';
import { takePlace } from '../staff.ts';
import { withoutReturns } from '../without-returns.ts';

const download = 'Download my data';

export const dataExportDriver = withoutReturns({
  subject: { machine: dataExportMachine },
  fixture: dataExportFixture,
  open: async ({ page, server, hold, visit, signIn }) => {
    const user = await server.addUser();
    await signIn(user);
    const loads = await hold('GET', /^\/api\/account\/personal-data$/);
    const proofs = await hold('POST', /^\/api\/account\/exports$/);
    await visit('/account/data');
    return {
      'loadPersonalData.done': () => loads.release(),
      'loadPersonalData.error(notOwner)': async () => {
        await takePlace(server, user);
        await loads.release();
      },
      'loadPersonalData.error(offline)': () => loads.releaseToFail(),
      'retry.requested': () => page.getByRole('button', { name: 'Try again' }).click(),
      'password.changed': () => page.getByLabel('Current password').fill(password),
      'export.submitted': () => page.getByRole('button', { name: download }).click(),
      'prepareExport.done': () => proofs.release(),
      'prepareExport.error': () => proofs.releaseToFail(),
      'again.requested': () => page.getByRole('button', { name: 'Download it again' }).click(),
    };
  },
  states: {
    loading: isWaiting,
    denied: heading('For the account owner only'),
    failed: text('Error loading data!'),
    asking: button(download),
    preparing: busyButton(download),
    begun: text(/^Your download has started/),
  },
});
