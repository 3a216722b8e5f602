import { expect, type Page } from '@playwright/test';
import { languageCookie } from '../../contract/shell/locales.ts';
import { timings } from '../../machines/parts/timings.ts';
import { testOfEmptyPages as test, type World } from '../support/e2e/browser-world.ts';
import { chunkOf, chunkPath, manifest, pathOf, textsPath } from '../support/e2e/built.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/e2e/page.ts';

const sizes = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];
const pageViews = Object.keys(manifest()).filter((source) => /^src\/views\/.*Page\.tsx$/.test(source));
const privacy = 'src/views/shell/legal/PrivacyPage.tsx';
const landing = 'src/pages/first/landing.ts';

const failure = (page: Page) => page.getByRole('alert').filter({ hasText: /^This page did not load/ });
const retry = (page: Page) => page.getByRole('button', { name: 'Try again' });

/** Requests for `path` fail until `works` is called: with this status, or without an answer. */
async function fail(page: Page, path: RegExp, status?: number): Promise<{ works: () => Promise<void> }> {
  await page.route(path, (route) => (status === undefined ? route.abort() : route.fulfill({ status, body: '' })));
  return { works: () => page.unroute(path) };
}

async function openAt({ page, visit }: World, path: string): Promise<void> {
  await visit(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

test('every page is a lazy chunk with the agreed name', () => {
  expect(pageViews.length).toBeGreaterThan(20);
  const files = pageViews.map((view) => chunkOf(view));
  expect(new Set(files.map(({ file }) => file)).size).toBe(files.length);
  for (const { file, isDynamicEntry } of files) {
    expect(file).toMatch(/^webapp\/webapp\.[\w-]+\.js$/);
    expect(isDynamicEntry).toBe(true);
  }
  const first = new Set((chunkOf('index.html').imports ?? []).map((name) => manifest()[name]?.file));
  expect(files.filter(({ file }) => first.has(file))).toEqual([]);
});

test('the first address is shown complete, without an empty frame', async ({ world }) => {
  const { page, hold, visit } = world;
  const form = await hold('GET', chunkPath('src/views/sign-in/reset/ResetPage.tsx'));
  const frame = page.waitForResponse(chunkPath('src/pages/first/ways-in.ts'));
  const session = page.waitForResponse(/\/api\/session$/);
  await visit('/reset-password');
  await Promise.all([frame, session]);
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await form.release();
  await expect(page.getByRole('heading', { level: 1, name: 'Reset password' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('a frame does not wait for a session that does not arrive', async ({ world }) => {
  const { page, hold, visit, skip } = world;
  const session = await hold('GET', /^\/api\/session$/);
  await visit('/account');
  await skip(timings.bootstrapTimeout);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await session.release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('without any code, the page reports it after a while, in its language', async ({ world }) => {
  const { page, server, visit } = world;
  await page.context().addCookies([{ name: languageCookie, value: 'de', url: server.origin, sameSite: 'Lax' }]);
  await page.setViewportSize({ width: 390, height: 844 });
  const texts = await fail(page, textsPath('de'));
  world.expectNoise(/Unable to load/);
  await visit('/');
  const late = page.locator('.late');
  await expect(late).toBeHidden();
  await late.evaluate((element) => element.getAnimations().forEach((animation) => animation.finish()));
  await expect(late).toBeVisible();
  await expect(late).toContainText('AnyDish lädt ungewöhnlich lange');
  await expectAccessible(page);
  await page.screenshot({ path: 'test-results/late.png' });
  await texts.works();
  await page.getByRole('link', { name: 'Seite neu laden' }).click();
  // The shown page has one main element.
  await expect(late).toHaveCount(0);
  await expect(page.locator('main')).toHaveCount(1);
});

test('companions that failed during a server restart load when the tab becomes visible', async ({ world }) => {
  const { page, skip } = world;
  const path = chunkPath('src/composition/companions.ts');
  const file = await fail(page, path, 503);
  const failed = page.waitForResponse((response) => path.test(response.url()));
  await openAt(world, '/privacy');
  await skip(2_000);
  await failed;
  await file.works();
  const beside = page.locator('body > div:not(#root)').first();
  await expect(async () => {
    await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
    await expect(beside).toBeAttached({ timeout: 500 });
  }).toPass();
});

test('companions that failed offline load when the network is back', async ({ world }) => {
  const { page, skip } = world;
  const path = chunkPath('src/composition/companions.ts');
  const file = await fail(page, path);
  const failed = page.waitForEvent('requestfailed', (request) => path.test(request.url()));
  await openAt(world, '/privacy');
  await skip(2_000);
  await failed;
  await file.works();
  // Notices are outside the page. A network that is back before the page has noticed that it was away is lost on it.
  await expect(async () => {
    await page.context().setOffline(true);
    await page.context().setOffline(false);
    await expect(page.locator('body > div:not(#root)').first()).toBeAttached({ timeout: 2_000 });
  }).toPass();
  await page.context().setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('You are offline.')).toBeHidden();
});

test('a failed chunk is reported with id, failure and address, and a retry loads it', async ({ world }) => {
  const { page, server, goInPage } = world;
  const own = (chunkOf(privacy).imports ?? []).filter((name) => !(chunkOf(landing).imports ?? []).includes(name));
  const [imported = ''] = own.flatMap((name) => manifest()[name]?.file ?? []);
  expect(imported, 'the privacy page has a file that the landing page does not share').not.toBe('');
  const { file } = chunkOf(privacy);
  const failures = [
    { failing: chunkPath(privacy), status: 404, told: `missing: ${server.origin}/${file}` },
    { failing: chunkPath(privacy), status: undefined, told: `error: ${server.origin}/${file}` },
    { failing: pathOf(imported), status: 404, told: `missing: ${server.origin}/${imported}` },
  ];
  for (const { failing, status, told } of failures)
    await test.step(told, async () => {
      await openAt(world, '/');
      const { works } = await fail(page, failing, status);
      await goInPage('/privacy');
      await expect(failure(page)).toContainText(`Loading chunk privacy failed. (${told})`);
      await works();
      await retry(page).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
    });
});

test('a chunk is reported whose styles fail, which fits a phone, and a retry loads them', async ({ world }) => {
  const { page, server, goInPage } = world;
  const [style = ''] = chunkOf(landing).css ?? [];
  await openAt(world, '/privacy');
  const file = await fail(page, pathOf(style), 404);
  await goInPage('/');
  await expect(failure(page)).toContainText(`Loading chunk landing failed. (missing: ${server.origin}/${style})`);
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.screenshot({ path: `test-results/chunk-failure-${size.width}.png` });
  }
  await file.works();
  await retry(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Make Any Dish!');
  const isApplied = (href: string) => [...document.styleSheets].some((sheet) => sheet.href?.endsWith(href));
  expect(await page.evaluate(isApplied, style)).toBe(true);
});

test('a chunk that takes two minutes has failed; a retry reloads the page', async ({ world }) => {
  const { page, server, goInPage, hold, skip } = world;
  await openAt(world, '/');
  await hold('GET', chunkPath(privacy));
  const asked = page.waitForRequest(chunkPath(privacy));
  await goInPage('/privacy');
  await asked;
  await skip(timings.chunkTimeout);
  await expect(failure(page)).toContainText(`Loading chunk privacy failed. (timeout: ${server.origin}/${chunkOf(privacy).file})`);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await Promise.all([page.waitForEvent('load'), retry(page).click()]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
});
