import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { timings } from '../../machines/parts/timings.ts';
import { test, type World } from '../support/e2e/browser-world.ts';
import { KitchenWork } from '../support/e2e/kitchen-work.ts';
import { ServerSigns } from '../support/e2e/server-signs.ts';

/* Loads retry when the network is back, orders wait for a press, and private data goes with its user. */

/** Disconnects the network, and reconnects it once the page has noticed. The test holds back the reachability checks from the start. */
async function loseNetwork({ page, skip }: World, signs: ServerSigns): Promise<void> {
  // Any other answered call shows that the server is reachable.
  await expect(async () => {
    await page.evaluate(() => void dispatchEvent(new Event('online')));
    await signs.fail();
    await expect(page.getByText('We could not reach the server.')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  // While a try is on its way the page is offline too, and waits for the next one only after that.
  await expect(async () => {
    // A call of another kind that was answered has told the page so already, and then it asks no more.
    if (await page.getByText('We could not reach the server.').isHidden()) return;
    await skip(timings.offlineRetry);
    await signs.answer();
  }).toPass();
  await expect(page.getByText('We could not reach the server.')).toBeHidden();
}

test('a list that failed to load is loaded when the network is back', async ({ world }) => {
  const { page, server, signIn, visit, hold } = world;
  const user = await server.addUser();
  await server.addRecipes(user, 1);
  await signIn(user);
  const call = await hold('GET', /^\/api\/recipes$/);
  const signs = await ServerSigns.of(page);
  await visit('/account');
  await call.releaseToFail();
  await expect(page.getByText('Couldn’t load your recipes.')).toBeVisible();
  await loseNetwork(world, signs);
  await call.release();
  await expect(page.getByText('Couldn’t load your recipes.')).toBeHidden();
});

test('an order interrupted while being sent makes one job', async ({ world }) => {
  const { page, server, hold, visit } = world;
  const work = await KitchenWork.begin(world);
  const orders = await hold('POST', /\/recipe-jobs$/);
  await visit(work.path);
  await page.getByLabel('Describe a dish').fill('miso ramen');
  await page.getByRole('button', { name: 'Make a recipe' }).click();
  await expect(page.getByRole('heading', { name: 'Your recipe is on its way' })).toBeVisible();
  const before = server.cook.orders.length;
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your recipe is on its way' })).toBeVisible();
  await work.untilCooking(() => orders.release());
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your recipe is on its way' })).toBeVisible();
  expect(server.cook.orders).toHaveLength(before + 1);
});

/** All stored orders: their texts, and the number of photos. */
const keptOrders = (page: Page) =>
  page.evaluate(async () => {
    const texts = Object.keys(localStorage).filter((key) => key.startsWith('anydish.kitchen.'));
    const open = indexedDB.open('anydish-photos');
    const photos = await new Promise<number>((resolve) => {
      open.addEventListener('error', () => resolve(0));
      open.addEventListener('success', () => {
        if (!open.result.objectStoreNames.contains('photos')) return resolve(0);
        const count = open.result.transaction('photos').objectStore('photos').count();
        count.addEventListener('success', () => resolve(count.result));
      });
    });
    return { texts: texts.length, photos };
  });

test('a sign-out during cooking deletes order and photo', async ({ world }) => {
  const { page, visit } = world;
  const work = await KitchenWork.begin(world);
  await visit(work.path);
  await page.getByLabel('Describe a dish').fill('miso ramen');
  const buffer = await sharp({ create: { width: 32, height: 32, channels: 3, background: '#c0632b' } })
    .jpeg()
    .toBuffer();
  await page.getByLabel('Add a photo').setInputFiles({ name: 'soup.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByRole('button', { name: 'Remove the photo' })).toBeVisible();
  await work.orderInPage();
  await expect.poll(() => keptOrders(page)).toEqual({ texts: 1, photos: 1 });
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Make Any Dish!');
  await expect.poll(() => keptOrders(page)).toEqual({ texts: 0, photos: 0 });
  // Pending work does not store it again.
  await page.waitForTimeout(1_000);
  expect(await keptOrders(page)).toEqual({ texts: 0, photos: 0 });
});
