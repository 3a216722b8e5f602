import { expect } from '@playwright/test';
import { locales } from '../../contract/shell/locales.ts';
import { newGuid } from '../../server/db/guid.ts';
import { test } from '../support/e2e/browser-world.ts';
import { giveStep } from '../support/e2e/second-steps.ts';
import type { TestServer } from '../support/e2e/test-server.ts';

async function addCategory({ db, clock }: TestServer, slug: string, position: number): Promise<void> {
  const names = JSON.stringify(Object.fromEntries(locales.map((locale) => [locale, `${slug} (${locale})`])));
  await db
    .insertInto('categories')
    .values({ guid: newGuid(), slug, parent_guid: null, position, names, created_at: clock.now() })
    .execute();
}

test('categories are moved by drag and by keyboard, the move is undone, and two are merged', async ({
  world: { page, server, signIn, visit },
}) => {
  await server.db.deleteFrom('categories').execute();
  for (const [index, slug] of ['soups', 'stews', 'cakes'].entries()) await addCategory(server, slug, index + 1);
  await signIn(await server.addUser({ staff: { hasConsoleAccess: true, canManageCategories: true } }));
  await visit('/console/categories');
  await page.getByRole('link', { name: 'Order of the categories' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order of the categories');
  const names = page.locator('[data-category] a');
  const rowOf = (slug: string) => page.locator('[data-category]', { hasText: slug });
  await expect(names).toHaveText(['soups (en)', 'stews (en)', 'cakes (en)']);

  await rowOf('cakes').dragTo(rowOf('soups'), { targetPosition: { x: 100, y: 4 } });
  await expect(names).toHaveText(['cakes (en)', 'soups (en)', 'stews (en)']);
  // Also after a reload.
  await page.reload();
  await expect(names).toHaveText(['cakes (en)', 'soups (en)', 'stews (en)']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(names).toHaveText(['soups (en)', 'stews (en)', 'cakes (en)']);

  // By keyboard only; the focus stays with the row.
  await page.getByRole('button', { name: 'Move cakes (en) up' }).focus();
  await page.keyboard.press('Enter');
  await expect(names).toHaveText(['soups (en)', 'cakes (en)', 'stews (en)']);
  await page.keyboard.press('Alt+ArrowRight');
  const soups = await server.db.selectFrom('categories').select('guid').where('slug', '=', 'soups').executeTakeFirstOrThrow();
  const above = async () =>
    (await server.db.selectFrom('categories').select('parent_guid').where('slug', '=', 'cakes').executeTakeFirstOrThrow()).parent_guid;
  await expect.poll(above).toBe(soups.guid);
  // Wait until the page is updated: the same key means another move on the old row.
  await expect(page.getByRole('button', { name: 'Take cakes (en) out one level' })).toBeEnabled();
  await page.keyboard.press('Alt+ArrowLeft');
  await expect.poll(above).toBeNull();

  await page.getByRole('link', { name: 'stews (en)' }).click();
  await page.getByRole('button', { name: 'Merge into another' }).click();
  const box = page.getByRole('dialog');
  await box.getByRole('combobox').selectOption({ label: 'soups (en)' });
  await box.getByRole('button', { name: 'Merge into another' }).click();
  await giveStep(page);
  await expect(page.getByText('1 row done')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  const living = () => server.db.selectFrom('categories').select('slug').where('removed_at', 'is', null).execute();
  await expect.poll(async () => (await living()).length).toBe(3);
});
