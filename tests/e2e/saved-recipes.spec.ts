import { expect, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { countKept, untilKept } from '../support/e2e/kept-recipes.ts';
import { test } from '../support/e2e/browser-world.ts';
import { expectAccessible, goOnline, withoutNetwork } from '../support/e2e/page.ts';
import { password, TestServer, type TestUser } from '../support/e2e/test-server.ts';
import { pressLoginAs } from '../support/e2e/second-steps.ts';

// axe fetches the style sheets, and logs when it cannot.
const noise = [/Failed to load resource/, /^The session could not be loaded/, /^Couldn't load preload assets/];

const signIn = (page: Page, server: TestServer, { token }: TestUser) =>
  page.context().addCookies([{ name: 'session', value: token, url: server.origin, httpOnly: true, sameSite: 'Lax' }]);

/** A cook who has opened a recipe, which the browser stores. */
async function openRecipe(page: Page, server: TestServer, recipes = 1) {
  const user = await server.addUser();
  const guids = await server.addRecipes(user, recipes);
  await signIn(page, server, user);
  const path = `${server.origin}/ai/${user.companyUri}/recipes/${guids[0]}`;
  await page.goto(path);
  await untilKept(page);
  return { user, guids, path };
}

const isLookedAfter = (page: Page) =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 120_000 }).toBe(true);

test('recently opened recipes can be read after an offline start', async ({ page, started, quietErrors }) => {
  quietErrors.push(...noise);
  const server = started.adopt(await TestServer.start({ env: { SERVICE_WORKER: 'on' } }), (open) => open.close());
  const { user, guids } = await openRecipe(page, server);
  await isLookedAfter(page);
  await page.context().setOffline(true);
  await page.goto(`${server.origin}/account`);
  await expect(page.getByText(withoutNetwork)).toBeVisible();
  await page.getByRole('link', { name: 'Saved recipes' }).click();
  await expect(page.getByRole('heading', { name: 'Saved recipes' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Toast' }).click();
  await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeVisible();
  await page.getByRole('button', { name: 'More servings' }).click();
  await expectAccessible(page);
  // Offline it still exports a file, and keeps the settings for the next time.
  await page.getByRole('button', { name: /^More for: / }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Download for other apps' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('toast.json');
  const [{ companyUri }, [guid]] = [user, guids];
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({
    '@type': 'Recipe',
    url: `${server.origin}/ai/${companyUri}/recipes/${guid}`,
  });
  await page.reload();
  await page.getByRole('button', { name: 'Toast' }).click();
  await expect(page.getByRole('group', { name: 'Servings' })).toContainText('3');
  // Nobody was signed out: once online the account is back.
  await goOnline(page);
  await expect(page.getByText(withoutNetwork)).toBeHidden();
  expect(await countKept(page)).toBe(1);
  await page.goto(`${server.origin}/account`);
  await expect(page.getByRole('heading', { name: 'My recipes' })).toBeVisible();
});

test('a stored recipe is shown offline, and reloaded when the network is back', async ({ page, server, quietErrors }) => {
  quietErrors.push(...noise);
  await openRecipe(page, server);
  // The reachability actor loads after the page.
  const sign = page.waitForResponse((response) => response.url().endsWith('/service-worker.js'));
  await page.goto(`${server.origin}/account`);
  await sign;
  await page.getByRole('link', { name: 'Toast' }).hover();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Toast' }).click();
  await expect(page.getByText('We could not reach the server.', { exact: false })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Toast' })).toBeVisible();
  await goOnline(page);
  await expect(page.getByText('We could not reach the server.', { exact: false })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Toast' })).toBeVisible();
});

test('no copy stays of a user who has signed out, whose sessions were ended elsewhere, or who was replaced by another', async ({
  page,
  server,
}) => {
  await openRecipe(page, server);
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await untilKept(page, 0);

  // As by deleting the account.
  const { user } = await openRecipe(page, server);
  await server.db.deleteFrom('sessions').where('user_guid', '=', user.guid).execute();
  await page.goto(`${server.origin}/privacy`);
  await untilKept(page, 0);

  const { user: replaced } = await openRecipe(page, server);
  const other = await server.addUser();
  await server.db.deleteFrom('sessions').where('user_guid', '=', replaced.guid).execute();
  await page.goto(`${server.origin}/login`);
  await page.getByLabel('Email').fill(other.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'My recipes' })).toBeVisible();
  await untilKept(page, 0);
});

test('no copy is stored of a user who is impersonated, nor of the staff member', async ({ page, server, quietErrors }) => {
  // The first answer asks for step-up authentication.
  quietErrors.push(/Failed to load resource/);
  const user = await server.addUser();
  const [guid] = await server.addRecipes(user, 1);
  const staff = await server.addUser({ staff: { hasConsoleAccess: true, canLoginAsUser: true } });
  const [own] = await server.addRecipes(staff, 1);
  await signIn(page, server, staff);
  await page.goto(`${server.origin}/ai/${staff.companyUri}/recipes/${own}`);
  await untilKept(page);
  await page.goto(`${server.origin}/console/users/${user.guid}/login`);
  await page.getByLabel('Reason').fill('A recipe is not shown');
  await pressLoginAs(page);
  await expect(page.getByText(`logged in as ${user.email}`)).toBeVisible();
  await untilKept(page, 0);
  await page.goto(`${server.origin}/ai/${user.companyUri}/recipes/${guid}`);
  await expect(page.getByRole('heading', { name: 'Toast' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await countKept(page)).toBe(0);
});
