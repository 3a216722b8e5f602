import { debugMachine } from '../../../../machines/debug.machine.ts';
import { debugFixture } from '../../../machines/debug.fixture.ts';
import { busyButton, button } from '../sights.ts';
import { withoutReturns } from '../without-returns.ts';

export const debugDriver = withoutReturns({
  subject: { machine: debugMachine },
  fixture: debugFixture,
  open: async ({ page, hold, visit, goInPage }) => {
    // From another page: the page and the list have one address, and only the list is to be held.
    await visit('/privacy');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const call = await hold('GET', /^\/debug$/);
    await goInPage('/debug');
    return {
      'loadEntries.done': () => call.release(),
      'loadEntries.error': () => call.releaseToFail(),
      'refresh.requested': () => page.getByRole('button', { name: 'Refresh' }).click(),
      'retry.requested': () => page.getByRole('button', { name: 'Try again' }).click(),
    };
  },
  states: { loading: busyButton('Refresh'), listed: button('Refresh'), failed: button('Try again') },
});
