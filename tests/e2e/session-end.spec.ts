import { expect, type Page } from '@playwright/test';
import { test, type World } from '../support/e2e/browser-world.ts';
import { expectAccessible } from '../support/e2e/page.ts';
import { password } from '../support/e2e/test-server.ts';

const dish = 'A soup of leeks and potatoes, for a cold day';

/** Ends all sessions of a user, as an administrator or another device does. */
const endSessions = ({ server }: World, guid: string) => server.db.deleteFrom('sessions').where('user_guid', '=', guid).execute();

/** Ends the sessions while the next page of the list is on its way: any other call could lead to the sign-in before the press. */
async function endDuringShowMore(world: World, guid: string): Promise<void> {
  const { page, hold } = world;
  const list = await hold('GET', /\/recipes$/);
  const isSent = page.waitForRequest((request) => request.method() === 'GET' && new URL(request.url()).pathname.endsWith('/recipes'));
  await page.getByRole('button', { name: 'Show more' }).click();
  await isSent;
  await endSessions(world, guid);
  await list.release();
  await page.unrouteAll({ behavior: 'wait' });
}

async function signInBy(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

test('a refused call leads to the sign-in, and back to the input and the request', async ({ world }) => {
  const { page, server, hold, signIn, visit } = world;
  const user = await server.addUser();
  await signIn(user);
  await visit(`/ai/${user.companyUri}/new`);
  await page.getByLabel('Describe a dish').fill(dish);
  // Ended while the order is on its way: any other call could lead to the sign-in before the press.
  const order = await hold('POST', /\/recipe-jobs$/);
  const isSent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/recipe-jobs'));
  await page.getByRole('button', { name: 'Make a recipe' }).click();
  await isSent;
  await endSessions(world, user.guid);
  await order.release();

  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Your session has ended.', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await signInBy(page, user.email);
  await expect(page).toHaveURL(/\/new$/);
  await expect(page.getByText(dish).first()).toBeVisible();
  // The user's pending request is not sent automatically: it waits for a press.
  const before = server.cook.orders.length;
  await page.getByRole('button', { name: 'Try again' }).click();
  await order.release();
  await expect.poll(() => server.cook.orders.length).toBe(before + 1);
});

test('a refused list loads after signing in again; another user sees nothing of it', async ({ world }) => {
  const { page, server, signIn, visit } = world;
  const [user, grace] = [await server.addUser(), await server.addUser()];
  await server.addRecipes(user, 21);
  await signIn(user);
  await visit('/account');
  await expect(page.getByRole('article').or(page.getByRole('listitem')).first()).toBeVisible();
  await endDuringShowMore(world, user.guid);
  await expect(page).toHaveURL(/\/login$/);
  await signInBy(page, user.email);
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByText('Error loading data!')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden();

  // From another page: a reload would list as many recipes as before.
  await visit('/account/settings');
  await visit('/account');
  await expect(page.getByRole('button', { name: 'Show more' })).toBeVisible();
  await endDuringShowMore(world, user.guid);
  await expect(page).toHaveURL(/\/login$/);
  await signInBy(page, grace.email);
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByRole('heading', { name: 'Your cookbook is still empty' })).toBeVisible();
});
