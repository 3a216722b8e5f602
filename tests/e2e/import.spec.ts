import { expect } from '@playwright/test';
import { test } from '../support/e2e/browser-world.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/e2e/page.ts';
import { password } from '../support/e2e/test-server.ts';

test('all recipes are exported, trashed, and imported from the file', async ({ world }) => {
  const { page, server, signIn, visit } = world;
  const user = await server.addUser();
  await signIn(user);
  await server.addRecipes(user, 2);
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('/account/data');
  await page.getByLabel('Current password').fill(password);
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download my recipes' }).click()]);
  const file = await download.path();

  await visit('/account');
  await page.getByRole('button', { name: 'Manage' }).click();
  await page.getByRole('button', { name: 'Select' }).click();
  await page.getByRole('button', { name: 'Select all' }).click();
  await page.getByRole('button', { name: 'Move to the trash' }).click();
  await page.getByRole('button', { name: 'Manage' }).click();
  await page.getByRole('link', { name: 'Import' }).click();

  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Boil the rice.') });
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText(/^This file cannot be read/)).toBeVisible();
  await page.getByLabel('Choose a file').setInputFiles(file);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('heading', { name: '1 recipe was imported.' })).toBeVisible();
  // Both show the same toast text: the second toast already exists.
  await expect(page.getByText('You have this recipe already.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Toast' }).first().click();
  await expect(page.getByText('Imported from AnyDish')).toBeVisible();
  await expect(page.getByText('Labels were worked out from the ingredient names. Check them.')).toBeVisible();
});
