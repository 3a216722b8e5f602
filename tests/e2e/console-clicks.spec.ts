import { expect, type Page } from '@playwright/test';
import { newGuid } from '../../server/db/guid.ts';
import { test } from '../support/e2e/browser-world.ts';
import { giveStep } from '../support/e2e/second-steps.ts';

// The figures of docs/console-compared.md: presses of a mouse, on the way from the console's start to the end.

/** Counts presses in the page from here on, that of the box for a second step left out. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = window as unknown as { clicks: number };
    counted.clicks = 0;
    // A press of Enter in a field presses its form's button: that is no press of a mouse.
    document.addEventListener('pointerdown', () => (counted.clicks += 1), true);
  });
  return () => page.evaluate(() => (window as unknown as { clicks: number }).clicks);
}

test('a user is found and suspended with four presses', async ({ world: { page, server, signIn, visit } }) => {
  const email = `clicks-${Date.now()}@anydish.example`;
  const user = await server.addUser({ email });
  await signIn(await server.addUser({ staff: { hasConsoleAccess: true, hasUsersAccess: true } }));
  await visit('/console');
  const clicks = await countClicks(page);
  await page.keyboard.press('Control+K');
  await page.getByRole('combobox').fill(email);
  await page.getByRole('option', { name: `${email} · Suspend` }).click();
  const box = page.getByRole('dialog');
  await box.getByLabel('Reason').fill('Sends spam');
  await box.getByRole('button', { name: 'Suspend' }).click();
  expect(await clicks()).toBeLessThanOrEqual(4);
  await giveStep(page);
  await expect(page.getByText('1 row done')).toBeVisible();
  const row = await server.db.selectFrom('users').select('suspended_at').where('guid', '=', user.guid).executeTakeFirstOrThrow();
  expect(row.suspended_at).not.toBeNull();
});

test('a report is answered with three presses', async ({ world: { page, server, signIn, visit } }) => {
  const owner = await server.addUser();
  const recipe = (await server.addRecipes(owner, 1))[0] ?? '';
  const guid = newGuid();
  await server.db
    .insertInto('recipe_reports')
    .values({
      guid,
      recipe_guid: recipe,
      share_id: null,
      version: 1,
      kind: 'unsafe',
      words: 'It burns.',
      request_key: guid,
      created_at: server.clock.now(),
    })
    .execute();
  await signIn(await server.addUser({ staff: { hasConsoleAccess: true, canManageRecipes: true } }));
  await visit(`/console/reports?q=${guid}`);
  const clicks = await countClicks(page);
  await page.locator('[data-row]').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Reply', exact: true }).click();
  const box = page.getByRole('dialog');
  await expect(box.getByText(/^Mail to the person who reported it/)).toBeVisible();
  await box.getByLabel('Message').fill('Thank you. We corrected it.');
  await box.getByRole('button', { name: 'Reply' }).click();
  await expect(page.getByText('1 row done')).toBeVisible();
  expect(await clicks()).toBeLessThanOrEqual(3);
  const mail = await server.db.selectFrom('mails').select('subject').where('recipient', '=', owner.email).executeTakeFirst();
  expect(mail?.subject).toBe('An answer to your report at AnyDish');
});
