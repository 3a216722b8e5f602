import { expect } from '@playwright/test';
import { test } from '../support/e2e/browser-world.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/e2e/page.ts';

const sizes = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];

test('lists the messages to and from the kitchen, with role and content', async ({ world: { page, visit, hold, goInPage } }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  await visit('/privacy');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const call = await hold('GET', /^\/debug$/);
  await goInPage('/debug');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Debug');
  await expect(page).toHaveTitle(/^Debug/);
  await expect(page.getByText('Loading', { exact: true })).toBeVisible();
  await call.release();
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeEnabled();
  await expectAccessible(page);
});

test('lists a user’s message, at any width and in both directions', async ({ world }) => {
  const { page, server, signIn, visit } = world;
  const user = await server.addUser();
  const job = { company_guid: user.companyGuid, user_guid: user.guid, status: 'cancelled' as const, created_at: 0, failure: null };
  const description = `a ${'very'.repeat(40)} long ramen`;
  const request = {
    requestKey: '',
    description,
    photoGuid: null,
    servings: 2,
    unitSystem: 'metric',
    diets: [],
    choice: null,
    improvise: false,
  };
  await server.db
    .insertInto('recipe_jobs')
    .values({ ...job, guid: crypto.randomUUID(), request_key: crypto.randomUUID(), request: JSON.stringify(request) })
    .execute();
  await signIn(user);
  await visit('/debug');
  await expect(page.getByText(description)).toBeVisible();
  await expect(page.getByText('Loading', { exact: true })).toHaveCount(0);
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const dir of ['ltr', 'rtl']) {
      await page.evaluate((direction) => document.documentElement.setAttribute('dir', direction), dir);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.screenshot({ path: `test-results/debug-${size.width}-${dir}.png` });
    }
  }
  const refresh = page.getByRole('button', { name: 'Refresh' });
  const again = page.waitForResponse((response) => new URL(response.url()).pathname === '/debug');
  await refresh.focus();
  await page.keyboard.press('Enter');
  expect((await again).status()).toBe(200);
});
