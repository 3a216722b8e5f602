import { expect } from '@playwright/test';
import { giveStep } from '../support/e2e/second-steps.ts';
import { test } from '../support/e2e/browser-world.ts';

test('staff correct a recipe of somebody, and its owner is told', async ({ world: { page, server, signIn, skip, visit } }) => {
  const owner = await server.addUser({});
  const [guid = ''] = await server.addRecipes(owner, 1);
  await signIn(await server.addUser({ staff: { hasConsoleAccess: true, canManageRecipes: true } }));
  await visit(`/console/recipes/${guid}`);
  await page.getByRole('link', { name: 'Correct the recipe' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Correct the recipe');
  await page.getByLabel('Title').fill('Better soup');
  await page.getByLabel('Summary').fill('Milder than before.');
  await page.getByRole('button', { name: 'Save as a new version' }).click();
  await expect(page.getByText('Please write a reason: at least three letters.')).toBeVisible();
  await page.getByLabel('Reason').fill('The salt was wrong.');
  // What staff typed is there after a reload, too.
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('Better soup');
  await expect(page.getByLabel('Summary')).toHaveValue('Milder than before.');
  await expect(page.getByLabel('Reason')).toHaveValue('The salt was wrong.');
  await skip(16 * 60_000, 'both');
  await expect(page.getByRole('checkbox', { name: 'Send this mail' })).toBeChecked();
  await page.getByRole('button', { name: 'Save as a new version' }).click();
  await expect(page.getByText('Recipes: Correct the recipe')).toBeVisible();
  await giveStep(page);
  await expect(page).toHaveURL(new RegExp(`/console/recipes/${guid}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Better soup');
  const mails = await server.db.selectFrom('mails').select('subject').where('recipient', '=', owner.email).execute();
  expect(mails).toHaveLength(1);
});
