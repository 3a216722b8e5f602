import { expect } from '@playwright/test';
import { test } from '../support/e2e/browser-world.ts';
import { password } from '../support/e2e/page.ts';

test('a name that was typed is there again after a reload, until it is saved', async ({ world }) => {
  const { page, server, signIn, visit } = world;
  await signIn(await server.addUser());
  await visit('/account/profile');
  const name = page.getByLabel('Full name');
  await name.fill('Ada King');
  await page.reload();
  await expect(name).toHaveValue('Ada King');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Your changes are saved.')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('anydish.drafts'))).not.toContain('King');
});

test('a new address that was typed is there again, and the password beside it is not; both go with their user', async ({ world }) => {
  const { page, server, signIn, visit } = world;
  await signIn(await server.addUser());
  await visit('/account/email');
  const email = page.getByLabel('New email');
  await email.fill('ada.king@any');
  await page.getByLabel('Current password').fill(password);
  await page.reload();
  await expect(email).toHaveValue('ada.king@any');
  await expect(page.getByLabel('Current password')).toHaveValue('');
  const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(await kept()).not.toContain(password);

  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Make Any Dish!');
  expect(await kept()).not.toContain('ada.king');
});

test('nobody gets to see what somebody else has typed', async ({ world }) => {
  const { page, server, signIn, visit } = world;
  await signIn(await server.addUser());
  await visit('/account/profile');
  await page.getByLabel('Full name').fill('Ada King');
  // Another tab has signed somebody else in.
  await signIn(await server.addUser());
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Lovelace');
});

test('what was typed at the sign-in is there at the sign-up and the reset, also after a reload', async ({ world }) => {
  const { page, visit } = world;
  await visit('/login');
  await page.getByLabel('Email').fill('ada@anydish.example');
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create an account');
  await expect(page.getByLabel('Email')).toHaveValue('ada@anydish.example');
  await visit('/reset-password');
  await expect(page.getByLabel('Email')).toHaveValue('ada@anydish.example');
});
