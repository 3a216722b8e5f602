import { expect } from '@playwright/test';
import { impersonationMachine } from '../../../machines/console/impersonation.machine.ts';
import { impersonationFixture } from './impersonation.fixture.ts';
import { isWaiting } from '../../support/e2e/gestures.ts';
import { giveStep } from '../../support/e2e/second-steps.ts';
import { all, busyButton, button, dialog, heading, no, text } from '../../support/e2e/sights.ts';
import { withoutReturns } from '../../support/e2e/without-returns.ts';

const begin = 'Log in as this user';
const asked = 'Confirm that it is you';

export const impersonationDriver = withoutReturns({
  because: 'It changes the cookie of every tab, and leaves for another account.',
  subject: { machine: impersonationMachine },
  fixture: impersonationFixture,
  open: async ({ page, server, flows, hold, visit, signIn }, tour) => {
    const isStaff = tour.input === 'staff';
    const viewer = await server.addUser({ staff: isStaff ? { hasConsoleAccess: true, canLoginAsUser: true } : null });
    await signIn(viewer);
    const noteStep = (at: number | null) =>
      server.db.updateTable('sessions').set({ stepped_up_at: at }).where('user_guid', '=', viewer.guid).execute();
    const user = await server.addUser();
    const path = /^\/api\/console\/users\/[^/]+\/login$/;
    const [loads, begins] = [await hold('GET', path), await hold('POST', path)];
    // Reloading the product clears the tab's recording, so it waits until the recording is read.
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
      'loginAsUser.done': async () => {
        await noteStep(server.clock.now());
        await begins.release();
      },
      'loginAsUser.error(refused)': () => begins.releaseToFail(),
      'loginAsUser.error(stepUp)': async () => {
        await noteStep(null);
        await begins.release();
      },
      'stepUp.done(given)': () => giveStep(page),
      'stepUp.done(closed)': async () => {
        await page.getByRole('dialog', { name: asked }).waitFor();
        await page.keyboard.press('Escape');
      },
    };
  },
  states: {
    opening: { fleeting: 'It is left at once.' },
    denied: heading('You may not log in as another user'),
    loading: isWaiting,
    missing: heading('User not found'),
    failed: text('Error loading data!'),
    editing: button(begin),
    factorless: { fleeting: 'Only a server in production asks for a second factor.' },
    beginning: all(busyButton(begin), no(dialog(asked))),
    steppingUp: dialog(asked),
    // The product reloaded as the user.
    begun: text(/^logged in as /),
  },
  without: {
    'impersonation.loading on xstate.error.actor.loadUser [isFactorless]': 'Only a server in production asks for a second factor.',
    'impersonation.beginning on xstate.error.actor.loginAsUser [isFactorless]': 'Only a server in production asks for a second factor.',
  },
});
