import { reachabilityMachine } from '../../../machines/shell/reachability.machine.ts';
import { timings } from '../../../machines/parts/timings.ts';
import { reachabilityFixture } from './reachability.fixture.ts';
import type { BrowserDriver } from '../../support/e2e/browser-driver.ts';
import { ServerSigns } from '../../support/e2e/server-signs.ts';
import { all, busyButton, button, no, text } from '../../support/e2e/sights.ts';

const isOffline = text('We could not reach the server.');
const isQuiet = no(isOffline);

export const reachabilityDriver: BrowserDriver = {
  because: 'The network is the browser’s to notice.',
  subject: { machine: reachabilityMachine },
  fixture: reachabilityFixture,
  open: async ({ page, visit, skip }) => {
    const signs = await ServerSigns.of(page);
    await visit('/privacy');
    return {
      'reachServer.done': () => signs.answer(),
      'reachServer.error': () => signs.fail(),
      'askAgain.done': () => signs.answer(),
      'askAgain.error': () => signs.fail(),
      // A tab that becomes visible looks the session up.
      'server.answered': () => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange'))),
      'reachability.hinted': () => page.evaluate(() => void dispatchEvent(new Event('online'))),
      'retry.requested': () => page.getByRole('button', { name: 'Try again' }).click(),
      'after(offlineRetry)': () => skip(timings.offlineRetry),
    };
  },
  states: {
    checking: isQuiet,
    online: isQuiet,
    'offline.waiting': all(isOffline, button('Try again')),
    'offline.retrying': all(isOffline, busyButton('Try again')),
  },
};
