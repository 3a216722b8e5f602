import { expect, type Page } from '@playwright/test';
import { locales } from '../../contract/shell/locales.ts';
import { newGuid } from '../../server/db/guid.ts';
import { newShareId } from '../../server/recipes/sharing/shared.ts';
import { test } from '../support/e2e/browser-world.ts';
import { giveStep } from '../support/e2e/second-steps.ts';
import type { TestServer, TestUser } from '../support/e2e/test-server.ts';

/** A colleague in a browser of their own. */
async function colleague(page: Page, server: TestServer, { token }: TestUser) {
  const context = await page.context().browser()?.newContext();
  if (context === undefined) throw new Error('There is no browser.');
  await context.addCookies([{ name: 'session', value: token, url: server.origin, httpOnly: true, sameSite: 'Lax' }]);
  return context.newPage();
}

test('two who save one record see both values, field by field, and lose neither', async ({ world: { page, server, signIn, visit } }) => {
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

test('a shared recipe comes onto the landing page, and is withdrawn with a reason that its owner is told', async ({
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
