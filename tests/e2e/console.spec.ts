import { expect } from '@playwright/test';
import { test } from '../support/e2e/browser-world.ts';
import { expectAccessible } from '../support/e2e/page.ts';
import { giveStep } from '../support/e2e/second-steps.ts';

test('a visitor is asked to sign in, a cook sees no link to the console, and both load none of it', async ({
  world: { page, server, signIn, visit },
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await visit('/console/users');
  await expect(page.getByRole('heading', { name: 'Please sign in' })).toBeVisible();
  await signIn(await server.addUser());
  await visit('/account');
  await page.getByRole('button', { name: /Account of/ }).click();
  await expect(page.getByRole('link', { name: 'Settings' }).last()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Console' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Flow recordings' })).toHaveCount(0);
  for (const path of ['/console', '/console/users', '/console/users/some-guid', '/console/admins', '/console/recordings']) {
    await visit(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Only staff can see this');
  }
  await expectAccessible(page);
  expect(fetched.filter((path) => /\/api\/console|ConsolePage|CollectionPage|RecordPage|OverviewPage|\/console-/.test(path))).toEqual([]);
});

test('staff find users, suspend two of them by keyboard, and undo it on the activity page', async ({
  world: { page, server, signIn, visit },
}) => {
  const viewer = await server.addUser({ staff: { hasConsoleAccess: true, hasUsersAccess: true } });
  // One search finds these two, and no other test's accounts on this server.
  const name = `spammer-${Date.now()}`;
  const cooks = [
    await server.addUser({ email: `${name}-1@anydish.example` }),
    await server.addUser({ email: `${name}-2@anydish.example` }),
  ];
  const suspended = async () => {
    const guids = cooks.map(({ guid }) => guid);
    const rows = await server.db.selectFrom('users').select('suspended_at').where('guid', 'in', guids).execute();
    return rows.filter((row) => row.suspended_at !== null).length;
  };
  await signIn(viewer);
  await visit('/console/users?isStaff=no');
  await page.getByRole('searchbox').fill(name);
  await expect(page.getByRole('row')).toHaveCount(3);
  // A colleague who is sent the address sees the same rows.
  await expect(page).toHaveURL(new RegExp(name));
  expect(page.url()).toContain('isStaff=no');
  await page.reload();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(3);
  for (const key of ['j', 'x', 'j', 'Shift+X']) await page.keyboard.press(key);
  await expect(page.getByText('2 rows chosen')).toBeVisible();
  await page.getByRole('button', { name: 'Suspend', exact: true }).click();
  await page.getByLabel('Reason').fill('Sends spam');
  await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click();
  await giveStep(page);
  await expect(page.getByText('2 rows done')).toBeVisible();
  expect(await suspended()).toBe(2);

  // The box closed with the page; the undo notice stays.
  await visit('/console/activity');
  await page
    .getByRole('button', { name: /^Report of/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(suspended).toBe(0);
});

test('a revoked permission is reported at once in an open list and box: which one, and who can grant it', async ({
  world: { page, server, signIn, visit },
}) => {
  const name = `taken-${Date.now()}`;
  const { guid } = await server.addUser({ email: `${name}-000@anydish.example` });
  const giver = await server.addUser({ staff: { hasConsoleAccess: true, hasAdminsAccess: true, canManageAdmins: true } });
  const viewer = await server.addUser({ staff: { hasConsoleAccess: true, hasUsersAccess: true } });
  await signIn(viewer);
  await visit(`/console/users?q=${name}`);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.getByRole('button', { name: 'Suspend', exact: true }).click();
  const box = page.getByRole('dialog');
  await box.getByLabel('Reason').fill('Sends unwanted mail');
  await server.db
    .updateTable('users')
    .set({ staff: JSON.stringify({ hasConsoleAccess: true }) })
    .where('guid', '=', viewer.guid)
    .execute();

  await box.getByRole('button', { name: 'Suspend' }).click();
  await expect(box.getByText('You do not have the permission for this.')).toBeVisible();
  const user = await server.db.selectFrom('users').select('suspended_at').where('guid', '=', guid).executeTakeFirstOrThrow();
  expect(user.suspended_at).toBeNull();
  await box.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('searchbox').fill(`${name}-0`);
  await expect(page.getByRole('heading', { name: 'You do not have access to this page' })).toBeVisible();
  await expect(page.getByText('Manage users')).toBeVisible();
  await expect(page.getByText(giver.email)).toBeVisible();
  // None of the previous rows are visible.
  await expect(page.getByText(`${name}-000@anydish.example`)).toHaveCount(0);
});
