import { expect } from '@playwright/test';
import sharp from 'sharp';
import { Mailbox } from '../support/e2e/mailbox.ts';
import { Model, ramen } from '../support/e2e/model.ts';
import { test } from '../support/e2e/page.ts';
import { newAccount } from '../support/e2e/product-world.ts';
import { Product } from '../support/e2e/product.ts';

/** A photo as a phone takes it: 12 megapixels, rotated (EXIF orientation 6), with the camera's name. */
const phonePhoto = () =>
  sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#c0632b' } })
    .jpeg()
    .withExif({ IFD0: { Make: 'PhoneMaker', Model: 'Phone 1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();

let mailbox: Mailbox;
let model: Model;
let product: Product;

test.beforeAll(async () => {
  mailbox = await Mailbox.open();
  model = new Model();
  await model.start();
  product = await Product.start({ SMTP_URL: mailbox.url, AI_BASE_URL: model.baseUrl, AI_API_KEY: 'test-key', AI_MODEL: 'vision-1' });
});
test.afterAll(async () => {
  await product.dispose();
  await model.stop();
  await mailbox.close();
});

test('a photo becomes a recipe, shown while it is written; an interruption and a refusal keep photo and text', async ({
  page,
  quietErrors,
}) => {
  quietErrors.push(/Failed to load resource/);
  await page.goto((await newAccount(page, mailbox, product.origin)).kitchen);
  await page.getByLabel('Add a photo').setInputFiles({ name: 'dinner.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() });
  await page.getByLabel('Describe a dish').fill('like at the corner shop');
  const kitchen = page.url();

  // A permanent refusal: nothing retries automatically.
  model.answer(ramen);
  model.refuseNext(401);
  await page.getByRole('button', { name: 'Make a recipe' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByLabel('Describe a dish')).toHaveValue('like at the corner shop');
  await expect(page.getByRole('img', { name: /photo/i })).toBeVisible();

  // Interrupted in the middle.
  model.answer(ramen, { latency: 40, cutAfterMs: 600 });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 120_000 });
  await expect(page.getByLabel('Describe a dish')).toHaveValue('like at the corner shop');

  // A reload in between loses neither.
  await page.reload();
  await expect(page.getByLabel('Describe a dish')).toHaveValue('like at the corner shop');
  await expect(page.getByRole('img', { name: /photo/i })).toBeVisible();

  // Complete but slow: the title appears while the model is still writing.
  model.requests.length = 0;
  model.answer(ramen, { latency: 60 });
  await page.getByRole('button', { name: /Make a recipe|Try again/ }).click();
  await expect(page.getByRole('heading', { name: ramen.title })).toBeVisible();
  expect(page.url()).toBe(kitchen);
  await expect(page).toHaveURL(/\/recipes\//, { timeout: 120_000 });
  await expect(page.getByRole('heading', { level: 1, name: ramen.title })).toBeVisible();
  await expect(page.getByText('I took this for a miso ramen.')).toBeVisible();
  await expect(page.getByText('vision-1')).toBeVisible();

  const sent = JSON.stringify(model.requests[0]);
  const [, base64] = /data:image\/jpeg;base64,([A-Za-z0-9+/=]+)/.exec(sent) ?? [];
  const image = await sharp(Buffer.from(base64 ?? '', 'base64')).metadata();
  expect({ width: image.width, height: image.height, exif: image.exif, orientation: image.orientation }).toEqual({
    width: 1152,
    height: 1536,
    exif: undefined,
    orientation: undefined,
  });
  expect(product.log).not.toContain('test-key');
});

test('a killed server loses no job and no recipe', async ({ page, quietErrors }) => {
  quietErrors.push(/Failed to load resource/, /ERR_/);
  await page.goto((await newAccount(page, mailbox, product.origin, 'Grace Hopper')).kitchen);
  const kitchen = page.url();
  model.answer({ ...ramen, title: 'The first ramen' });
  await page.getByLabel('Describe a dish').fill('ramen');
  await page.getByRole('button', { name: 'Make a recipe' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The first ramen' })).toBeVisible();

  model.answer({ ...ramen, title: 'The second ramen' }, { latency: 150 });
  await page.goto(kitchen);
  await page.getByLabel('Describe a dish').fill('another ramen');
  await page.getByRole('button', { name: 'Make a recipe' }).click();
  await expect(page.getByRole('heading', { name: 'The second ramen' })).toBeVisible();
  await product.kill('SIGKILL');
  model.answer({ ...ramen, title: 'The second ramen' });
  await product.run();

  await expect(page.getByRole('heading', { level: 1, name: 'The second ramen' })).toBeVisible({ timeout: 120_000 });
  await page.goto(`${product.origin}/account`);
  await expect(page.getByRole('link', { name: 'The first ramen' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'The second ramen' })).toBeVisible();
});
