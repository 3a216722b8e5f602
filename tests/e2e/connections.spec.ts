import { expect, type Page } from '@playwright/test';
import { dropSession, expectAccessible, expectNoSidewaysScroll } from '../support/e2e/page.ts';
import { test } from '../support/e2e/product-world.ts';
import { connectTo, continueWith, personAt } from '../support/e2e/oauth.ts';

const newEmail = () => `guest-${crypto.randomUUID().slice(0, 8)}@anydish.example`;
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const openPage = (page: Page) => page.goto('/account/sign-ins');

test('a third-party sign-in is connected, used and disconnected; the owner is notified of both', async ({ page, newAccount, mailbox }) => {
  const { email } = await newAccount(page);
  const elsewhere = newEmail();
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connected sign-ins');
  await expect(page).toHaveTitle(/^Connected sign-ins/);
  await personAt(await connectTo(page, 'Google'), { name: 'Ada Elsewhere', email: elsewhere });
  await expect(page.getByText('Google is connected. You can sign in with it from now on.')).toBeVisible();
  await expect(page.getByText(elsewhere)).toBeVisible();
  await mailbox.about(email, 'Google was connected to your AnyDish account');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await dropSession(page);
  await page.goto('/login');
  await personAt(await continueWith(page, 'Google'), { name: 'Ada Elsewhere', email: elsewhere });
  await expect(page).toHaveURL(/\/account$/);

  await openPage(page);
  await button(page, /^Disconnect Google/).click();
  await expectAccessible(page);
  await button(page, 'Yes, disconnect').click();
  await expect(page.getByText('Google is disconnected.')).toBeVisible();
  await expect(button(page, 'Connect Google')).toBeVisible();
  await mailbox.about(email, 'Google was disconnected from your AnyDish account');
});

test('a third-party account of another user is not connected; the only sign-in stays', async ({ page, newAccount }) => {
  const taken = newEmail();
  await page.goto('/sign-up');
  await personAt(await continueWith(page, 'Google'), { name: 'First Owner', email: taken });
  await expect(page.getByRole('heading', { name: 'Finish signing up' })).toBeVisible();
  await button(page, 'Continue').click();
  await expect(page.getByLabel('Describe a dish')).toBeVisible();
  await openPage(page);
  await expect(page.getByText('This is the only way into your account.')).toBeVisible();
  await expect(button(page, /^Disconnect/)).toHaveCount(0);

  await dropSession(page);
  await newAccount(page);
  await openPage(page);
  await personAt(await connectTo(page, 'Google'), { name: 'First Owner', email: taken });
  await expect(page.getByRole('alert')).toHaveText('This Google sign-in already belongs to another account.');
  await expect(button(page, 'Connect Google')).toBeVisible();
});

test('with pop-ups blocked, the whole page goes to the provider and returns to the settings', async ({ page, newAccount }) => {
  await newAccount(page);
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await openPage(page);
  await button(page, 'Connect Facebook').click();
  await button(page, 'Continue in this window').click();
  await button(page, 'Refuse').click();
  await expect(page).toHaveURL('/account/sign-ins');
  await expect(page.getByRole('alert')).toHaveText('Signing in with Facebook was cancelled.');
  await button(page, 'Connect Facebook').click();
  await button(page, 'Continue in this window').click();
  await personAt(page, { name: 'Ada Elsewhere', email: newEmail() });
  await expect(page).toHaveURL('/account/sign-ins');
  await expect(button(page, /^Disconnect Facebook/)).toBeVisible();
});
