import { expect } from '@playwright/test';
import { test } from '../support/e2e/browser-world.ts';

test('on a phone the member navigation is at the bottom, the account menu opens above it, and an order starts as the account wants it', async ({
  world,
}) => {
  const { page, server, signIn, visit } = world;
  const user = await server.addUser();
  await signIn(user);
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('/account');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link', { name: 'Recipes' })).toHaveAttribute('aria-current', 'page');
  const box = await bar.boundingBox();
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844);
  await bar.getByRole('link', { name: 'Cook' }).click();
  await expect(page.getByLabel('Describe a dish')).toBeVisible();
  // The page's end scrolls clear of the bar.
  const last = page.getByRole('link', { name: 'Terms and Conditions' });
  await last.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(async () => ((await last.boundingBox())?.y ?? 844) + 20 < (box?.y ?? 0)).toBe(true);
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('button', { name: /Account of/ })).toHaveAttribute('aria-current', 'true');

  await visit('/account/cooking');
  await page.getByRole('button', { name: 'More servings' }).click();
  await page.getByRole('radio', { name: 'US' }).check({ force: true });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Your changes are saved.')).toBeVisible();
  await bar.getByRole('link', { name: 'Cook' }).click();
  await expect(page.getByRole('button', { name: '3 servings' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'US units' })).toBeVisible();
});
