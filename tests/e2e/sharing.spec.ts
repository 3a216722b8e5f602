import { expect } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { test } from '../support/e2e/browser-world.ts';
import { inUnits } from '../support/e2e/gestures.ts';
import { dropSession, expectAccessible, expectNoSidewaysScroll, fillInSignUp } from '../support/e2e/page.ts';
import { bodyOf } from '../support/e2e/recipe-body.ts';

const flour = { amount: 200, unit: 'g', item: 'flour', note: null, scales: true, replaces: null, food: 'flour', density: 0.52 };

test('a shared recipe is scaled by one ingredient, shown for another oven, remembered in this browser, and exported by any reader', async ({
  world,
}) => {
  const { page, server, signIn, visit } = world;
  const owner = await server.addUser();
  const [guid = ''] = await server.addRecipes(owner, 1);
  const body = { ...(await bodyOf(server, guid)), servings: 4, ingredients: [flour] };
  await server.db
    .updateTable('recipes')
    .set({ body: JSON.stringify({ ...body, steps: [{ text: 'Bake in the oven at 180 °C.', minutes: 20, uses: [0] }] }) })
    .where('guid', '=', guid)
    .execute();
  await signIn(owner);
  await visit(`/ai/${owner.companyUri}/recipes/${guid}`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'Make a link' }).click();
  const { pathname } = new URL(await page.getByLabel('Link', { exact: true }).inputValue());
  await dropSession(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(pathname);
  await inUnits(page, () => page.getByText('Gas mark', { exact: true }).click());
  await expect(page.getByText('Bake in the oven at 180 °C (gas 4).')).toBeVisible();
  await inUnits(page, async () => {
    await page.getByText('Scale by one ingredient').click();
    await page.getByLabel('I have').fill('140');
    await page.getByRole('button', { name: 'Scale the recipe' }).click();
  });
  await page.reload();
  await expect(page.getByText('Scaled to 140 g flour: 0.7 of the recipe')).toBeVisible();
  await expect(page.getByText('Bake in the oven at 180 °C (gas 4).')).toBeVisible();
  const fileOf = async () => {
    await page.getByRole('button', { name: /^More for: / }).click();
    await expectAccessible(page);
    await page.getByRole('menuitem', { name: 'Download for other apps' }).click();
  };
  const [download] = await Promise.all([page.waitForEvent('download'), fileOf()]);
  expect(download.suggestedFilename()).toBe('toast.json');
  const file = JSON.parse(await readFile(await download.path(), 'utf8')) as { url: string };
  expect(file).toMatchObject({ '@type': 'Recipe', name: 'Toast', url: new URL(pathname, server.origin).href });
  // Revoked in the meantime: the menu shows why there is no file.
  await server.db.updateTable('shared_recipes').set({ withdrawn_at: 1 }).where('recipe_guid', '=', guid).execute();
  world.expectNoise(/410/);
  await fileOf();
  await expect(page.getByText('This recipe is no longer shared.')).toBeVisible();
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
});

test('a recipe is shared, read without an account, saved by a reader who signs up, and revoked', async ({ world }) => {
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

  // Another user in a separate browser.
  await dropSession(page);
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

  await dropSession(page);
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
