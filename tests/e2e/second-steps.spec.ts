import { expect } from '@playwright/test';
import { VirtualAuthenticator } from '../support/e2e/authenticator.ts';
import { test } from '../support/e2e/browser-world.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/e2e/page.ts';
import { password } from '../support/e2e/test-server.ts';
import { appCode } from '../support/e2e/second-steps.ts';

const period = 30_000;

test('an authenticator app is set up by its key, and its code is required at the next sign-in', async ({ world }) => {
  const { page, server, signIn, visit } = world;
  const user = await server.addUser();
  await signIn(user);
  await visit('/account/authenticator');
  await page.getByLabel('Current password').fill(password);
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  const secret = (await page.locator('code').textContent())?.replaceAll(' ', '') ?? '';
  await expect(page.getByRole('img', { name: 'QR code with the key for your app' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  await page.screenshot({ path: 'test-results/authenticator-320.png' });
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.screenshot({ path: 'test-results/authenticator.png' });
  await page.getByLabel('Six-digit code from your app').fill(appCode(secret, server.clock.now()));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(/^Your authenticator app is set up/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove the app' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: /Account of/ })).toBeHidden();
  await visit('/login');
  await page.getByLabel('Email').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  const code = page.getByLabel('Code from your authenticator app');
  await expect(code).toBeFocused();
  await expectAccessible(page);
  // The code of the set-up is used.
  await code.fill(appCode(secret, server.clock.now() - period));
  await page.keyboard.press('Enter');
  await expect(code).toHaveAccessibleDescription(/^This code is wrong or was used before/);
  await expect(code).toBeFocused();
  await code.fill(appCode(secret, server.clock.now() + period));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /Account of/ })).toBeVisible();
});

test('staff can use a passkey as second step, too', async ({ world }) => {
  const { page, server, signIn, visit } = world;
  const [staff, cook] = [await server.addUser({ staff: { hasConsoleAccess: true, canLoginAsUser: true } }), await server.addUser()];
  const authenticator = await VirtualAuthenticator.addTo(page);
  await signIn(staff);
  await visit('/account/passkeys');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Current password').fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(/^The passkey was added\./)).toBeVisible();

  await visit(`/console/users/${cook.guid}/login`);
  await page.getByLabel('Reason').fill('A lost recipe');
  await page.getByRole('button', { name: 'Log in as this user' }).click();
  const box = page.getByRole('dialog', { name: 'Confirm that it is you' });
  const ask = box.getByRole('button', { name: 'Use a passkey' });
  await expect(ask).toBeVisible();
  await expectAccessible(page);
  // A cancelled passkey dialog: the box stays open.
  await authenticator.setOwnerVerified(false);
  await Promise.all([page.waitForResponse(/\/step-up\/passkey$/), ask.click()]);
  await expect(ask).toBeEnabled();
  await expect(page.getByText(`logged in as ${cook.email}`)).toBeHidden();
  await authenticator.setOwnerVerified(true);
  await ask.click();
  await expect(page.getByText(`logged in as ${cook.email}`)).toBeVisible();
});
