import { timings } from '../../../machines/parts/timings.ts';
import { updateMachine } from '../../../machines/shell/update.machine.ts';
import { updateFixture } from './update.fixture.ts';
import type { BrowserDriver } from '../../support/e2e/browser-driver.ts';
import { ServerSigns } from '../../support/e2e/server-signs.ts';
import { all, busyButton, button, no, text } from '../../support/e2e/sights.ts';

const isQuiet = no(text('A new version is ready.'));
const isBusy = busyButton('Update now');
const canWait = button('Later');

/** A browser whose worker waits until the test continues. Runs in the page, before the product. */
function holdRegistration(): void {
  const waiting: ((isFound: boolean) => void)[] = [];
  const getRegistration = () =>
    new Promise((resolve, reject) => {
      waiting.push((isFound) => (isFound ? resolve(undefined) : reject(new DOMException('Failed', 'InvalidStateError'))));
    });
  Object.defineProperty(navigator.serviceWorker, 'getRegistration', { value: getRegistration });
  Reflect.set(globalThis, 'decideRegistration', (isFound: boolean) => {
    for (const decide of waiting.splice(0)) decide(isFound);
  });
}

export const updateDriver: BrowserDriver = {
  because: 'A service worker takes over.',
  subject: { machine: updateMachine },
  fixture: updateFixture,
  open: async ({ page, server, hold, visit, skip }) => {
    const user = await server.addUser();
    const signs = await ServerSigns.of(page);
    await page.addInitScript(holdRegistration);
    await visit('/reset-password');
    await page.getByLabel('Email').fill(user.email);
    await signs.answer();
    const call = await hold('POST', /^\/session\/passwords$/);
    // Checks the current page, not the one that replaces it.
    await hold('GET', /^\/reset-password$/);
    const decide = (isFound: boolean) =>
      page.evaluate((decision) => {
        const act: unknown = Reflect.get(globalThis, 'decideRegistration');
        if (typeof act === 'function') act(decision);
      }, isFound);
    const find = (build?: string) => async () => {
      await page.evaluate(() => void dispatchEvent(new Event('online')));
      await signs.answer(1, build);
    };
    return {
      'build.found(own)': find(),
      'build.found(new)': find('app.two.js'),
      'build.found(newer)': find('app.three.js'),
      'update.requested': async () => {
        // An earlier call may still be pending.
        const send = page.getByRole('button', { name: 'Continue' });
        if (await send.isEnabled()) await send.click();
        await page.getByRole('button', { name: 'Update now' }).click();
      },
      'later.requested': () => page.getByRole('button', { name: 'Later' }).click(),
      'work.ended': () => call.release(),
      'takeOver.done': () => decide(true),
      'takeOver.error': () => decide(false),
      'after(takeOverTimeout)': () => skip(timings.takeOverTimeout),
    };
  },
  states: {
    current: isQuiet,
    offered: all(button('Update now'), canWait),
    postponed: isQuiet,
    waiting: all(isBusy, canWait),
    updating: all(isBusy, no(canWait)),
    reloading: { fleeting: 'The browser loads the page anew.' },
  },
};
