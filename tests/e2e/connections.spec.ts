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
