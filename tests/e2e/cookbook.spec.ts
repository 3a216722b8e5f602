import { expect, type Page } from '@playwright/test';
import { test } from '../support/e2e/browser-world.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/e2e/page.ts';

const tiles = (page: Page) => page.getByRole('article');
const toast = (page: Page) => page.getByRole('region', { name: 'Notifications, Alt+T' }).getByRole('status');

test('a recipe is renamed, marked as favourite, trashed and restored by keyboard alone', async ({ world }) => {
  const { page, server, signIn, visit } = world;
  const user = await server.addUser();
  await signIn(user);
  await server.addRecipes(user, 2);
  await visit('/account');
  const first = tiles(page).first();
  await first.getByRole('button', { name: 'More for: Toast' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Title')).toBeFocused();
  await page.keyboard.type('Sunday toast');
  await page.keyboard.press('Enter');
  await expect(first.getByRole('link', { name: 'Sunday toast' })).toBeVisible();

  const heart = first.getByRole('button', { name: 'Favourite: Sunday toast' });
  await heart.press('Enter');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  await first.getByRole('button', { name: 'More for: Sunday toast' }).press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Move to the trash' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tiles(page)).toHaveCount(1);
  await toast(page).getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(tiles(page)).toHaveCount(2);
  await page.reload();
  await expect(tiles(page).first().getByRole('link', { name: 'Sunday toast' })).toBeVisible();
  await expect(tiles(page).first().getByRole('button', { name: 'Favourite: Sunday toast' })).toHaveAttribute('aria-pressed', 'true');
});

test('a search is in the address, and Back restores it and the scroll position', async ({ world }) => {
  const { page, server, signIn, visit } = world;
  const user = await server.addUser();
  await signIn(user);
  await server.addRecipes(user, 45);
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('/account');
  await page.getByLabel('Search recipes').fill('zzzz');
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Search recipes').fill('tosat');
  await expect(page.getByText('Showing results for toast.')).toBeVisible();
  await expect(page).toHaveURL(/\/account\?q=tosat$/);
  await page.getByText('Filters', { exact: true }).click();
  await page.getByLabel('Ready within').selectOption('30');
  await expect(page).toHaveURL(/\?q=tosat&minutes=30$/);
  // What is looked up again is pale meanwhile.
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(tiles(page)).toHaveCount(40);
  const last = tiles(page).nth(35).getByRole('link');
  await last.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await last.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Toast' })).toBeVisible();
  await page.goBack();
  await expect(tiles(page)).toHaveCount(40);
  await expect(page.getByLabel('Search recipes')).toHaveValue('tosat');
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(200);
});
