import { expect, type Page } from '@playwright/test';
import { test } from '../support/e2e/browser-world.ts';
import { KitchenWork } from '../support/e2e/kitchen-work.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/e2e/page.ts';
import { enlargePhoto, openPhotoInKitchen } from '../support/e2e/photo-in-kitchen.ts';

// These tests are about animation.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const photo = (page: Page) => page.getByRole('dialog', { name: 'The chosen photo' });
const enlarge = (page: Page) => page.getByRole('button', { name: 'Show the photo larger' });

test('a photo above the page: focus, keys, and an inert page behind', async ({ world }) => {
  const { page } = world;
  await openPhotoInKitchen(world);
  await enlarge(page).press('Enter');
  await expect(photo(page)).toBeFocused();
  await expect(photo(page).getByRole('img')).toBeVisible();
  const close = photo(page).getByRole('button', { name: 'Close' });
  for (const key of ['Tab', 'Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    await expect(close).toBeFocused();
  }
  // The page behind gets neither focus nor scrolling.
  await page.getByLabel('Describe a dish').focus({ timeout: 1_000 });
  await expect(close).toBeFocused();
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => [scrollY, getComputedStyle(document.documentElement).overflowY])).toEqual([0, 'hidden']);
  const overlay = photo(page).locator('..');
  await expect(overlay).toHaveCSS('z-index', '1298');
  await page.keyboard.press('Escape');
  await expect(photo(page)).toBeHidden();
  await expect(enlarge(page)).toBeFocused();
});

test('Back closes the box, not the page; closing it otherwise removes its history entry; a link closes it, too', async ({ world }) => {
  const { page, goInPage } = world;
  await openPhotoInKitchen(world);
  const kitchen = page.url();
  await page.getByLabel('Describe a dish').fill('miso ramen');
  await enlargePhoto(world);
  await expect(photo(page)).toBeVisible();
  await page.goBack();
  await expect(photo(page)).toBeHidden();
  expect(page.url()).toBe(kitchen);
  await expect(page.getByLabel('Describe a dish')).toHaveValue('miso ramen');
  // Forward does not reopen a closed box.
  await page.goForward();
  await expect(photo(page)).toBeHidden();

  for (const close of [() => photo(page).getByRole('button', { name: 'Close' }).click(), () => page.mouse.click(4, 300)]) {
    await enlargePhoto(world);
    await expect(photo(page)).toBeVisible();
    await close();
    await expect(photo(page)).toBeHidden();
  }
  await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
  await page.goBack();
  await expect(page).toHaveURL(/\/account$/);

  await openPhotoInKitchen(world);
  await enlargePhoto(world);
  await expect(photo(page)).toBeVisible();
  await goInPage('/account');
  await expect(photo(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'My recipes' })).toBeVisible();
  await page.getByRole('link', { name: 'New recipe' }).click();
  await expect(page.getByLabel('Describe a dish')).toBeVisible();
});

test('stopping the kitchen asks for confirmation', async ({ world }) => {
  const { page, visit } = world;
  const work = await KitchenWork.begin(world);
  await visit(work.path);
  await page.getByLabel('Describe a dish').fill('miso ramen');
  await work.orderInPage();
  const question = page.getByRole('dialog', { name: 'Stop cooking?' });
  const cancel = page.getByRole('button', { name: 'Cancel' });

  await cancel.click();
  // Enter does no harm.
  await expect(question.getByRole('button', { name: 'Keep cooking' })).toBeFocused();
  await expect(question).toHaveCSS('width', '640px');
  await expectAccessible(page);
  await page.screenshot({ path: 'test-results/confirm.png' });
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(cancel).toBeFocused();

  await cancel.click();
  await question.getByRole('button', { name: 'Stop cooking' }).click();
  await expect(page.getByText('Stopped. Your request is still here.')).toBeVisible();
  await expect(question).toBeHidden();
  await expect(page.getByLabel('Describe a dish')).toHaveValue('miso ramen');
});

test('the confirmation closes when the recipe arrives before the answer', async ({ world }) => {
  const { page, visit } = world;
  const work = await KitchenWork.begin(world);
  await visit(work.path);
  await page.getByLabel('Describe a dish').fill('miso ramen');
  await work.orderInPage();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await work.finish();
  await expect(page.getByRole('heading', { level: 1, name: 'Toast' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/recipes\//);
});

test('a photo is accessible and fits a desktop and a phone, in both directions, and opens at once with reduced motion', async ({
  world,
}) => {
  const { page } = world;
  await openPhotoInKitchen(world);
  await enlargePhoto(world);
  await expect(photo(page).locator('..')).toHaveCSS('opacity', '1');
  for (const width of [1280, 390])
    for (const dir of ['ltr', 'rtl']) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate((value) => document.documentElement.setAttribute('dir', value), dir);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      const box = await photo(page).boundingBox();
      // No side padding at 640 px or narrower.
      if (width <= 640) expect([box?.x, box?.width]).toEqual([0, width]);
      await page.screenshot({ path: `test-results/photo-${width}-${dir}.png` });
    }
  await page.keyboard.press('Escape');
  await expect(photo(page)).toBeHidden();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enlargePhoto(world);
  await expect(photo(page).locator('..')).toHaveAttribute('data-still');
  await page.keyboard.press('Escape');
  await expect(photo(page)).toBeHidden();
});
