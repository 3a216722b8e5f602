import { expect } from '@playwright/test';
import { test } from '../support/e2e/browser-world.ts';
import { inUnits, pressUntil } from '../support/e2e/gestures.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/e2e/page.ts';

test('a recipe is cooked step by step; a timer survives a reload and rings', async ({ world }) => {
  const { page, server, signIn, visit, skip } = world;
  const user = await server.addUser();
  const [recipe = ''] = await server.addRecipes(user, 1);
  await signIn(user);
  await visit(`/ai/${user.companyUri}/recipes/${recipe}`);
  // Chosen servings and units survive a reload.
  await pressUntil(page, 'More servings', '5');
  await inUnits(page, () => page.getByText('US', { exact: true }).click());
  await page.reload();
  await expect(page.getByRole('group', { name: 'Servings' }).getByRole('status')).toHaveText('5');
  await expect(page.getByRole('button', { name: 'US units' })).toBeVisible();
  await page.getByRole('link', { name: 'Start cooking' }).click();
  await expect(page).toHaveURL(/\/cook\?servings=5&units=us$/);
  const step = page.getByRole('heading', { level: 2, name: /^Step/ });
  await expect(step).toHaveText(/^Step 1 of/);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  await page
    .getByRole('button', { name: /^Start timer/ })
    .first()
    .click();
  await expect(page.getByRole('timer')).toHaveText(/\d+:\d\d/);
  await page.reload();
  await expect(page.getByRole('timer')).toHaveText(/\d+:\d\d/);
  const ring = page.getByRole('alert').filter({ hasText: 'Time is up' });
  // An answer that is on its way while the clocks skip tells the page another time.
  await expect(async () => {
    await skip(6 * 60_000, 'both');
    await expect(ring).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await ring.getByRole('button', { name: /^Stop/ }).click();
  await expect(ring).toHaveCount(0);
});
