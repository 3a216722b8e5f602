import { expect } from '@playwright/test';
import { test } from '../support/e2e/browser-world.ts';
import { expectAccessible, expectNoSidewaysScroll, fillInSignUp } from '../support/e2e/page.ts';

test('a recipe is shared, read without an account, kept by somebody who signs up for it, and withdrawn', async ({ world }) => {
  const { page, server, signIn, visit } = world;
  const owner = await server.addUser();
  const [guid = ''] = await server.addRecipes(owner, 1);
  await signIn(owner);
  await visit(`/ai/${owner.companyUri}/recipes/${guid}`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'Make a link' }).click();
  const address = await page.getByLabel('Link', { exact: true }).inputValue();
  const path = new URL(address).pathname;
  expect(path).toMatch(/^\/r\/toast-[0-9A-Za-z]{12}$/);
  await expectAccessible(page);
  await visit('/account');
  await expect(page.getByRole('article').getByText('Shared')).toBeVisible();

  // Somebody else, in a browser of their own.
  await page.context().clearCookies();
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Toast' })).toBeVisible();
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  await page.getByRole('button', { name: 'More servings' }).click();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByText('Report this recipe').click();
  await page.getByRole('radio', { name: 'Something else' }).check();
  await page.getByLabel('What is wrong with it?').fill('This is an advertisement.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Thank you. Your message has arrived.')).toBeVisible();

  await page.getByRole('button', { name: 'Make it yours' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('link', { name: 'Sign up' }).click();
  await fillInSignUp(page, server.mailbox);
  await expect(page).toHaveURL(/\/ai\/[\w-]+\/recipes\//);
  await expect(page.getByRole('link', { name: 'Kept from a shared recipe' })).toHaveAttribute('href', path);

  await page.context().clearCookies();
  await signIn(owner);
  await visit(`/ai/${owner.companyUri}/recipes/${guid}`);
  await page.getByRole('button', { name: 'Shared', exact: true }).click();
  await page.getByRole('button', { name: 'Stop sharing' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stop sharing' }).click();
  await expect(page.getByRole('button', { name: 'Make a link' })).toBeVisible();
  expect((await page.request.get(new URL(path, page.url()).href)).status()).toBe(410);
  await visit(path);
  await expect(page.getByRole('heading', { level: 1, name: 'This recipe is off the table' })).toBeVisible();
  await expectAccessible(page);
});
