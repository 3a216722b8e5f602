import { expect, type Page } from '@playwright/test';
import { finished, plainBody, provenBody } from '../support/server/scripted-cook.ts';
import { test } from '../support/e2e/browser-world.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/e2e/page.ts';

const [bread] = plainBody.ingredients;
if (bread === undefined) throw new Error('There is no bread.');
const veganToast = provenBody({
  ...plainBody,
  ingredients: [bread, { amount: 20, unit: 'g', item: 'vegan butter', note: null, scales: true, replaces: 'butter' }],
  steps: [{ text: 'Toast the white bread and spread the vegan butter.', minutes: 3, uses: [0, 1] }],
});
const done = finished.type === 'done' ? { ...finished, body: veganToast } : finished;

const panel = (page: Page) => page.getByRole('region', { name: 'Change this recipe' });
/** Above the recipe: what its new version changed. */
const news = (page: Page) => page.getByRole('region', { name: 'What changed' });

test('a recipe is refined by words, compared, undone, and edited by hand', async ({ world }) => {
  const { page, server, signIn, visit } = world;
  const user = await server.addUser();
  await signIn(user);
  await server.addRecipes(user, 1);
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('/account');
  await page.getByRole('article').first().getByRole('link', { name: 'Toast' }).click();

  // Suggestions are shown while the field is used.
  await panel(page).getByLabel('What should be different?').focus();
  await panel(page).getByRole('button', { name: 'Make it vegan' }).click();
  // Other test files of this worker have ordered before.
  await expect.poll(() => server.cook.orders.at(-1)?.base?.body.title).toBe('Toast');
  await expect(panel(page).getByRole('heading', { name: 'A new version is on its way' })).toBeFocused();
  // It continues while the page is away.
  await page.reload();
  await expect(panel(page).getByRole('heading', { name: 'A new version is on its way' })).toBeVisible();
  server.cook.say(done);
  await expect(news(page).getByRole('heading', { name: 'What changed' })).toBeVisible();
  await expect(news(page).getByRole('insertion').filter({ hasText: 'vegan butter' }).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  // A fresh load stays at its top, where the banner is, and draws no focus ring.
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(news(page).getByRole('heading', { name: 'What changed' })).not.toBeFocused();
  await news(page).getByRole('button', { name: 'Undo' }).click();
  await expect(panel(page).getByText('Undone. The recipe is as it was before.')).toBeVisible();

  await panel(page).getByLabel('What should be different?').fill('without toasting');
  await page.reload();
  await expect(panel(page).getByLabel('What should be different?')).toHaveValue('without toasting');

  await page.getByRole('button', { name: /^More for: / }).click();
  await page.getByRole('menuitem', { name: 'Edit by hand' }).click();
  await page.getByLabel('Ingredient').first().fill('rye bread');
  await page.getByRole('button', { name: 'Add an ingredient' }).click();
  await page.getByLabel('Ingredient').last().fill('peanut butter');
  await page.getByLabel('Amount').last().fill('1 1/2');
  await page.getByLabel('Unit').last().selectOption('tbsp');
  await page.getByRole('button', { name: 'Move up: peanut butter' }).click();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.reload();
  await expect(page.getByLabel('Ingredient').nth(1)).toHaveValue('peanut butter');
  await page.getByRole('button', { name: 'Save as a new version' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Toast' })).toBeVisible();
  await expect(page.getByText('Edited by hand')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'peanut butter' }).first()).toBeVisible();

  await page.getByRole('button', { name: /^More for: / }).click();
  await page.getByRole('menuitem', { name: 'Versions' }).click();
  await expect(page.getByRole('button', { name: /^Look at version/ })).toHaveCount(4);
  await page.getByRole('button', { name: 'Look at version 1' }).click();
  await expect(page.getByRole('heading', { name: 'Version 1' })).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Bring this version back' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Toast' })).toBeVisible();
  await expect(page.getByText('Edited by hand')).toBeHidden();
});
