import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/e2e/page.ts';
import { password } from '../support/e2e/test-server.ts';
import { test } from '../support/e2e/product-world.ts';

const newPassword = 'three green apples';
const email = (page: Page) => page.getByLabel('Email');
const code = (page: Page) => page.getByLabel(/^Six-digit code/);
const nextPassword = (page: Page) => page.getByLabel('New password');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Requests a code on /reset-password. */
async function askForCode(page: Page, address: string): Promise<void> {
  await page.goto('/reset-password');
  await email(page).fill(address);
  await press(page, 'Continue');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
}

async function signIn(page: Page, address: string, secret: string): Promise<void> {
  await email(page).fill(address);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await press(page, 'Sign In');
}

test('from the sign-in to a new password, which signs out every device', async ({
  page,
  browser,
  quietErrors,
  newAccount,
  product,
  mailbox,
}) => {
  // Chromium logs each answer outside 2xx: a wrong code, a short password, the old password.
  quietErrors.push(/422/, /400/, /401/);
  const phone = await (await browser.newContext()).newPage();
  const { email: address } = await newAccount(phone);

  await page.goto('/login');
  await email(page).fill(address);
  await page.getByRole('link', { name: 'Reset password' }).click();
  await expect(page).toHaveTitle(/Reset password/);
  await expect(email(page)).toHaveValue(address);
  await page.keyboard.press('Enter');
  await expect(code(page)).toBeFocused();

  const digits = await mailbox.code(address, 2);
  await page.keyboard.type(digits === '000000' ? '111111' : '000000');
  await expect(nextPassword(page)).toBeFocused();
  await page.keyboard.type('apples');
  await page.keyboard.press('Enter');
  await expect(nextPassword(page)).toHaveAccessibleDescription('Please use at least 8 characters');
  await nextPassword(page).fill(newPassword);
  await page.keyboard.press('Enter');
  await expect(code(page)).toHaveAccessibleDescription(/^This code is not right\. You have 4 tries left\./);

  await page.keyboard.press('Backspace');
  await expect(nextPassword(page)).toBeHidden();
  await page.keyboard.type('1');
  await expect(nextPassword(page)).toBeFocused();
  await code(page).fill(digits);
  await expect(nextPassword(page)).toHaveValue(newPassword);
  await press(page, 'Continue');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Your password was changed. Please sign in.')).toBeVisible();
  await expect(email(page)).toHaveValue(address);

  await mailbox.about(address, 'Your password for AnyDish was changed');
  await phone.reload();
  await expect(phone.getByLabel('Describe a dish')).toBeHidden();

  await signIn(page, address, password);
  await expect(page.getByRole('alert').filter({ hasText: 'Wrong email or password.' })).toBeVisible();
  await signIn(page, address, newPassword);
  await expect(page).toHaveURL(/\/account$/);
  for (const secret of [digits, newPassword, address]) expect(product.log).not.toContain(secret);
  await phone.context().close();
});

test('a reload while waiting for the mail stays at the code, and the address can still be changed', async ({
  page,
  browser,
  newAccount,
  mailbox,
}) => {
  const phone = await (await browser.newContext()).newPage();
  const { email: address } = await newAccount(phone);
  await phone.context().close();
  await askForCode(page, address);
  await page.reload();
  await expect(page.getByText(address)).toBeVisible();
  await expect(page.getByText(/00:[0-5]\d/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await code(page).fill(await mailbox.code(address, 2));
  await nextPassword(page).fill(newPassword);
  await press(page, 'Continue');
  await expect(page).toHaveURL(/\/login$/);
  await expect(email(page)).toHaveValue(address);

  await askForCode(page, 'somebody-else@anydish.example');
  await press(page, 'Use a different email');
  await expect(email(page)).toHaveValue('somebody-else@anydish.example');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Reset password' })).toBeVisible();
});

/** The page as it stands is accessible and fits a desktop and a phone. */
async function expectFitting(page: Page): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
}

test('both steps are accessible and fit a desktop and a phone', async ({ page }) => {
  await page.goto('/reset-password');
  await expect(email(page)).toBeFocused();
  await expectFitting(page);
  await askForCode(page, `${'a-rather-long-name'.repeat(3)}@anydish.example`);
  await expectFitting(page);
  await code(page).fill('123456');
  await expect(nextPassword(page)).toBeVisible();
  await expectFitting(page);
});
