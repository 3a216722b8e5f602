import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/e2e/page.ts';
import { password } from '../support/e2e/test-server.ts';
import { test } from '../support/e2e/product-world.ts';

const newPassword = 'three green apples';

async function signIn(page: Page, address: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(address);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/account$/);
}

test('a user who did not sign in locks the account from the mail, and sets a new password', async ({
  page: owner,
  browser,
  quietErrors,
  newAccount,
  product,
  mailbox,
}) => {
  // Chromium logs the answer to a used link, and to calls of the session that was ended.
  quietErrors.push(/410|401/);
  const { email: address } = await newAccount(owner);
  const stranger = await (await browser.newContext()).newPage();
  await signIn(stranger, address);
  const notice = await mailbox.newest(address, 2);
  const link = /http\S+\/not-me#(\S+)/.exec(notice.text ?? '');
  const [where = '', token = ''] = link ?? [];
  expect(token).toHaveLength(43);

  const sent: string[] = [];
  owner.on('request', (request) => sent.push(request.url(), JSON.stringify(request.headers()), request.postData() ?? ''));
  await owner.goto(where);
  await expect(owner.getByRole('heading', { name: 'That was not me' })).toBeVisible();
  await expectAccessible(owner);
  // Opening the page changes nothing and sends the token nowhere.
  await owner.reload();
  const lock = owner.getByRole('button', { name: 'Lock my account' });
  await expect(lock).toBeVisible();
  expect(sent.filter((text) => text.replace(/#.*$/, '').includes(token))).toEqual([]);
  await stranger.reload();
  await expect(stranger).toHaveURL(/\/account$/);
  await expect(stranger.getByRole('heading', { name: 'My recipes' })).toBeVisible();

  await lock.click();
  await expect(owner).toHaveURL('/reset-password');
  await expect(owner.getByText(address)).toBeVisible();
  await owner.getByLabel(/^Six-digit code/).fill(await mailbox.code(address, 3));
  await owner.getByLabel('New password').fill(newPassword);
  await owner.getByRole('button', { name: 'Continue' }).click();
  await expect(owner).toHaveURL('/login');
  await expect(owner.getByLabel('Email')).toHaveValue(address);
  await stranger.reload();
  await expect(stranger.getByRole('heading', { name: 'My recipes' })).toBeHidden();

  await owner.goto('about:blank');
  await owner.goto(where);
  await owner.getByRole('button', { name: 'Lock my account' }).click();
  await expect(owner.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible();
  await owner.getByRole('link', { name: 'Reset password' }).click();
  await expect(owner).toHaveURL('/reset-password');
  expect(product.log).not.toContain(token);
  await stranger.context().close();
});
