import { expect } from '@playwright/test';
import { locales } from '../../contract/shell/locales.ts';
import { newGuid } from '../../server/db/guid.ts';
import { newShareId } from '../../server/recipes/sharing/shared.ts';
import { test } from '../support/e2e/browser-world.ts';
import { giveStep } from '../support/e2e/second-steps.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/e2e/page.ts';
import type { TestServer } from '../support/e2e/test-server.ts';

/** A category with that many public, indexed recipes. Resolves to its slug. */
async function addCategory(server: TestServer, count: number): Promise<string> {
  const { db, clock } = server;
  const [guid, names] = [newGuid(), JSON.stringify(Object.fromEntries(locales.map((locale) => [locale, `Soups (${locale})`])))];
  await db.insertInto('categories').values({ guid, slug: guid, parent_guid: null, position: 1, names, created_at: clock.now() }).execute();
  const recipes = await server.addRecipes(await server.addUser(), count);
  for (const [at, recipe] of recipes.entries()) {
    const link = { id: newShareId(), recipe_guid: recipe, slug: 'toast', is_listed: true, shared_at: at + 1, changed_at: at + 1 };
    await db.insertInto('shared_recipes').values(link).execute();
    await db.insertInto('recipe_categories').values({ recipe_guid: recipe, category_guid: guid, came_from: null }).execute();
  }
  return guid;
}

test('a category is browsed in pages, links to a recipe, and the recipe links back', async ({ world }) => {
  const { page, server, visit } = world;
  const slug = await addCategory(server, 30);
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(`/c/${slug}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Soups (en)' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(24);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'More recipes' }).click();
  await expect(page.getByRole('article')).toHaveCount(6);
  await expect(page).toHaveURL(/\?after=/);
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(24);
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('button', { name: 'Make it yours' })).toBeVisible();
  await page.getByRole('link', { name: 'Soups (en)' }).click();
  await expect(page).toHaveURL(new RegExp(`/c/${slug}$`));
  const row = page.getByRole('navigation', { name: 'Browse by category' });
  // The start page's links are kept for a minute, and left out when the database takes its time.
  await expect(async () => {
    server.clock.skip(61_000);
    await visit('/');
    await row.getByRole('link', { name: 'Soups (en)' }).first().click({ timeout: 5_000 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1, name: 'Soups (en)' })).toBeVisible();
  await visit('/c/none');
  await expect(page.getByRole('heading', { level: 1, name: 'Category not found' })).toBeVisible();
});

test('a sitemap is generated, inspected, published and withdrawn', async ({ world }) => {
  const { page, server, signIn, visit } = world;
  await server.db.deleteFrom('sitemap_versions').execute();
  await addCategory(server, 2);
  await signIn(await server.addUser({ staff: { hasConsoleAccess: true, canPublishSitemaps: true } }));
  await visit('/console/sitemaps');
  await expect(page.getByText('Nothing is published. Search engines find no sitemap.')).toBeVisible();
  await page.getByRole('button', { name: 'Make a new version' }).click();
  await page.getByRole('button', { name: 'Publish version 1' }).click({ timeout: 60_000 });
  await giveStep(page);
  await expect(page.getByText('Version 1 was published on')).toBeVisible();
  const read = async (path: string) => (await page.request.get(new URL(path, page.url()).href)).text();
  expect(await read('/robots.txt')).toContain('/sitemap.xml');
  const slug = await addCategory(server, 1);
  await page.getByRole('button', { name: 'Make a new version' }).click();
  await expect(page.getByRole('button', { name: 'Publish version 2' })).toBeVisible({ timeout: 60_000 });
  // The category in each language and in the reader's own, and its recipe.
  await expect(page.getByText(`New addresses: ${locales.length + 2}`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Publish version 2' }).click();
  await expect(page.getByText('Version 2 was published on')).toBeVisible();
  expect(await read('/sitemap-1.xml')).toContain(slug);
  await page.getByRole('button', { name: 'Publish version 1' }).click();
  await expect(page.getByText('Version 1 was published on')).toBeVisible();
  expect(await read('/sitemap-1.xml')).not.toContain(slug);
});
