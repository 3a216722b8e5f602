import { expect } from '@playwright/test';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Mailbox } from '../support/e2e/mailbox.ts';
import { expectAccessible, expectNoSidewaysScroll, test } from '../support/e2e/page.ts';
import { newAccount } from '../support/e2e/product-world.ts';
import { Product } from '../support/e2e/product.ts';

const photos = join(import.meta.dirname, '../server/recipes/transcription/photos');
const pasted = `Skip to content
Leek soup

Serves 4
Ingredients
2 leeks
1 l vegetable stock
salt
Method
1. Slice the leeks.
2. Boil them in the stock for 20 minutes.
Comments
Nice!`;
const soup = {
  '@type': 'Recipe',
  name: 'Nut bread',
  recipeYield: '8',
  recipeIngredient: ['500 g wheat flour', '100 g walnuts'],
  recipeInstructions: ['Knead everything.', 'Bake for an hour.'],
};

let mailbox: Mailbox;
let product: Product;
let site: Server;
test.beforeAll(async () => {
  mailbox = await Mailbox.open();
  // Only tests may read pages of the local computer.
  product = await Product.start({ SMTP_URL: mailbox.url, READ_OWN_NETWORK: 'yes' });
  site = createServer((_, answer) =>
    answer
      .writeHead(200, { 'content-type': 'text/html' })
      .end(`<script type="application/ld+json">${JSON.stringify(soup)}</script><h1>Bread</h1>`),
  );
  await new Promise<void>((resolve) => {
    site.listen(0, '127.0.0.1', resolve);
  });
});
test.afterAll(async () => {
  site.close();
  await product.dispose();
  await mailbox.close();
});

test('a pasted recipe is read, corrected beside its text, and saved; a reload and an error lose nothing', async ({ page, quietErrors }) => {
  quietErrors.push(/Failed to load resource/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto((await newAccount(page, mailbox, product.origin)).kitchen);
  await page.getByRole('link', { name: 'Copy a written recipe' }).click();
  await expect(page.getByRole('heading', { name: 'Copy a written recipe', level: 1 })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByLabel('Paste a recipe').fill('Dear diary, today it rained.');
  await page.getByRole('button', { name: 'Read the recipe' }).click();
  await expect(page.getByText('No recipe was found here.')).toBeVisible();
  await expect(page.getByLabel('Paste a recipe')).toHaveValue('Dear diary, today it rained.');

  await page.getByLabel('Paste a recipe').fill(pasted);
  await page.getByRole('button', { name: 'Read the recipe' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Leek soup');
  await expect(page.getByLabel('Servings')).toHaveValue('4');
  await expect(page.getByLabel('Ingredient', { exact: true })).toHaveCount(3);
  await expect(page.getByText('Left out: 2')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'The text that was read' })).toHaveValue(/2 leeks/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByLabel('Ingredient', { exact: true }).first().fill('leeks, sliced');
  await page.reload();
  await expect(page.getByLabel('Ingredient', { exact: true }).first()).toHaveValue('leeks, sliced');
  await page.getByLabel('Servings').fill('');
  await page.getByRole('button', { name: 'Keep the recipe' }).click();
  await expect(page.getByText('Please say for how many it is')).toBeVisible();
  await page.getByLabel('Servings').fill('2');
  await page.getByRole('button', { name: 'Keep the recipe' }).click();
  await expect(page.getByRole('heading', { name: 'Leek soup', level: 1 })).toBeVisible();
  await expect(page.getByText(/^Imported/)).toBeVisible();
});

test('a photo is read on this machine, corrected beside it, and stays with the recipe', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1280, height: 900 });
  const { kitchen } = await newAccount(page, mailbox, product.origin);
  await page.goto(kitchen.replace(/new$/, 'transcribe'));
  await page.getByRole('radio', { name: 'Photo' }).check();
  await page.getByLabel('Add a photo').setInputFiles(join(photos, '05-shadow.jpg'));
  await expect(page.getByRole('button', { name: 'Remove the photo' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Read the recipe' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Lamb Koftas', { timeout: 60_000 });
  await expect(page.getByRole('button', { name: 'The photo of the recipe' })).toBeVisible();
  await expect(page.getByLabel('Ingredient', { exact: true }).first()).toHaveValue('minced lamb');
  await expectAccessible(page);
  for (const mark of await page.getByRole('button', { name: 'It is right: ' }).all()) await expect(mark).toBeVisible();
  await page.getByRole('button', { name: 'Keep the recipe' }).click();
  await expect(page.getByRole('heading', { name: 'Lamb Koftas', level: 1 })).toBeVisible();
  await expect(page.locator('main img').first()).toBeVisible();
});

test('a web page is read by its address, in Arabic too', async ({ page, quietErrors }) => {
  quietErrors.push(/Failed to load resource/);
  await page.setViewportSize({ width: 320, height: 800 });
  const { kitchen } = await newAccount(page, mailbox, product.origin);
  // The account's language overrides the browser's last one.
  const { origin } = product;
  const chosen = await page.request.put(`${origin}/api/session/language`, { data: { language: 'ar' }, headers: { origin } });
  expect(chosen.ok()).toBe(true);
  await page.goto(kitchen.replace(/new$/, 'transcribe'));
  await expect(page.getByRole('heading', { name: 'نسخ وصفة مكتوبة', level: 1 })).toBeVisible();
  await page.getByRole('radio', { name: 'صفحة ويب' }).check();
  await page.getByLabel('عنوان الصفحة').fill('ftp://recipes.org/');
  await page.getByRole('button', { name: 'قراءة الوصفة' }).click();
  await expect(page.getByText('يُرجى إدخال العنوان الكامل')).toBeVisible();
  await page.getByLabel('عنوان الصفحة').fill(`http://127.0.0.1:${(site.address() as AddressInfo).port}/bread`);
  await page.getByRole('button', { name: 'قراءة الوصفة' }).click();
  await expect(page.locator('main form input').first()).toHaveValue('Nut bread');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'الاحتفاظ بالوصفة' }).click();
  await expect(page.getByRole('heading', { name: 'Nut bread', level: 1 })).toBeVisible();
});
