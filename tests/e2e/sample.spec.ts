import { expect } from '@playwright/test';
import { testOfEmptyPages as test } from '../support/e2e/browser-world.ts';
import { shiftsSoFar, watchShifts } from '../support/e2e/layout-shifts.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/e2e/page.ts';

const dishes = ['Shakshuka', 'Ratatouille', 'Miso ramen'];

test('a visitor chooses a dish and its servings', async ({ world: { page, visit } }) => {
  await visit('/');
  const amounts = page.getByRole('list', { name: 'Ingredients' }).getByRole('listitem');
  await expect(amounts.filter({ hasText: 'ramen noodles' })).toContainText('320 g');
  await page.getByRole('button', { name: 'More servings' }).press('Enter');
  await expect(amounts.filter({ hasText: 'ramen noodles' })).toContainText('400 g');
  await page.getByRole('radio', { name: 'Miso ramen' }).press('ArrowRight');
  await expect(page.getByRole('heading', { name: 'Shakshuka' })).toBeVisible();
  await page.getByRole('link', { name: 'Make your own' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create an account');
});

test('it causes no layout shift, and fits, on desktops, tablets and phones', async ({ world: { page, visit, hold } }) => {
  await page.addInitScript(watchShifts);
  for (const width of [1280, 768, 390, 320])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 3_200 });
      const call = await hold('GET', /^\/api\/samples$/);
      await visit('/');
      const footer = page.getByRole('contentinfo');
      await page.getByRole('status', { name: 'Loading the recipes' }).waitFor();
      const before = await footer.boundingBox();
      await expectAccessible(page);
      await call.release();
      await page.getByRole('radio', { name: 'Shakshuka' }).waitFor();
      // What a choice moves is not counted: it is asked for.
      expect(await shiftsSoFar(page)).toBe(0);
      for (const dish of dishes) {
        await page.getByRole('radio', { name: dish }).check();
        await expect(page.getByRole('heading', { level: 3 })).toHaveText(dish);
        expect(await footer.boundingBox()).toEqual(before);
      }
      for (const dir of ['rtl', 'ltr']) {
        await page.evaluate((direction) => document.documentElement.setAttribute('dir', direction), dir);
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
        await page.screenshot({ path: `test-results/sample-${width}-${dir}.png`, fullPage: true });
      }
    });
});

test('it loads once, after the first paint, without code of other pages', async ({ world: { page, server, visit } }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    new PerformanceObserver(() => Reflect.set(globalThis, 'isPainted', true)).observe({ type: 'paint', buffered: true });
  });
  await page.route('**/api/samples', async (route) => {
    expect(await page.evaluate(() => Reflect.get(globalThis, 'isPainted'))).toBe(true);
    await route.continue();
  });
  await visit('/');
  await page.getByRole('list', { name: 'Ingredients' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(requests.filter((path) => path === '/api/samples')).toHaveLength(1);
  const calls = requests.filter((path) => path.startsWith('/api/'));
  expect(calls.toSorted()).toEqual(['/api/categories', '/api/samples', '/api/session']);
  // Chunk names are opaque; calls made only by another page's flow identify it.
  const scripts = new Set(requests.filter((path) => path.endsWith('.js')));
  const code = (await Promise.all([...scripts].map(async (path) => (await fetch(server.origin + path)).text()))).join('\n');
  expect(code).toContain('loadSamples');
  for (const other of ['loadRecipe', 'loadDevices', 'startJob', 'signInByPassword', 'loadEntries', 'beginSession'])
    expect([other, code.includes(`${other}:`)]).toEqual([other, false]);
  expect(server.origin).toBe(new URL(page.url()).origin);
});

test('without it the page is complete, reports it quietly, and retries', async ({ world: { page, visit, hold, expectNoise } }) => {
  expectNoise(/api\/samples/);
  const call = await hold('GET', /^\/api\/samples$/);
  await visit('/');
  const footer = page.getByRole('contentinfo');
  await page.getByRole('status', { name: 'Loading the recipes' }).waitFor();
  const before = await footer.boundingBox();
  await call.releaseToFail();
  await expect(page.getByText('Error loading data!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Make Any Dish!');
  expect(await footer.boundingBox()).toEqual(before);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await call.release();
  await expect(page.getByRole('list', { name: 'Ingredients' })).toBeVisible();
});
