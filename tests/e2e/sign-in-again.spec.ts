import { expect } from '@playwright/test';
import { test } from '../support/e2e/browser-world.ts';
import { password } from '../support/e2e/test-server.ts';
import { connectTo, personAt } from '../support/e2e/oauth.ts';

test('an old sign-in must be repeated before connecting, and returns to the settings', async ({ page, world }) => {
  const { server, signIn, skip, visit } = world;
  const user = await server.addUser();
  await signIn(user);
  await visit('/account/sign-ins');
  await expect(page.getByText('Not connected').first()).toBeVisible();
  await skip(61 * 60_000, 'both');
  // The window closes after reporting.
  await page.getByRole('button', { name: 'Connect Google' }).click();
  await expect(page.getByRole('alert')).toContainText('You signed in a while ago.');

  await page.getByRole('link', { name: 'Sign in again' }).click();
  await page.getByLabel('Email').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/account\/sign-ins$/);
  await personAt(await connectTo(page, 'Google'), { name: 'Ada Elsewhere', email: server.newEmail() });
  await expect(page.getByText('Google is connected.')).toBeVisible();
});
