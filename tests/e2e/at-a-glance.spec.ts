import { expect, type Page } from '@playwright/test';
import { test } from '../support/e2e/browser-world.ts';
import { addressOf, consumerPages } from '../support/e2e/consumer-pages.ts';
import { expectStill } from '../support/e2e/page.ts';

const screens = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];

/** Visible controls of the page itself, without header and bar. */
const controlsOf = (page: Page) =>
  page
    .getByRole('main')
    .locator('button, a, input, select, textarea, summary')
    .evaluateAll((all) => all.filter((one) => one.checkVisibility({ visibilityProperty: true })).length);

/** Controls that a finger would miss: under 44 px, but for links within a sentence, and fields in a label or composer that is pressed. */
const smallOn = (page: Page) =>
  page.evaluate(() => {
    const isInText = (one: Element) =>
      one.matches('a') && getComputedStyle(one).display.startsWith('inline') && !getComputedStyle(one).display.includes('-');
    // A password manager alone reads the hidden field with the address.
    return [...document.querySelectorAll('button, a, input:not([aria-hidden=true] *, [aria-hidden=true]), select, textarea, summary')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !isInText(one))
      .map((one) => {
        const { width, height } = (one.closest('label') ?? one).getBoundingClientRect();
        return { name: `${one.tagName} ${one.getAttribute('aria-label') ?? one.textContent.trim().slice(0, 40)}`, width, height };
      })
      .filter(({ width, height }) => width > 1 && (height < 43.5 || width < 43.5))
      .map(({ name, width, height }) => `${name} ${Math.round(width)}×${Math.round(height)}`);
  });

for (const [who, pages] of Object.entries(consumerPages))
  test(`each page of a ${who} shows its main action at once, few controls, and targets for fingers`, async ({ world }) => {
    const { page, server, signIn, visit } = world;
    const user = await server.addUser();
    const [recipe = ''] = await server.addRecipes(user, 1);
    if (who !== 'visitor') await signIn(user);
    for (const one of pages)
      await test.step(one.path, async () => {
        await page.setViewportSize({ width: 1280, height: 800 });
        await visit(addressOf(one, user, recipe));
        await expect(one.main(page).first()).toBeVisible();
        await expect(page.locator('main [aria-busy=true]:not(button)')).toHaveCount(0);
        for (const size of screens) {
          await page.setViewportSize(size);
          await expectStill(page);
          await expect.soft(one.main(page).first(), `${one.path} at ${size.width}`).toBeInViewport({ ratio: 1, timeout: 15_000 });
        }
        expect.soft(await controlsOf(page), one.path).toBeLessThanOrEqual(one.controls);
        expect.soft(await smallOn(page), one.path).toEqual([]);
      });
  });
