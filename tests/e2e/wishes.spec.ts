import { expect, type Page } from '@playwright/test';
import { test } from '../support/e2e/browser-world.ts';
import { KitchenWork } from '../support/e2e/kitchen-work.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/e2e/page.ts';

const understood = (page: Page) => page.getByRole('list', { name: 'Understood' }).getByRole('listitem');
const chip = (page: Page, name: RegExp) => understood(page).filter({ hasText: name });

/** The wishes and removed wishes of an order of any shape. */
async function bodyOf(page: Page, act: () => Promise<void>): Promise<Record<string, unknown>> {
  const sent = page.waitForRequest((request) => request.method() === 'POST' && new URL(request.url()).pathname.endsWith('/recipe-jobs'));
  await act();
  return (await sent).postDataJSON() as Record<string, unknown>;
}

test('a wish is read while typing, and does not apply once removed', async ({ world }) => {
  const { page, visit } = world;
  const work = await KitchenWork.begin(world);
  await visit(work.path);
  await page.getByLabel('Describe a dish').pressSequentially('ramen without onions');
  await expect(chip(page, /onion/i)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await chip(page, /onion/i).getByRole('button').click();
  await expect(chip(page, /onion/i)).toHaveCount(0);
  // It stays removed after the next letter and after a reload.
  await page.getByLabel('Describe a dish').pressSequentially(', please');
  await page.reload();
  await expect(page.getByLabel('Describe a dish')).toHaveValue('ramen without onions, please');
  await page.getByLabel('Describe a dish').pressSequentially('!');
  await expect(chip(page, /onion/i)).toHaveCount(0);
  const body = await bodyOf(page, () => work.orderInPage());
  expect(body).toMatchObject({ dismissed: ['without/onion'], wishes: [] });
});

test('a food is excluded by its field, by keyboard alone; an unfinished name blocks the order', async ({ world }) => {
  const { page, server, visit } = world;
  const work = await KitchenWork.begin(world);
  await visit(work.path);
  await page.getByLabel('Describe a dish').fill('ramen');
  await page.getByRole('button', { name: 'No allergies' }).press('Enter');
  const field = page.getByRole('combobox', { name: 'Leave out' });
  await field.focus();
  await page.keyboard.type('peanu');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('');
  await expect(page.getByRole('list', { name: 'Left out' }).getByRole('listitem')).toHaveCount(1);
  await field.fill('zzyzx');
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  const before = server.cook.orders.length;
  await page.getByRole('button', { name: 'Make a recipe' }).click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(server.cook.orders).toHaveLength(before);
  await field.fill('');
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  const body = await bodyOf(page, () => work.orderInPage());
  expect(JSON.stringify(body['wishes'])).toContain('"kind":"without"');
  expect(server.cook.orders).toHaveLength(before + 1);
});
