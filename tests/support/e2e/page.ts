import { expect, test as base, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { Mailbox } from './mailbox.ts';
import { Product } from './product.ts';
import { password } from './test-server.ts';
import { TestServers } from './test-servers.ts';

declare global {
  interface Window {
    /** Once `expectAccessible` has put it there. */
    axe?: typeof axe;
  }
}

interface Fixtures {
  quietErrors: RegExp[];
  /** What a test started for itself. It ends after the page has: no page sees the server go that it still fetches something from. */
  started: AsyncDisposableStack;
}

/** Waits for the code of a page that the server has rendered. A test of what is before it says until when it waits. */
async function untilTakenOver<T>(page: Page, answer: T, options: { waitUntil?: unknown } = {}): Promise<T> {
  if (options.waitUntil === undefined) await expect(page.locator('#root[data-digest]')).toHaveCount(0);
  return answer;
}

/** What all tests of a worker share; each is started by the first test that asks for it. */
interface Shared {
  servers: TestServers;
  mailbox: Mailbox;
  /** The product as it comes, with its mails in the box. */
  product: Product;
}

/**
 * A page whose console must stay silent: an error in it fails the test. What is shared is named here for all files: Playwright starts another
 * worker, with another browser, for a file that shares something else.
 */
export const test = base.extend<Fixtures, Shared>({
  servers: [
    async ({}, use) => {
      const servers = new TestServers();
      await use(servers);
      await servers.close();
    },
    { scope: 'worker' },
  ],
  mailbox: [
    async ({}, use) => {
      const mailbox = await Mailbox.open();
      await use(mailbox);
      await mailbox.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ mailbox }, use) => {
      await using product = await Product.start({ SMTP_URL: mailbox.url });
      await use(product);
    },
    { scope: 'worker' },
  ],
  quietErrors: [[], { option: true }],
  // Playwright reads what a fixture needs out of this very pattern.
  started: async ({}, use) => {
    await using stack = new AsyncDisposableStack();
    await use(stack);
  },
  // What is named here outlives the page.
  page: async ({ page, quietErrors, started: _started }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    page.goto = async (address, options) => untilTakenOver(page, await goto(address, options), options);
    page.reload = async (options) => untilTakenOver(page, await reload(options), options);
    await use(page);
    expect(errors.filter((text) => !quietErrors.some((pattern) => pattern.test(text)))).toEqual([]);
  },
});

/** Text that is still fading in has not its own contrast yet. What moves for longer, such as the bar of a toast, does not fade. */
export async function expectStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const longestFade = 1_500;
    const fading = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) <= longestFade);
    await Promise.allSettled(fading.map(({ finished }) => finished));
  });
}

/** axe finds nothing on the page as it stands. The names of rules are for a page that was looked at whole before, or will be. */
export async function expectAccessible(page: Page, { only }: { only?: string[] } = {}): Promise<void> {
  // A page whose chunk is still on its way is not looked at yet.
  if (only === undefined) await expect(page.locator('h1')).not.toHaveCount(0);
  await expectStill(page);
  // It stays on the page for the next look. Our pages hold no frames.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source);
  const options: RunOptions = { resultTypes: ['violations'], ...(only !== undefined && { runOnly: only }) };
  const found = await page.evaluate(async (chosen) => {
    const result = await window.axe?.run(document, chosen);
    return result?.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
  }, options);
  expect(found).toEqual([]);
}

/** Nothing is wider than the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

/** The notice on a page that was loaded without a network. Chromium sometimes takes such a page to be online. */
export const withoutNetwork = /^(You are offline|We could not reach the server)\.$/;

/** Gives the page its network back. Chromium does not tell a page that was loaded without one. */
export async function goOnline(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.evaluate(() => dispatchEvent(new Event('online')));
}

/** Signs out without saying so. The page is left first: it would ask again, as nobody. */
export async function dropSession(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}

/** Fills in the sign-up form that stands and what follows it, as a newcomer does; answers the new account's address. */
export async function fillInSignUp(page: Page, mailbox: Mailbox): Promise<string> {
  const email = `cook-${crypto.randomUUID().slice(0, 8)}@anydish.example`;
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible();
  await page.getByRole('textbox').fill(await mailbox.code(email));
  await expect(page.getByRole('heading', { name: 'Finish signing up' })).toBeVisible();
  await page.getByLabel('Full name').fill('Ada Lovelace');
  await page.getByRole('button', { name: 'Continue' }).click();
  return email;
}

/** From the sign-up form to the kitchen; answers the new account's address. */
export async function signUp(page: Page, mailbox: Mailbox): Promise<string> {
  await page.goto('/sign-up');
  const email = await fillInSignUp(page, mailbox);
  await expect(page.getByLabel('Describe a dish')).toBeVisible();
  return email;
}
