import { expect, type Page } from '@playwright/test';
import { nextVersion } from '../support/e2e/built.ts';
import { test, withoutNetwork } from '../support/e2e/page.ts';
import { TestServer } from '../support/e2e/test-server.ts';

const question = 'A new version is ready.';

/** The page's entry file. */
const buildOf = (page: Page) => page.locator('script[type=module]').first().getAttribute('src');
const cacheNames = (page: Page) => page.evaluate(() => caches.keys());
const lookAgain = (page: Page) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
const isLookedAfter = (page: Page) =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 120_000 }).toBe(true);

test('a new version is offered in every tab, loads on request, and is used for offline starts', async ({ page, started, quietErrors }) => {
  quietErrors.push(/Failed to load resource/, /^The session could not be loaded/);
  const server = started.adopt(await TestServer.start({ env: { SERVICE_WORKER: 'on' } }), (open) => open.close());
  const next = started.use(nextVersion({ keepsOld: true }));
  await page.goto(`${server.origin}/login`);
  await isLookedAfter(page);
  const other = await page.context().newPage();
  await other.goto(`${server.origin}/privacy`);
  await isLookedAfter(other);
  const old = await buildOf(page);
  const [oldCache] = await cacheNames(page);

  await server.deploy(next.folder);
  for (const tab of [page, other]) {
    await expect(async () => {
      await lookAgain(tab);
      await expect(tab.getByText(question)).toBeVisible({ timeout: 2_000 });
    }).toPass();
  }
  // Nothing reloads automatically.
  await page.getByLabel('Email').fill('ada@anydish.example');
  expect(await buildOf(page)).toBe(old);
  await other.getByRole('button', { name: 'Later' }).click();
  await expect(other.getByText(question)).toBeHidden();

  await page.getByRole('button', { name: 'Update now' }).click();
  await expect.poll(() => buildOf(page)).toMatch(/-next\.js$/);
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  await expect.poll(() => cacheNames(page)).not.toContain(oldCache);
  expect(await cacheNames(page)).toHaveLength(1);
  // The other tab is unchanged.
  expect(await buildOf(other)).toBe(old);

  await page.context().setOffline(true);
  await page.reload();
  await expect.poll(() => buildOf(page)).toMatch(/-next\.js$/);
  await expect(page.getByText(withoutNetwork)).toBeVisible();
});
