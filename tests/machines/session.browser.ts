import { limits } from '../../machines/limits.ts';
import { sessionMachine } from '../../machines/session.machine.ts';
import { sessionFixture } from './session.fixture.ts';
import { sessionChannel } from '../../src/services/session-tabs.ts';
import type { BrowserDriver } from '../support/e2e/browser-driver.ts';
import { password } from '../support/e2e/page.ts';
import { any, busyButton, button, heading, no, all } from '../support/e2e/sights.ts';

const isSigningOut = busyButton('Sign out');

export const sessionDriver: BrowserDriver = {
  because: 'Tabs tell each other, and cookies end.',
  subject: { machine: sessionMachine },
  fixture: sessionFixture,
  open: async ({ page, server, hold, visit, goInPage, signIn, skip, expectNoise }, tour) => {
    const user = await server.addUser();
    const loads = await hold('GET', /^\/api\/session$/);
    const ends = await hold('DELETE', /^\/api\/session$/);
    if (tour.steps[1]?.label.startsWith('loadSession.done') === true) await signIn(user);
    // Spec 8: a session load failure is only logged.
    expectNoise(/^The session could not be loaded/);
    await visit('/account');
    return {
      'loadSession.done': () => loads.release(),
      'loadSession.error': () => loads.releaseToFail(),
      // Whoever signs in is known, also while the server still looks for the session of before.
      'session.received': async () => {
        await goInPage('/login');
        await skip(limits.bootstrapTimeout);
        await page.getByLabel('Email').fill(user.email);
        await page.getByLabel('Password', { exact: true }).fill(password);
        await page.getByRole('button', { name: 'Sign In', exact: true }).click();
        await page.waitForURL((url) => url.pathname !== '/login');
        // Back where the user came from, which need not be a page of his.
        if (!page.url().endsWith('/account')) await goInPage('/account');
        await page.getByRole('heading', { name: 'My recipes' }).waitFor();
      },
      // The browser says it when the tab is looked at again.
      'session.refresh.requested': () => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange'))),
      'session.announced': () =>
        page.evaluate((channel) => {
          const otherTab = new BroadcastChannel(channel);
          otherTab.postMessage({ userGuid: 'guid-other' });
          otherTab.close();
        }, sessionChannel),
      'signOut.requested': async () => {
        await page.getByRole('button', { name: /Account of/ }).click();
        await page.getByRole('button', { name: 'Sign out' }).click();
      },
      'endSession.done': () => ends.release(),
      'endSession.error': () => ends.releaseToFail(),
      'after(sessionTimeout)': () => skip(limits.sessionTimeout),
    };
  },
  states: {
    loading: { fleeting: 'At the start the app itself is blank, and later on what is shown stays.' },
    // Who signs out is led home.
    known: all(any(heading('Please sign in'), heading('Make Any Dish!'), button(/Account of/)), no(isSigningOut)),
    signingOut: isSigningOut,
  },
  isOffered: ({ context }, { type }) => type !== 'signOut.requested' || context['session'].isVerified === true,
};
