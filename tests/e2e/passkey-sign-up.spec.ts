import { expect } from '@playwright/test';
import { VirtualAuthenticator } from '../support/e2e/authenticator.ts';
import { dropSession, expectAccessible, expectNoSidewaysScroll } from '../support/e2e/page.ts';
import { test } from '../support/e2e/product-world.ts';

test('an account is created with a passkey and no password, gets its recovery codes, and signs in by the passkey', async ({
  page,
  mailbox,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const authenticator = await VirtualAuthenticator.addTo(page);
  const email = `cook-${crypto.randomUUID().slice(0, 8)}@anydish.example`;
  await page.goto('/sign-up');
  const instead = page.getByRole('button', { name: 'Use a passkey instead of a password' });
  await instead.click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await expectAccessible(page);

  // Closing the dialog is not an error.
  await authenticator.setOwnerVerified(false);
  await Promise.all([page.waitForResponse(/\/api\/sign-ups\/passkey\/options$/), instead.click()]);
  await expect(instead).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveText('');
  await authenticator.setOwnerVerified(true);
  await instead.click();
  await expect(page.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible();
  expect(await authenticator.countPasskeys()).toBe(1);
  // The tab's stored data decides the next step.
  await page.reload();
  await page.getByRole('textbox').fill(await mailbox.code(email));

  await expect(page.getByRole('heading', { level: 1, name: 'Your recovery codes' })).toBeVisible();
  await expect(page.locator('code')).toHaveCount(10);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await page.getByLabel('Full name').fill('Ada Lovelace');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Describe a dish')).toBeVisible();

  await dropSession(page);
  await page.goto('/login');
  await page.getByLabel('Email').focus();
  // Chromium’s virtual authenticator chooses the only passkey by itself.
  await expect(page.getByRole('heading', { level: 1, name: 'My recipes' })).toBeVisible();
  await page.goto('/account/passkeys');
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();
  await expect(page.getByText('This is the only way into your account.')).toBeVisible();
});
