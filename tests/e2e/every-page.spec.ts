import { expect } from '@playwright/test';
import { directionOf, languageCookie, type Locale } from '../../contract/shell/locales.ts';
import { test, type World } from '../support/e2e/browser-world.ts';
import { openingOf, patterns } from '../support/e2e/every-page.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/e2e/page.ts';
import { expectNothingCutOff, expectVisibleFocus } from '../support/e2e/page-checks.ts';

/** A desk, a tablet, a desk at 200 %, a phone, and a desk at 400 % (WCAG 1.4.10), which is also the narrowest phone. */
const widths = [1280, 768, 640, 390, 320];
const narrow = [390, 320];

async function open({ page, server, visit }: World, path: string, locale: Locale): Promise<void> {
  await page.context().addCookies([{ name: languageCookie, value: locale, url: server.origin, sameSite: 'Lax' }]);
  await visit(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy=true]:not(button)')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page.locator('html')).toHaveAttribute('dir', directionOf(locale));
  await expect(page).toHaveTitle(/\S/);
}

async function expectFitting({ page }: World, at = widths): Promise<void> {
  for (const width of at) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    await expectNothingCutOff(page);
  }
}

for (const pattern of patterns) {
  test(`${pattern} fits every screen in every direction, and is accessible by keyboard, in forced colours and by axe`, async ({
    world,
  }) => {
    const { page, signIn } = world;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { user, path } = await openingOf(world, pattern);
    if (user !== null) await signIn(user);

    // Long words at every width; a writing without spaces, and one from right to left, where there is little room.
    await open(world, path, 'de');
    await expectFitting(world);
    await open(world, path, 'ja');
    await expectFitting(world, narrow);
    // What axe looks at differs between directions only.
    for (const locale of ['ar', 'en'] as const) {
      await open(world, path, locale);
      await expectFitting(world, narrow);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectAccessible(page);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await expectVisibleFocus(page)).toBeGreaterThan(1);
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    // Only colours differ from what axe has just looked at.
    await expectAccessible(page, ['color-contrast', 'link-in-text-block']);
  });
}
