import { expect } from '@playwright/test';
import { impersonationMachine } from '../../machines/impersonation.machine.ts';
import { impersonationFixture } from './impersonation.fixture.ts';
import { isWaiting } from '../support/e2e/gestures.ts';
import { busyButton, button, heading, text } from '../support/e2e/sights.ts';
import { withoutReturns } from '../support/e2e/without-returns.ts';

const begin = 'Log in as this user';

export const impersonationDriver = withoutReturns({
  because: 'It changes the cookie of every tab, and leaves for another account.',
  subject: { machine: impersonationMachine },
  fixture: impersonationFixture,
  open: async ({ page, server, flows, hold, visit, signIn }, tour) => {
    const isStaff = tour.input === 'staff';
    await signIn(await server.addUser({ staff: isStaff ? { hasConsoleAccess: true, canLoginAsUser: true } : null }));
    const user = await server.addUser();
    const path = /^\/api\/console\/users\/[^/]+\/login$/;
    const [loads, begins] = [await hold('GET', path), await hold('POST', path)];
    // The tab forgets what it did when it loads the product anew, so that waits until it has told.
    await page.route(/\/account$/, async (route) => {
      await expect.poll(() => flows.stateOf({ machine: impersonationMachine })).toBe('begun');
      await route.fallback();
    });
    await visit(`/console/users/${user.guid}/login`);
    return {
      'loadUser.done': () => loads.release(),
      'loadUser.error(gone)': async () => {
        await server.db.deleteFrom('users').where('guid', '=', user.guid).execute();
        await loads.release();
      },
      'loadUser.error(offline)': () => loads.releaseToFail(),
      'retry.requested': () => page.getByRole('button', { name: 'Try again' }).click(),
      'reason.changed(good)': () => page.getByLabel('Reason').fill('A lost recipe'),
      'reason.changed(blank)': () => page.getByLabel('Reason').fill('  '),
      'impersonation.submitted': () => page.getByRole('button', { name: begin }).click(),
      'loginAsUser.done': () => begins.release(),
      'loginAsUser.error': () => begins.releaseToFail(),
    };
  },
  states: {
    opening: { fleeting: 'It is left at once.' },
    denied: heading('You may not log in as another user'),
    loading: isWaiting,
    missing: heading('User not found'),
    failed: text('Error loading data!'),
    editing: button(begin),
    beginning: busyButton(begin),
    // The product has been loaded anew, in the user's place.
    begun: text(/^logged in as /),
  },
});
