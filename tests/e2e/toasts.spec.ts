import { expect, type Page } from '@playwright/test';
import { test, type World } from '../support/e2e/browser-world.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/e2e/page.ts';

// These tests are about animation.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const toast = (page: Page) => page.getByRole('region', { name: 'Notifications, Alt+T' }).getByRole('status');

/** A sign-out that fails on the server: its error is shown as a toast. */
async function failToSignOut({ page, server, signIn, visit, hold }: World): Promise<void> {
  await signIn(await server.addUser());
  const ends = await hold('DELETE', /^\/api\/session$/);
  await visit('/account');
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await ends.releaseToFail();
  await expect(toast(page)).toBeVisible();
}

test('a general error: top right, at its intended size, gone after five seconds', async ({ world }) => {
  const { page } = world;
  await page.setViewportSize({ width: 1280, height: 800 });
  await failToSignOut(world);
  const box = await toast(page).boundingBox();
  expect(box).toMatchObject({ width: 320, x: 1280 - 320 - 16 });
  expect(box?.height).toBeGreaterThanOrEqual(64);
  await expect(toast(page)).toHaveCSS('max-height', '800px');
  // WCAG 4.1.3: announced politely.
  await expect(page.getByRole('region', { name: 'Notifications, Alt+T' })).toHaveAttribute('aria-live', 'polite');
  await expectAccessible(page);
  await page.screenshot({ path: 'test-results/toast-1280.png' });
  await expect(toast(page)).toBeHidden({ timeout: 120_000 });
});

test('it stays while hovered or focused, and its button closes it', async ({ world }) => {
  const { page } = world;
  await failToSignOut(world);
  const clock = toast(page).locator('.Toastify__progress-bar');
  const pace = () => clock.evaluate((element) => getComputedStyle(element).animationPlayState);
  await page.mouse.move(4, 400);
  await expect.poll(pace).toBe('running');
  await toast(page).hover();
  await expect.poll(pace).toBe('paused');
  await page.mouse.move(4, 400);
  await expect.poll(pace).toBe('running');
  await page.keyboard.press('Alt+t');
  await page.keyboard.press('Tab');
  await expect(toast(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await expect.poll(pace).toBe('paused');
  await page.keyboard.press('Enter');
  await expect(toast(page)).toBeHidden();
});

test('without motion it fits a phone in both directions, is top left in right-to-left text, and expires', async ({ world }) => {
  const { page } = world;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 800 });
  await failToSignOut(world);
  // Focus pauses it, however slow the machine; hovering too.
  await page.keyboard.press('Alt+t');
  await page.keyboard.press('Tab');
  await toast(page).hover();
  for (const dir of ['ltr', 'rtl']) {
    await page.evaluate((value) => document.documentElement.setAttribute('dir', value), dir);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.screenshot({ path: `test-results/toast-390-${dir}.png` });
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await toast(page).hover();
  expect((await toast(page).boundingBox())?.x).toBe(16);
  await expectAccessible(page);
  await toast(page).getByRole('button', { name: 'Close' }).blur();
  await page.mouse.move(400, 700);
  await expect(toast(page)).toBeHidden({ timeout: 120_000 });
});
