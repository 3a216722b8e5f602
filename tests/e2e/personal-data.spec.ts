import { expect } from '@playwright/test';
import { unzipSync } from 'fflate';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { eraseDueAccounts } from '../../server/account/personal-data/erase.ts';
import { test, type World } from '../support/e2e/browser-world.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/e2e/page.ts';
import { password } from '../support/e2e/test-server.ts';

async function openSettings({ server, signIn, visit }: World, path: string) {
  const user = await server.addUser();
  await server.addRecipes(user, 3);
  await signIn(user);
  await visit(path);
  return user;
}

/** Checks the page as shown: accessible, and without overflow on a phone. */
async function look({ page }: World, name: string): Promise<void> {
  await expectAccessible(page);
  await page.screenshot({ path: `test-results/${name}-1280.png` });
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.screenshot({ path: `test-results/${name}-390.png`, fullPage: true });
  await page.setViewportSize({ width: 1280, height: 720 });
}

test('an account holder exports the recipes, and reads them offline', async ({ world }) => {
  const { page } = world;
  await openSettings(world, '/account/data');
  await page.getByLabel('Current password').fill(password);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my recipes' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^anydish-recipes-\d{4}-\d{2}-\d{2}\.zip$/);
  await expect(page.getByText(/^Your download has started/)).toBeVisible();
  const files = unzipSync(await readFile(await download.path()));
  const folder = test.info().outputPath('recipes');
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  const reader = await page.context().newPage();
  await reader.goto(pathToFileURL(join(folder, 'index.html')).href);
  await expectAccessible(reader);
  await reader.screenshot({ path: 'test-results/archive-index.png' });
  await expect(reader.getByRole('link')).toHaveCount(3);
  await reader.getByRole('link').first().click();
  await expect(reader.getByRole('heading', { name: 'Ingredients' })).toBeVisible();
  await expectAccessible(reader);
  await reader.screenshot({ path: 'test-results/archive-recipe.png' });
  await reader.getByRole('link', { name: 'My recipes' }).click();
  await expect(reader.getByRole('link')).toHaveCount(3);
});

test('a deletion is requested, cancelled, requested again, and executed on its day', async ({ world }) => {
  const { page, server, skip, visit } = world;
  const user = await openSettings(world, '/account/deletion');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(page.getByRole('link', { name: 'terms on personal data' })).toHaveAttribute('href', '/terms#personal-data');
  await look(world, 'deletion');
  await button('Delete my account').click();
  await expect(page.getByRole('heading', { name: 'Are you sure?' })).toBeFocused();
  await button('Cancel').click();
  await button('Delete my account').click();
  await page.getByLabel('Current password').fill('wrong password');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Current password')).toHaveAccessibleDescription('This is not your current password');
  await look(world, 'deletion-confirming');

  await page.getByLabel('Current password').fill(password);
  await button('Yes, delete my account').click();
  await expect(page.getByRole('heading', { name: 'Your account will be deleted' })).toBeFocused();
  await expect(page.getByRole('time')).toHaveCount(3);
  await look(world, 'deletion-requested');
  await page.reload();
  await button('Keep my account').click();
  await expect(page.getByText(/^Your account stays/)).toBeVisible();
  await look(world, 'deletion-kept');

  await button('Delete my account').click();
  await page.getByLabel('Current password').fill(password);
  await page.keyboard.press('Enter');
  await expect(button('Keep my account')).toBeVisible();
  await skip(12 * 24 * 60 * 60_000, 'both');
  // The server does the same by itself, and leaves out what it is at.
  const left = async () => {
    await eraseDueAccounts(server.deps);
    return server.db.selectFrom('users').select('guid').where('guid', '=', user.guid).execute();
  };
  await expect.poll(left).toEqual([]);
  await visit('/account');
  await expect(page.getByRole('heading', { name: 'Please sign in' })).toBeVisible();
});
