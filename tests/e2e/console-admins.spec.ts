import { expect } from '@playwright/test';
import { staffFlags } from '../../contract/console/areas.ts';
import { test } from '../support/e2e/browser-world.ts';
import { giveStep } from '../support/e2e/second-steps.ts';

test('an account becomes staff by its address and loses a permission; it and every admin are notified by mail', async ({
  world: { page, server, signIn, visit },
}) => {
  const admin = await server.addUser({ staff: Object.fromEntries(staffFlags.map((flag) => [flag, true])) });
  const user = await server.addUser();
  const mailsTo = (address: string) => server.db.selectFrom('mails').select('guid').where('recipient', '=', address).execute();
  await signIn(admin);
  await visit('/console/admins');
  // The matrix: a column per permission.
  await expect(page.getByRole('columnheader')).toContainText(['Email', 'Name', 'Open the console', 'Manage users']);
  await page.getByRole('link', { name: 'New admin' }).click();
  await page.getByLabel('Email').fill('nobody-here@example.com');
  await page.getByLabel('Open the console').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await giveStep(page);
  await expect(page.getByText('No account has this email address.')).toBeVisible();
  await page.getByLabel('Email').fill(user.email);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(user.email);
  await expect.poll(async () => (await mailsTo(user.email)).length + (await mailsTo(admin.email)).length).toBe(2);

  await page.getByLabel('Open the console').uncheck();
  await page.getByLabel('Manage recipes').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(async () => (await mailsTo(user.email)).length).toBe(2);
  const { staff } = await server.db.selectFrom('users').select('staff').where('guid', '=', user.guid).executeTakeFirstOrThrow();
  expect(staff).toEqual({ canManageRecipes: true });

  // The last administrator cannot give up the permissions that keep the console managed.
  await visit(`/console/admins/${admin.guid}`);
  await page.getByLabel('Manage admins').uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('You cannot take this permission from yourself. Somebody else who has it can.')).toBeVisible();
});
