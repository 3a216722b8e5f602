import { expect, type Page } from '@playwright/test';
import { VirtualAuthenticator } from '../support/e2e/authenticator.ts';
import { dropSession, expectAccessible, expectNoSidewaysScroll } from '../support/e2e/page.ts';
import { password } from '../support/e2e/test-server.ts';
import { test, type Account } from '../support/e2e/product-world.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const isSignedIn = (page: Page) => expect(page.getByRole('heading', { level: 1, name: 'My recipes' })).toBeVisible();

async function prove(page: Page, yes: string): Promise<void> {
  await page.getByLabel('Current password').fill(password);
  await button(page, yes).click();
}

async function addPasskey(page: Page): Promise<void> {
  await button(page, 'Add a passkey').click();
  await prove(page, 'Continue');
}

/** A new user with one passkey, on the passkeys page. */
async function withPasskey(page: Page, { email }: Account) {
  const authenticator = await VirtualAuthenticator.addTo(page);
  await page.goto('/account/passkeys');
  await addPasskey(page);
  await expect(page.getByText('The passkey was added. You can sign in with it from now on.')).toBeVisible();
  return { email, authenticator };
}

test('a passkey is added, and signs in by the button; closing the dialog is not an error', async ({ page, newAccount, mailbox }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { email, authenticator } = await withPasskey(page, await newAccount(page));
  expect(await authenticator.countPasskeys()).toBe(1);
  await expect(page.getByText(/^Added on .*, not used yet$/)).toBeVisible();
  await expect(page).toHaveTitle(/^Passkeys/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await mailbox.about(email, 'A passkey was added to your AnyDish account');

  // A device that has a passkey does not create a second one.
  await addPasskey(page);
  await expect(page.getByText('This device already has a passkey for your account.')).toBeVisible();

  await dropSession(page);
  // A browser without passkey autofill: Chromium’s virtual authenticator would choose the only one by itself.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  await page.goto('/login');
  const asked = () => page.waitForResponse(/\/api\/session\/passkey\/options$/);
  await authenticator.setOwnerVerified(false);
  await Promise.all([asked(), button(page, 'Use a passkey').click()]);
  await expect(button(page, 'Use a passkey')).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveText('');
  await authenticator.setOwnerVerified(true);
  await button(page, 'Use a passkey').click();
  await isSignedIn(page);
  await page.goto('/account/passkeys');
  await expect(page.getByText(/^Added on .*, last used on /)).toBeVisible();
});

test('a passkey chosen in the e-mail field signs in, and is this browser’s marked method next time', async ({ page, newAccount }) => {
  const { authenticator } = await withPasskey(page, await newAccount(page));
  await dropSession(page);
  await page.goto('/login');
  await expect(button(page, 'Use a passkey')).toBeVisible();
  // Opening the page makes no request.
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('passkey');
  // Chromium’s virtual authenticator chooses the only passkey by itself.
  await page.getByLabel('Email').focus();
  await isSignedIn(page);
  await dropSession(page);
  await authenticator.setOwnerThere(false);
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Use a passkey Last used' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username webauthn');
  await expectAccessible(page);
});

test.describe('a deleted passkey', () => {
  test.use({ quietErrors: [/status of 401/] });

  test('of two passkeys one is renamed, the other is removed and no longer signs in', async ({ page, newAccount, mailbox }) => {
    const { email, authenticator } = await withPasskey(page, await newAccount(page));
    await page.getByRole('button', { name: /^Rename / }).click();
    await expectAccessible(page);
    await page.getByLabel('Name', { exact: true }).fill('Telephone');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: 'Telephone' })).toBeVisible();
    await authenticator.plugIn();
    await addPasskey(page);
    await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(2);
    await page.getByRole('button', { name: /^Remove (?!Telephone)/ }).click();
    await expectAccessible(page);
    await prove(page, 'Yes, remove');
    await expect(page.getByText('The passkey was removed.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(1);
    await mailbox.about(email, 'A passkey was removed from your AnyDish account');

    // The device still holds the passkey removed here.
    await dropSession(page);
    await page.goto('/login');
    await page.getByLabel('Email').focus();
    await expect(page.getByText(/^This passkey does not open an account here\./)).toBeVisible();
  });
});

test.describe('a lost passkey', () => {
  test.use({ quietErrors: [/status of 401/] });

  test('is replaced after a recovery code, which signs in only once', async ({ page, newAccount, product, mailbox }) => {
    const { email } = await newAccount(page);
    await page.goto('/account/passkeys');
    await button(page, 'Create recovery codes').click();
    await prove(page, 'Create codes');
    await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
    await expectAccessible(page);
    const codes = await page.locator('code').allTextContents();
    expect(codes).toHaveLength(10);
    await button(page, 'I have saved them').click();
    await expect(page.getByText('10 recovery codes are left.')).toBeVisible();

    const recover = async () => {
      await dropSession(page);
      await page.goto('/login');
      await page.getByRole('link', { name: 'Use a recovery code' }).click();
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Recovery code').fill(codes[0]?.toUpperCase() ?? '');
      await page.keyboard.press('Enter');
    };
    await recover();
    await expect(page.getByText('9 recovery codes are left.')).toBeVisible();
    await mailbox.about(email, 'A recovery code opened your AnyDish account');
    await recover();
    await expect(page.getByText('Wrong email or recovery code.')).toBeVisible();
    expect(product.log).not.toContain(codes[0]);
  });
});
