import { expect, type Page } from '@playwright/test';
import { locales } from '../../contract/shell/locales.ts';
import { newGuid } from '../../server/db/guid.ts';
import { newShareId } from '../../server/recipes/sharing/shared.ts';
import { test } from '../support/e2e/browser-world.ts';
import { giveStep } from '../support/e2e/second-steps.ts';
import type { TestServer, TestUser } from '../support/e2e/test-server.ts';

/** A colleague in a separate browser. */
async function colleague(page: Page, server: TestServer, { token }: TestUser) {
  const context = await page.context().browser()?.newContext();
  if (context === undefined) throw new Error('There is no browser.');
  await context.addCookies([{ name: 'session', value: token, url: server.origin, httpOnly: true, sameSite: 'Lax' }]);
  return context.newPage();
}

test('two users saving one record see both values of each field, and lose neither', async ({ world: { page, server, signIn, visit } }) => {
  const { db, clock } = server;
  const guid = newGuid();
  const names = JSON.stringify(Object.fromEntries(locales.map((locale) => [locale, `Soups (${locale})`])));
  await db.insertInto('categories').values({ guid, slug: guid, parent_guid: null, position: 1, names, created_at: clock.now() }).execute();
  const staff = { hasConsoleAccess: true, canManageCategories: true };
  await signIn(await server.addUser({ staff }));
  const other = await colleague(page, server, await server.addUser({ staff }));
  await visit(`/console/categories/${guid}`);
  await other.goto(`${server.origin}/console/categories/${guid}`);

  await other.getByLabel('Name in English').fill('Broths');
  await page.getByLabel('Name in English').fill('Potages');
  await page.getByLabel('Name in German').fill('Suppen');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  const namesNow = async () => (await db.selectFrom('categories').select('names').where('guid', '=', guid).executeTakeFirstOrThrow()).names;
  await expect.poll(namesNow).toMatchObject({ en: 'Broths' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();

  await expect(page.getByRole('heading', { name: 'Somebody else saved this meanwhile' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Potages' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Broths' })).toBeVisible();
  expect(await namesNow()).toMatchObject({ en: 'Broths', de: 'Soups (de)' });
  await page.getByRole('radio', { name: 'Theirs' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(namesNow).toMatchObject({ en: 'Broths', de: 'Suppen' });
  await other.context().close();
});

/** Accounts found by one search, which matches no other test's accounts on this server. */
async function addAccounts({ db, clock }: TestServer, name: string, count: number): Promise<string[]> {
  const users = Array.from({ length: count }, (_, index) => ({
    guid: newGuid(),
    email: `${name}-${String(index).padStart(3, '0')}@anydish.example`,
    password_hash: null,
    first_name: 'Ada',
    last_name: 'Lovelace',
    is_verified: true,
    staff: null,
    created_at: clock.now(),
  }));
  await db.insertInto('users').values(users).execute();
  return users.map(({ guid }) => guid);
}
const suspendedAmong = async ({ db }: TestServer, guids: readonly string[]) => {
  const rows = await db.selectFrom('users').select('guid').where('guid', 'in', guids).where('suspended_at', 'is not', null).execute();
  return new Set(rows.map(({ guid }) => guid));
};

test('a bulk action applies to the confirmed rows, even if rows change or appear in the meantime', async ({
  world: { page, server, signIn, visit },
}) => {
  const name = `scope-${Date.now()}`;
  const guids = await addAccounts(server, name, 60);
  const [changed = '', gone = ''] = guids;
  await signIn(await server.addUser({ staff: { hasConsoleAccess: true, hasUsersAccess: true } }));
  await visit(`/console/users?q=${name}`);
  await expect(page.getByText('1 to 50 of 60').first()).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.getByRole('button', { name: 'Choose all that match' }).click();
  await expect(page.getByText('All that match are chosen: 60 rows')).toBeVisible();
  await page.getByRole('button', { name: 'Suspend', exact: true }).click();
  const box = page.getByRole('dialog');
  await expect(box.getByText('60 rows')).toBeVisible();

  await server.db.updateTable('users').set({ last_name: 'Byron' }).where('guid', '=', changed).execute();
  await server.db.deleteFrom('users').where('guid', '=', gone).execute();
  const late = await addAccounts(server, `${name}-late`, 2);
  await box.getByLabel('Reason').fill('Sends unwanted mail');
  await box.getByRole('button', { name: 'Suspend' }).click();
  await giveStep(page);

  await expect(box.getByText('58 rows done · 2 rows left alone')).toBeVisible();
  const left = box.getByRole('list', { name: 'Rows that were left alone' }).getByRole('listitem');
  await expect(left).toHaveCount(2);
  await expect(left.filter({ hasText: `${name}-000@anydish.example` })).toContainText('It changed in the meantime.');
  await expect(left.filter({ hasText: 'It is not there any more.' })).toHaveCount(1);
  expect(await suspendedAmong(server, [...guids, ...late])).toEqual(new Set(guids.slice(2)));
});

test('an action can be undone after closing the tab and restarting the server', async ({ world: { page, server, signIn, visit } }) => {
  const name = `restart-${Date.now()}`;
  const guids = await addAccounts(server, name, 3);
  const viewer = await server.addUser({ staff: { hasConsoleAccess: true, hasUsersAccess: true } });
  await signIn(viewer);
  await visit(`/console/users?q=${name}`);
  await expect(page.getByRole('row')).toHaveCount(4);
  for (const key of ['j', 'x', 'j', 'Shift+X']) await page.keyboard.press(key);
  await page.getByRole('button', { name: 'Suspend', exact: true }).click();
  await page.getByLabel('Reason').fill('Sends unwanted mail');
  await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click();
  await giveStep(page);
  await expect(page.getByText('2 rows done')).toBeVisible();
  const context = page.context();
  await page.close();
  await server.stop();
  await server.startAgain();

  const later = await context.newPage();
  await later.goto(`${server.origin}/console/activity`);
  await later
    .getByRole('button', { name: /^Report of/ })
    .first()
    .click();
  await later.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(async () => (await suspendedAmong(server, guids)).size).toBe(0);
  await expect(later.getByRole('dialog').getByText('2 rows done')).toBeVisible();
});

test('a revoked permission is reported at once in an open list and box: which one, and who can grant it', async ({
  world: { page, server, signIn, visit },
}) => {
  const name = `taken-${Date.now()}`;
  const guids = await addAccounts(server, name, 1);
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
  expect((await suspendedAmong(server, guids)).size).toBe(0);
  await box.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('searchbox').fill(`${name}-0`);
  await expect(page.getByRole('heading', { name: 'You do not have access to this page' })).toBeVisible();
  await expect(page.getByText('Manage users')).toBeVisible();
  await expect(page.getByText(giver.email)).toBeVisible();
  // None of the previous rows are visible.
  await expect(page.getByText(`${name}-000@anydish.example`)).toHaveCount(0);
});

test('a copied address shows a colleague the same rows', async ({ world: { page, server, signIn, visit } }) => {
  const name = `copied-${Date.now()}`;
  for (const count of [1, 2, 3]) await server.addUser({ email: `${name}-${count}@anydish.example` });
  const staff = { hasConsoleAccess: true, hasUsersAccess: true };
  await signIn(await server.addUser({ staff }));
  await visit('/console/users');
  await page.getByRole('searchbox').fill(name);
  await expect(page.getByRole('row')).toHaveCount(4);
  await expect(page).toHaveURL(new RegExp(name));
  const other = await colleague(page, server, await server.addUser({ staff }));
  await other.goto(page.url());
  await expect(other.getByRole('row')).toHaveCount(4);
  expect(await other.getByRole('row').allInnerTexts()).toEqual(await page.getByRole('row').allInnerTexts());
  await other.context().close();
});

test('a shared recipe is promoted to the landing page, and withdrawn with a reason that its owner receives', async ({
  world: { page, server, signIn, visit },
}) => {
  const owner = await server.addUser();
  const [guid = ''] = await server.addRecipes(owner, 1);
  const id = newShareId();
  await server.db
    .insertInto('shared_recipes')
    .values({ id, recipe_guid: guid, slug: 'toast', is_listed: true, shared_at: 1, changed_at: 1 })
    .execute();
  await server.db.updateTable('recipes').set({ share_id: id }).where('guid', '=', guid).execute();
  await signIn(await server.addUser({ staff: { hasConsoleAccess: true, canManageRecipes: true } }));
  const act = async (action: string, reason?: string) => {
    await visit(`/console/recipes/${guid}`);
    await page.getByRole('button', { name: action, exact: true }).click();
    const box = page.getByRole('dialog');
    if (reason !== undefined) await box.getByRole('textbox').fill(reason);
    await box.getByRole('button', { name: action, exact: true }).click();
  };
  await act('Show on the landing page');
  await expect(page.getByText('1 row done')).toBeVisible();
  const featured = await server.db.selectFrom('shared_recipes').select('featured_at').where('id', '=', id).executeTakeFirstOrThrow();
  expect(featured.featured_at).not.toBeNull();

  await act('Withdraw the link', 'It is an advertisement.');
  await giveStep(page);
  await expect(page.getByText('1 row done')).toBeVisible();
  expect((await page.request.get(`${server.origin}/r/toast-${id}`)).status()).toBe(410);
  const mails = () => server.db.selectFrom('mails').select('guid').where('recipient', '=', owner.email).execute();
  await expect.poll(async () => (await mails()).length).toBe(1);
});
