import { expect, type Browser, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/e2e/page.ts';
import { password } from '../support/e2e/test-server.ts';
import { test } from '../support/e2e/product-world.ts';

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

const open = (page: Page, path: string) => page.goto(path);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const code = (page: Page) => page.getByLabel(/^Six-digit code/);
const pleaseSignIn = (page: Page) => page.getByRole('heading', { name: /^(Please sign in|Sign In)$/ });

/** The page as it stands is accessible and fits a phone. */
async function expectFitting(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 800 });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  if (size !== null) await page.setViewportSize(size);
}

/** Signs in on a separate device. */
async function onAnotherDevice(browser: Browser, email: string, secret = password, userAgent?: string): Promise<Page> {
  const context = await browser.newContext(userAgent === undefined ? {} : { userAgent });
  const page = await context.newPage();
  await open(page, '/login');
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(secret);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/account$/);
  return page;
}

test('changing the address mails the code to the new one, notifies both, and updates every tab and the sign-in', async ({
  page,
  browser,
  quietErrors,
  newAccount,
  product,
  mailbox,
}) => {
  quietErrors.push(/400/, /422/);
  const { email } = await newAccount(page);
  const other = await page.context().newPage();
  await open(other, '/account/email');
  await expect(other.getByText(email).last()).toBeVisible();
  const next = `new-${email}`;
  await open(page, '/account/email');
  await field(page, 'New email address').fill(next);
  await field(page, 'Current password').fill('not the password');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Current password')).toHaveAccessibleDescription('This is not your current password');
  await field(page, 'Current password').fill(password);
  await page.keyboard.press('Enter');
  await expect(code(page)).toBeFocused();
  await expect(page.getByText(next)).toBeVisible();
  await expectFitting(page);
  await expect.poll(async () => (await mailbox.newest(email)).text).toContain(next);

  await page.reload();
  await expect(page.getByText(/00:[0-5]\d/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeDisabled();
  const digits = await mailbox.code(next);
  await code(page).fill(digits === '000000' ? '111111' : '000000');
  await expect(code(page)).toHaveAccessibleDescription(/^This code is not right\. You have 4 tries left\./);
  await code(page).fill(digits);
  await expect(page.getByText('Your email address was changed.')).toBeVisible();
  await expect(page).toHaveURL('/account/email');
  await expect(page.locator('main').getByText(next)).toBeVisible();

  await mailbox.about(email, 'The email address of your AnyDish account was changed');
  await mailbox.about(next, 'This is the email address of your AnyDish account now');
  // A tab that becomes visible looks the session up.
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(other.locator('main').getByText(next)).toBeVisible();
  await (await onAnotherDevice(browser, next)).context().close();
  for (const secret of [digits, next, email]) expect(product.log).not.toContain(secret);
});

test('signs one session out, then all others', async ({ page, browser, newAccount }) => {
  const { email } = await newAccount(page);
  const phone = await onAnotherDevice(browser, email, password, iPhone);
  const laptop = await onAnotherDevice(browser, email);
  await open(page, '/account/sessions');
  const rows = page
    .locator('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText('Chrome on Linux');
  await expect(rows.first()).toContainText('This device');

  const signOutPhone = page.getByRole('button', { name: 'Sign out Safari on iOS' });
  await signOutPhone.press('Enter');
  const question = page.getByRole('dialog', { name: 'Sign out this device?' });
  await expect(question).toContainText('Safari on iOS will have to sign in again.');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectFitting(page);
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(signOutPhone).toBeFocused();
  await expect(rows).toHaveCount(3);
  await signOutPhone.press('Enter');
  await page.getByRole('button', { name: 'Yes, sign out' }).press('Enter');
  await expect(page.getByText('The device is signed out.')).toBeVisible();
  await expect(rows).toHaveCount(2);
  await phone.reload();
  await expect(pleaseSignIn(phone).first()).toBeVisible();

  await press(page, 'Sign out all other devices');
  await expect(page.getByRole('dialog', { name: 'Sign out all other devices?' })).toBeVisible();
  await expectFitting(page);
  await press(page, 'Yes, sign out');
  await expect(page.getByText('All other devices are signed out.')).toBeVisible();
  await expect(rows).toHaveCount(1);
  await laptop.reload();
  await expect(pleaseSignIn(laptop).first()).toBeVisible();
  await page.reload();
  await expect(rows).toHaveCount(1);
  for (const device of [phone, laptop]) await device.context().close();
});
