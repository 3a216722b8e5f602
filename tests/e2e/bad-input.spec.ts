import { expect, type Page } from '@playwright/test';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from '../support/e2e/product-world.ts';
import { floodPng } from '../support/images.ts';

let folder: string;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'anydish-files-'));
});
test.afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});
// Chromium logs each answer outside 2xx.
test.beforeEach(({ quietErrors }) => void quietErrors.push(/status of 4\d\d/));

const good = 'correct horse battery';
const names: [title: string, typed: string, text: string | null][] = [
  ['no name', '', 'Full name is required'],
  ['white space', ' \u3000 ', 'Full name is required'],
  ['101 characters', 'x'.repeat(101), 'Please use at most 100 characters'],
  ['markup, which is only a name', '<script>alert(1)</script> Ωmega 山田 👩‍🍳', null],
];

test('wrong codes and names show errors; an unusual name is accepted', async ({ page, mailbox }) => {
  const email = 'strange@anydish.example';
  await page.goto('/sign-up');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(good);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible();
  // After a reload the code is asked for again.
  await page.reload();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByText(/00:[0-5]\d/)).toBeVisible();
  const code = page.getByRole('textbox');
  await code.pressSequentially('12-3.4e5');
  await expect(code).toHaveValue('12345');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await code.fill((await mailbox.code(email)) === '000000' ? '000001' : '000000');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await code.fill(await mailbox.code(email));
  await expect(page.getByRole('heading', { name: 'Finish signing up' })).toBeVisible();
  for (const [title, typed, text] of names) {
    await test.step(title, async () => {
      await page.getByLabel('Full name').fill(typed);
      await page.getByRole('button', { name: 'Continue' }).click();
      if (text !== null) await expect(page.getByLabel('Full name')).toHaveAccessibleDescription(new RegExp(text));
    });
  }
  await expect(page.getByLabel('Describe a dish')).toBeVisible();
  await expect(page.getByRole('button', { name: /Account of <script>/ })).toBeVisible();
});

const jpegName = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });
const files: [title: string, file: { name: string; mimeType: string; buffer: Buffer }, text: RegExp][] = [
  ['a text named .jpg', jpegName('note.jpg', Buffer.from('this is a text')), /JPEG|photo/],
  ['an empty photo', jpegName('empty.jpg', Buffer.alloc(0)), /empty/],
  ['markup named .png', { name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)"/>') }, /JPEG|photo/],
  ['a HEIC', jpegName('phone.jpg', Buffer.from('\0\0\0\u0018ftypheic0000')), /HEIC|JPEG|photo/],
];

/** The error is beside the photo, the order stays, and the photo can be removed. */
async function expectRefused(page: Page, text: RegExp): Promise<void> {
  const tile = page.locator('[data-photo]');
  await expect(tile).toContainText(text);
  await expectOrderKept(page);
  await page.getByRole('button', { name: 'Remove the photo' }).click();
  await expect(tile).toHaveCount(0);
}

async function expectOrderKept(page: Page): Promise<void> {
  await expect(page.getByLabel('Describe a dish')).toHaveValue('lasagne');
  await expect(page.getByRole('button', { name: 'Make a recipe' })).toBeEnabled();
}

test('the kitchen refuses a file that is not a photo and a text that is not a dish, and keeps the order', async ({ page, newAccount }) => {
  await page.goto((await newAccount(page)).kitchen);
  await page.getByRole('button', { name: 'Make a recipe' }).click();
  await expect(page.getByLabel('Describe a dish')).toHaveAccessibleDescription(/\w+/);
  await page.getByLabel('Describe a dish').fill('x'.repeat(2_001));
  await page.getByRole('button', { name: 'Make a recipe' }).click();
  await expect(page.getByLabel('Describe a dish')).toHaveAccessibleDescription(/2,?000/);

  await page.getByLabel('Describe a dish').fill('lasagne');
  for (const [title, file, text] of files) {
    await test.step(title, async () => {
      await page.getByLabel('Add a photo').setInputFiles(file);
      await expectRefused(page, text);
    });
  }
  const large = join(folder, 'large.jpg');
  await writeFile(large, Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(60_000_000)]));
  await page.getByLabel('Add a photo').setInputFiles(large);
  await expectRefused(page, /large|big|MB/);

  // Only the server can detect it: a decompression bomb of nine hundred megapixels.
  await page.getByLabel('Add a photo').setInputFiles({ name: 'flood.png', mimeType: 'image/png', buffer: floodPng(30_000) });
  await expect(page.locator('[data-photo]')).toContainText(/large|big|pixel/i);
  await page.getByRole('button', { name: 'Make a recipe' }).click();
  await expect(page.getByText(/^A photo has not arrived/)).toBeVisible();
  await expect(page.getByLabel('Describe a dish')).toHaveValue('lasagne');

  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1, name: 'My recipes' })).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveCount(0);
  expect((await page.request.get('/api/health')).status()).toBe(200);
});
