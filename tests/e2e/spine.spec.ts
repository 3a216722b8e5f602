import { expect } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, signUp } from '../support/e2e/page.ts';
import { test } from '../support/e2e/product-world.ts';

test('a new user signs up, describes a dish, gets a recipe, and finds it after a restart', async ({
  page,
  product,
  mailbox,
  quietErrors,
}) => {
  // The page requests kitchen news while the server restarts.
  quietErrors.push(/ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Make Any Dish!' })).toBeVisible();
  await page.getByRole('link', { name: 'Create account' }).first().click();

  await expect(page).toHaveTitle(/Create an account/);
  const email = await signUp(page, mailbox);
  await expect(page).toHaveURL(/\/ai\/[^/]+\/new$/);
  await expectAccessible(page);

  await page.getByLabel('Describe a dish').fill('spagetti carbonara');
  await page.getByRole('button', { name: 'Make a recipe' }).click();
  await expect(page).toHaveURL(/\/ai\/[^/]+\/recipes\/[^/]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('carbonara');
  await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Steps' })).toBeVisible();
  await expect(page.getByText('Cooked by')).toBeVisible();
  await expectAccessible(page);
  const title = await page.getByRole('heading', { level: 1 }).innerText();

  await product.kill('SIGTERM');
  await product.run();
  await page.goto('/account');
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(product.log).not.toContain(email);
});

test('the demo account signs in by keyboard alone, and the kitchen asks when it is unsure', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').focus();
  await page.keyboard.type('cook@anydish.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type('make-any-dish');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByRole('heading', { level: 1, name: 'My recipes' })).toBeVisible();
  // WCAG 2.4.3: the new page has the focus, not the old form's place.
  await expect(page.locator('#main')).toBeFocused();
  await page.getByRole('link', { name: 'New recipe' }).click();
  await expect(page.getByLabel('Describe a dish')).toBeVisible();
  await page.getByLabel('Describe a dish').fill('something with chicken');
  await page.getByRole('button', { name: 'Make a recipe' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Which of these do you mean?' })).toBeVisible();
  await expect(page.getByLabel('Describe a dish')).toHaveValue('something with chicken');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page
    .getByRole('button', { name: /chicken/i })
    .first()
    .press('Enter');
  await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeVisible();
});
