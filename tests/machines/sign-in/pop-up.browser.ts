import type { Page } from '@playwright/test';
import { timings } from '../../../machines/parts/timings.ts';
import { popUpMachine } from '../../../machines/sign-in/pop-up.machine.ts';
import { messages, popUpFixture } from './pop-up.fixture.ts';
import type { BrowserDriver } from '../../support/e2e/browser-driver.ts';
import { any, all, busyButton, button, heading, no, text } from '../../support/e2e/sights.ts';
import { continueWith, personAt } from '../../support/e2e/oauth.ts';

const isInWindow = text(/^Continue in the \w+ window\.$/);
const wasClosed = text(/^The \w+ window was closed\.$/);
const isBlocked = button('Continue in this window');
const isRefused = text(/was cancelled|went wrong on our side/);
const isExpired = text(/^This sign-in has expired/);

/** Allows or blocks pop-ups from now on. */
const allowWindows = (page: Page, isAllowed: boolean) =>
  page.evaluate((allowed) => {
    const real: unknown = Reflect.get(window, 'realOpen') ?? window.open;
    Object.assign(window, { realOpen: real, open: allowed ? real : () => null });
  }, isAllowed);

export const popUpDriver: BrowserDriver = {
  because: 'The pop-up is a window of its own, with pages of another site.',
  subject: { machine: popUpMachine },
  // A new user continues to a sign-up, which has its own pop-up.
  fixture: {
    ...popUpFixture,
    events: {
      ...popUpFixture.events,
      'result.received': { known: { message: messages.known }, cancelled: { message: messages.cancelled } },
    },
  },
  open: async ({ page, server, hold, visit, skip, expectNoise }) => {
    // Advancing the clock would skip a pending answer.
    expectNoise(/did not answer in time/);
    let popUp: Page | null = null;
    const theWindow = () => {
      if (popUp === null) throw new Error('There is no window.');
      return popUp;
    };
    const choose = (provider: 'Google' | 'Facebook') => async (_: unknown, ahead: readonly string[]) => {
      const isAllowed = ahead[0] !== 'popUp.blocked';
      await allowWindows(page, isAllowed);
      if (isAllowed) popUp = await continueWith(page, provider);
      else await page.getByRole('button', { name: `Continue with ${provider}` }).click();
    };
    const { email } = await server.addUser();
    await visit('/login');
    const call = await hold('GET', /^\/api\/session$/);
    return {
      'provider.chosen(google)': choose('Google'),
      'provider.chosen(facebook)': choose('Facebook'),
      'popUp.opened': async () => undefined,
      'popUp.blocked': async () => undefined,
      'popUp.closed': () => theWindow().close(),
      'after(closedGrace)': () => skip(timings.closedGrace),
      'after(popUpTimeout)': () => skip(timings.popUpTimeout),
      'cancel.requested': () => page.getByRole('button', { name: 'Cancel' }).click(),
      'redirect.chosen': () => page.getByRole('button', { name: 'Continue in this window' }).click(),
      'result.received(known)': () => personAt(theWindow(), { name: 'Ada Lovelace', email }),
      'result.received(cancelled)': () => theWindow().getByRole('button', { name: 'Refuse' }).click(),
      'loadSession.done': () => call.release(),
      'loadSession.error': () => call.releaseToFail(),
    };
  },
  states: {
    idle: all(button('Continue with Google'), no(any(isInWindow, wasClosed, isBlocked, isRefused, isExpired))),
    'open.opening': { fleeting: 'The browser answers at once whether it allows a window.' },
    'open.waiting': isInWindow,
    'open.closing': { fleeting: 'It passes within two seconds.' },
    'open.closed': wasClosed,
    blocked: isBlocked,
    leaving: { fleeting: 'The page is gone a moment later.' },
    refreshing: busyButton(/^Continue with /),
    refused: isRefused,
    timedOut: isExpired,
    done: heading('My recipes'),
  },
  isOffered: (snapshot, { type }) => {
    // The answer needs an open window.
    if (type === 'result.received') return snapshot.matches({ open: 'waiting' });
    return type !== 'provider.chosen' || !(snapshot.hasTag('busy') || snapshot.matches('leaving'));
  },
  ends: ['redirect.chosen', 'loadSession.done(ada)'],
};
