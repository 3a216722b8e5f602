import { expect, type Page } from '@playwright/test';
import { test } from '../support/e2e/browser-world.ts';
import { expectAccessible } from '../support/e2e/page.ts';

const choice = (page: Page) => page.getByRole('combobox', { name: 'Appearance' });
const isDark = (page: Page) =>
  page.evaluate(() => {
    const [red = 255] = getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
    return red < 60;
  });

test('a chosen scheme applies in every tab, wins over the device, and is there before the code', async ({
  world: { page, hold, visit },
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await visit('/login');
  const other = await page.context().newPage();
  await other.emulateMedia({ colorScheme: 'light' });
  await other.goto(page.url());
  await expect(choice(other)).toHaveValue('system');
  expect(await isDark(page)).toBe(false);

  await choice(page).selectOption('dark');
  await expect.poll(() => isDark(page)).toBe(true);
  await expect.poll(() => isDark(other)).toBe(true);
  await expect(choice(other)).toHaveValue('dark');
  await expectAccessible(page);

  // The code has not come yet.
  await hold('GET', /^\/webapp\/|^\/assets\/.*\.js$/);
  await page.goto(page.url(), { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => isDark(page)).toBe(true);
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  await page.reload();
  await choice(page).selectOption('system');
  await expect.poll(() => isDark(page)).toBe(false);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => isDark(page)).toBe(true);
});
