import { expect, type Page } from '@playwright/test';
import { test } from '../support/e2e/browser-world.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/e2e/page.ts';
import { addDish, multiplyRecipes } from '../support/server/dishes.ts';

const tiles = (page: Page) => page.getByRole('article');
const titles = ['Lentil soup', 'Prawn linguine', 'Brownies', 'Pad thai', 'Roast chicken', 'Oyakodon', 'Ratatouille', 'Banana bread'];

test('ten thousand recipes: finds one by food, filter and title, and returns to it with Back, also on a phone', async ({ world }) => {
  const { page, server, signIn, visit } = world;
  const user = await server.addUser();
  await signIn(user);
  const owner = { companyGuid: user.companyGuid, userGuid: user.guid };
  for (const title of titles) await addDish(server, owner, title);
  await multiplyRecipes(server, owner, 1_250);

  await visit('/account');
  await expect(tiles(page)).toHaveCount(20);
  await expectAccessible(page);
  // One page at a time, however many recipes there are.
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(tiles(page)).toHaveCount(40);

  await page.getByLabel('Search recipes').fill('shrimp');
  await expect(page).toHaveURL(/q=shrimp/);
  await expect(tiles(page).first().getByRole('link')).toHaveText(/Prawn linguine|Pad thai/);
  await page.getByText('Filters', { exact: true }).click();
  await page.getByLabel('Category', { exact: true }).selectOption({ label: 'Pasta, rice and noodles' });
  await page.getByLabel('Sort by').selectOption({ label: 'By title' });
  await expect(tiles(page).first().getByRole('link')).toHaveText('Pad thai');
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(tiles(page)).toHaveCount(40);

  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  const last = tiles(page).nth(38).getByRole('link');
  await last.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await last.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pad thai' })).toBeVisible();
  await page.goBack();
  await expect(tiles(page)).toHaveCount(40);
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(200);
});
