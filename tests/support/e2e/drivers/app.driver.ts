import { appMachine } from '../../../../machines/app.machine.ts';
import { limits } from '../../../../machines/limits.ts';
import { appFixture } from '../../../machines/app.fixture.ts';
import type { BrowserDriver } from '../browser-driver.ts';
import { no, nothing } from '../sights.ts';

export const appDriver: BrowserDriver = {
  subject: { machine: appMachine },
  fixture: appFixture,
  open: async ({ page, hold, visit, goInPage, skip }) => {
    const call = await hold('GET', /^\/api\/session$/);
    await visit('/privacy');
    return {
      'session.settled': () => call.release(),
      'location.changed(landing)': () => goInPage('/'),
      'location.changed(signUp)': () => goInPage('/sign-up'),
      'navigation.requested': () => page.getByRole('button', { name: 'Back' }).click(),
      'after(bootstrapTimeout)': () => skip(limits.bootstrapTimeout),
    };
  },
  states: { starting: nothing, running: no(nothing) },
  isOffered: ({ context }, { type }) => type !== 'navigation.requested' || context['isWayIn'] === true,
};
