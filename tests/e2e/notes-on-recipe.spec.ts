import { expect } from '@playwright/test';
import { test } from '../support/e2e/browser-world.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/e2e/page.ts';

test('notes on a recipe and a step are saved while typing, survive a reload, and are shown in cook mode', async ({ world }) => {
  const { page, server, signIn, visit } = world;
  const user = await server.addUser();
  await signIn(user);
  await server.addRecipes(user, 1);
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('/account');
  await page.getByRole('article').first().getByRole('link', { name: 'Toast' }).click();
  const panel = page.getByRole('region', { name: 'Your notes' });
  const ofRecipe = panel.getByLabel('Your note on this recipe');
  const ofStep = page.getByLabel('Your note on step 1');

  await ofRecipe.fill('For Sunday');
  await expect(panel.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Add a note on step 1' }).click();
  await expect(ofStep).toBeFocused();
  await ofStep.fill('Less butter');
  // The field is left at once, without waiting for the save.
  await page.reload();
  await expect(ofStep).toHaveValue('Less butter');
  await expect(ofRecipe).toHaveValue('For Sunday');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('link', { name: 'Start cooking' }).click();
  await expect(page.getByText('Your note', { exact: true })).toBeVisible();
  await expect(page.getByText('Less butter')).toBeVisible();
  await expectAccessible(page);
});
