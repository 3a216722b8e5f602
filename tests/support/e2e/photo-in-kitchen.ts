import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { World } from './browser-world.ts';

/** From the recipes to the kitchen with a photo that has been chosen; its button shows it in a box above the page. */
export async function choosePhotoInKitchen(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'New recipe' }).click();
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#c0632b' } })
    .jpeg()
    .toBuffer();
  await page.getByLabel('Add a photo').setInputFiles({ name: 'soup.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('img', { name: 'The chosen photo' }).waitFor();
}

/** The same of somebody who has just signed in. */
export async function openPhotoInKitchen({ page, server, signIn, visit }: World): Promise<void> {
  await signIn(await server.addUser());
  await visit('/account');
  await choosePhotoInKitchen(page);
}

/** Presses the button that shows the photo above the page. */
export const enlargePhoto = ({ page }: World): Promise<void> => page.getByRole('button', { name: 'Show the photo larger' }).click();
