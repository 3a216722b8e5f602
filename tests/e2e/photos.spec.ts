import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { test } from '../support/e2e/browser-world.ts';
import { KitchenWork } from '../support/e2e/kitchen-work.ts';

/** 240 x 160 pixels, the left half red, the right half blue: as telephones store photos. */
const heic = readFileSync(join(import.meta.dirname, '../support/photos/halves.heic'));

test('heic', async ({ world }) => {
  const { page, server, visit } = world;
  const work = await KitchenWork.begin(world);
  page.on('console', (m) => console.log('console', m.text()));
  await visit(work.path);
  await page.getByLabel('Add a photo').setInputFiles({ name: 'dinner.heic', mimeType: 'image/heic', buffer: heic });
  await expect(page.getByRole('img', { name: 'The chosen photo' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make a recipe' })).toBeEnabled();
  const { bytes } = await server.db.selectFrom('photos').select('bytes').orderBy('created_at', 'desc').executeTakeFirstOrThrow();
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  console.log(info, data[0], data[1], data[2], data.at(-1));
});
