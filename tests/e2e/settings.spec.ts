import { expect, type Page } from '@playwright/test';
import { test } from '../support/e2e/product-world.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const name = (page: Page) => page.getByLabel('Full name');

test('from the account menu to the settings, where the name is changed, and back by keyboard', async ({ page, newAccount, product }) => {
  await page.goto((await newAccount(page)).kitchen);
  await page.getByRole('button', { name: 'Account of Ada Lovelace' }).click();
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveTitle('Settings · AnyDish');
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveURL('/account/profile');
  await expect(page).toHaveTitle(/Profile/);
  await expect(name(page)).toHaveValue('Ada Lovelace');
  // WCAG 2.4.3: the page itself has the focus.
  await expect(page.locator('#main')).toBeFocused();

  await name(page).fill('');
  await page.keyboard.press('Enter');
  await expect(name(page)).toHaveAccessibleDescription('Full name is required');
  await name(page).fill('  Ada  Byron King ');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your changes are saved.')).toBeVisible();
  await expect(name(page)).toHaveValue('Ada Byron King');
  await expect(name(page)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Account of Ada Byron King' })).toBeVisible();
  await page.reload();
  await expect(name(page)).toHaveValue('Ada Byron King');
  expect(product.log).not.toContain('Byron');
  await page.getByRole('link', { name: 'My recipes' }).first().press('Enter');
  await expect(heading(page, 'My recipes')).toBeVisible();
  await page.getByRole('button', { name: /Account of/ }).press('Enter');
  await page.getByRole('link', { name: 'Settings' }).press('Enter');
  await expect(page).toHaveTitle('Settings · AnyDish');
  // On a laptop the first setting is open.
  await expect(heading(page, 'Profile')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'My recipes')).toBeVisible();
});
