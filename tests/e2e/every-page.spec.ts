import { expect, type Page } from '@playwright/test';
import { directionOf, languageCookie, type Locale } from '../../contract/shell/locales.ts';
import { tabChannels } from '../../src/services/tab-channel.ts';
import { test, type World } from '../support/e2e/browser-world.ts';
import { groups, needsOwnUser, openingOf } from '../support/e2e/every-page.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/e2e/page.ts';
import type { TestUser } from '../support/e2e/test-server.ts';
import { expectNothingCutOff, expectVisibleFocus } from '../support/e2e/page-checks.ts';

/** Desktop, tablet, desktop at 200 %, phone, and desktop at 400 % (WCAG 1.4.10), which is also the narrowest phone. */
const widths = [1280, 768, 640, 390, 320];
const narrow = [390, 320];

async function expectStanding(page: Page, locale: Locale): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page.locator('html')).toHaveAttribute('dir', directionOf(locale));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy=true]:not(button)')).toHaveCount(0);
  await expect(page).toHaveTitle(/\S/);
}

/** Switches the language as another tab would, which takes a tenth of the time of a page load. */
async function speak(page: Page, locale: Locale): Promise<void> {
  // The served HTML is visible before any script runs.
  await expect(async () => {
    await page.evaluate(([channel, chosen]) => new BroadcastChannel(channel).postMessage({ locale: chosen }), [
      tabChannels.language,
      locale,
    ] as const);
    await expect(page.locator('html')).toHaveAttribute('lang', locale, { timeout: 2_000 });
  }).toPass();
  await expectStanding(page, locale);
}

async function expectFitting(page: Page, at: number[]): Promise<void> {
  for (const width of at) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    await expectNothingCutOff(page);
  }
}

async function expectForEverybody({ page, server, visit }: World, path: string, isFirst: boolean): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 900 });
  // Long words at every width, and a right-to-left script; one page of each group in a script without spaces.
  await page.context().addCookies([{ name: languageCookie, value: 'de', url: server.origin, sameSite: 'Lax' }]);
  await visit(path);
  await expectStanding(page, 'de');
  await expectFitting(page, widths);
  if (isFirst) {
    await speak(page, 'ja');
    await expectFitting(page, narrow);
  }
  await speak(page, 'ar');
  await expectFitting(page, [1280, ...narrow]);
  await page.setViewportSize({ width: 390, height: 844 });
  // The rest equals the English page, which is checked in full.
  await expectAccessible(page, { only: ['html-lang-valid', 'valid-lang', 'target-size', 'scrollable-region-focusable'] });
  await speak(page, 'en');
  await expectFitting(page, narrow);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(await expectVisibleFocus(page)).toBeGreaterThan(1);
  // Only colours differ from the page that axe just checked.
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'none', reducedMotion: 'reduce' });
  await expectAccessible(page, { only: ['color-contrast'] });
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active', reducedMotion: 'reduce' });
  await expectAccessible(page, { only: ['color-contrast', 'link-in-text-block'] });
}

async function expectAllForEverybody(world: World, patterns: readonly string[]): Promise<void> {
  let known: TestUser | null = null;
  let present: TestUser | null = null;
  for (const pattern of patterns) {
    const { user, path } = await openingOf(world, pattern, known);
    if (user !== null && user !== present) await world.signIn(user);
    present = user;
    if (!needsOwnUser(pattern)) known = user;
    await test.step(pattern, () => expectForEverybody(world, path, pattern === patterns[0]));
  }
}

for (const patterns of groups)
  test(`every screen in every direction, keyboard, dark and forced colours, and axe: ${patterns.join(' ')}`, async ({ world }) => {
    // Seven pages, each read eight times.
    test.slow();
    await expectAllForEverybody(world, patterns);
  });
