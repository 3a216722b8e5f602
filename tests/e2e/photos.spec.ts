import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { test } from '../support/e2e/browser-world.ts';
import { KitchenWork } from '../support/e2e/kitchen-work.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/e2e/page.ts';

/** 240 x 160 pixels, the left half red, the right half blue: rotated as phones store photos. */
const heic = readFileSync(join(import.meta.dirname, '../support/photos/halves.heic'));

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#c0632b' } });

/** Different types and sizes: the third is rotated, as phones store photos. */
const four = async () => [
  { name: 'a.png', mimeType: 'image/png', buffer: await plain(80, 40).png().toBuffer() },
  { name: 'b.heic', mimeType: 'image/heic', buffer: heic },
  { name: 'c.jpg', mimeType: 'image/jpeg', buffer: await plain(60, 30).withMetadata({ orientation: 6 }).jpeg().toBuffer() },
  { name: 'd.avif', mimeType: 'image/avif', buffer: await plain(100, 50).avif().toBuffer() },
];

const photos = (page: Page) => page.getByRole('list', { name: 'Photos' }).getByRole('img');
const make = (page: Page) => page.getByRole('button', { name: 'Make a recipe' });

const sizesOf = (found: readonly Uint8Array[]) =>
  Promise.all(
    found.map(async (bytes) => {
      const { width, height } = await sharp(bytes).metadata();
      return `${width} x ${height}`;
    }),
  );

test('four photos of four types: one fails and is resent; they are reordered by keyboard, survive a reload, and reach cook and recipe', async ({
  world,
}) => {
  const { page, server, visit, hold } = world;
  await page.setViewportSize({ width: 390, height: 844 });
  const work = await KitchenWork.begin(world);
  const sending = await hold('POST', /\/photos$/);
  await visit(work.path);
  await page.getByLabel('Add a photo').setInputFiles(await four());
  await expect(page.getByText('Four photos are the most for one recipe.')).toBeVisible();
  await expect(make(page)).toBeDisabled();
  await sending.release();
  await sending.release();
  await sending.releaseToFail();
  await sending.release();
  const again = page.getByRole('button', { name: 'Send photo 3 again' });
  await expect(again).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expectAccessible(page);
  // No order is sent without it.
  const before = server.cook.orders.length;
  await make(page).click();
  await expect(page.getByText('A photo has not arrived. Try it again, or remove it')).toBeVisible();
  expect(server.cook.orders).toHaveLength(before);
  await again.click();
  await sending.release();
  await expect(again).toHaveCount(0);
  await expect(page.getByText(/A photo has not arrived/)).toHaveCount(0);
  await expect(make(page)).toBeEnabled();

  // The last one moves first, by keyboard; the focus follows it.
  await page.getByRole('button', { name: 'Move photo 4 forward' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('button', { name: 'Move photo 3 forward' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Move photo 2 forward' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('Photo moved to place 1 of 4.')).toBeAttached();

  await page.reload();
  await expect(photos(page)).toHaveCount(4);
  await expect(make(page)).toBeEnabled();
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await visit(`${work.path}?locale=ar`);
  await expect(page.locator('[data-photo] img')).toHaveCount(4);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  // In right-to-left text, forward is to the left.
  await page.locator('[data-photo]').nth(2).locator('[data-move=earlier]').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-photo]').nth(1).locator('[data-move=earlier]')).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });

  await visit(`${work.path}?locale=en`);
  await work.orderInPage();
  expect(await sizesOf(server.cook.orders.at(-1)?.photos ?? [])).toEqual(['100 x 50', '240 x 160', '80 x 40', '30 x 60']);
  await expectAccessible(page);
  await work.finish();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toast');
  await expect(page.getByRole('img', { name: 'Your photo of the dish' })).toBeVisible();
  const more = page.getByRole('list', { name: 'More photos' }).getByRole('button');
  await expect(more).toHaveCount(3);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await more.first().click();
  await expect(page.getByRole('dialog', { name: 'Photo 2' }).getByRole('img')).toBeVisible();
});

test('an image is pasted and one dropped; a reload resends unsent ones; a file that is not a photo can be removed', async ({ world }) => {
  const { page, server, visit, hold } = world;
  const work = await KitchenWork.begin(world);
  const sending = await hold('POST', /\/photos$/);
  await visit(work.path);
  await expect(page.getByLabel('Add a photo')).toBeAttached();
  const carry = (kind: 'paste' | 'drop') =>
    page.evaluate(async (type) => {
      const canvas = new OffscreenCanvas(type === 'paste' ? 70 : 90, 20);
      canvas.getContext('2d')?.fillRect(0, 0, 10, 10);
      const transfer = new DataTransfer();
      transfer.items.add(new File([await canvas.convertToBlob()], 'image.png', { type: 'image/png' }));
      if (type === 'paste')
        document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true }));
      else
        document
          .querySelector('[data-photo]')
          ?.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }));
    }, kind);
  await carry('paste');
  await expect(photos(page)).toHaveCount(1);
  await carry('drop');
  await expect(photos(page)).toHaveCount(2);
  await expect(page.getByRole('progressbar')).toHaveCount(2);
  // The tab closes in the middle of it.
  await page.reload();
  await expect(photos(page)).toHaveCount(2);
  await sending.release();
  await sending.release();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(make(page)).toBeEnabled();

  await page
    .getByLabel('Add another photo')
    .setInputFiles({ name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Boil the rice.') });
  await expect(page.getByText(/^We cannot read this file as a photo/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove photo 3' }).click();
  await expect(page.getByLabel('Add another photo')).toBeFocused();
  await page.getByRole('button', { name: 'Remove photo 1' }).click();
  await expect(photos(page)).toHaveCount(1);
  await work.orderInPage();
  expect(await sizesOf(server.cook.orders.at(-1)?.photos ?? [])).toEqual(['90 x 20']);
});

test('a browser without canvases in workers resizes photos, too', async ({ world }) => {
  const { page, server, visit } = world;
  const work = await KitchenWork.begin(world);
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'OffscreenCanvas'));
  let workers = 0;
  page.on('worker', () => (workers += 1));
  await visit(work.path);
  const buffer = await plain(4_000, 3_000).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  await page.getByLabel('Add a photo').setInputFiles({ name: 'dinner.jpg', mimeType: 'image/jpeg', buffer });
  await expect(make(page)).toBeEnabled();
  const shown = page.getByRole('img', { name: 'The chosen photo' });
  expect(await shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([1_152, 1_536]);
  expect(workers).toBe(0);
  await work.orderInPage();
  expect(await sizesOf(server.cook.orders.at(-1)?.photos ?? [])).toEqual(['1152 x 1536']);
});
