import { expect, type Page } from '@playwright/test';
import { goOnline, test, withoutNetwork } from '../support/e2e/page.ts';
import { newAccount } from '../support/e2e/product-world.ts';
import { Mailbox } from '../support/e2e/mailbox.ts';
import { Product } from '../support/e2e/product.ts';

/** Waits until the worker controls the page and has cached its files. */
const untilKept = (page: Page, file = /\/shell\..*\.css$/) =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const names = navigator.serviceWorker.controller === null ? [] : await caches.keys();
          const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
          return requests.flat().map(({ url }) => new URL(url).pathname);
        }),
      { timeout: 120_000 },
    )
    .toEqual(expect.arrayContaining(['/index.html', expect.stringMatching(file)]));

test('starts offline, and continues when the network is back', async ({ page, started, quietErrors }) => {
  // A failed session load is only logged.
  quietErrors.push(/Failed to load resource/, /^The session could not be loaded/);
  const product = started.use(await Product.start({ SERVICE_WORKER: 'on' }));
  await page.goto(product.origin);
  await untilKept(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Make Any Dish!');
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Make Any Dish!');
  await expect(page.getByText(withoutNetwork)).toBeVisible();
  // The session is looked up again automatically; that is covered elsewhere.
  const isBack = page.waitForResponse('**/api/session');
  await goOnline(page);
  await expect(page.getByText(withoutNetwork)).toBeHidden();
  await isBack;

  // A tab that becomes visible looks the session up. The answer also carries the build.
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  // While an earlier answer is being processed the page does not ask: the tab becomes visible again after that.
  await expect(async () => {
    asked.length = 0;
    const answered = page.waitForResponse('**/api/session', { timeout: 5_000 });
    await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect((await answered).headers()['x-build']).toMatch(/\.js$/);
    expect(asked).toEqual(['GET /api/session']);
  }).toPass({ timeout: 60_000 });
});

test('only the common page, without content, and hashed files are cached', async ({ page, started }) => {
  const mailbox = started.adopt(await Mailbox.open(), (opened) => opened.close());
  const product = started.use(await Product.start({ SERVICE_WORKER: 'on', SMTP_URL: mailbox.url }));
  const { email, kitchen } = await newAccount(page, mailbox, product.origin);
  await page.goto(kitchen);
  await untilKept(page);
  await page.getByLabel('Describe a dish').fill('Shakshuka');
  await page.getByRole('button', { name: 'Make a recipe' }).click();
  await expect(page.getByRole('heading', { name: 'Steps' })).toBeVisible();
  await page.goto(`${product.origin}/account`);
  await expect(page.getByRole('heading', { name: 'My recipes' })).toBeVisible();
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const found = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name);
        return Promise.all(
          (await cache.keys()).map(async (request) => {
            const response = await cache.match(request, { ignoreVary: true });
            return { path: new URL(request.url).pathname, method: request.method, text: (await response?.text()) ?? '' };
          }),
        );
      }),
    );
    return { names, files: found.flat() };
  });
  expect(kept.names).toHaveLength(1);
  expect(kept.files.length).toBeGreaterThan(10);
  for (const { path, method, text } of kept.files) {
    expect(method).toBe('GET');
    expect(path).toMatch(/^\/index\.html$|^\/(?:assets|webapp)\/[^/]+\.[\w-]{8,}\.(?:js|css|woff2)$/);
    expect(text).not.toContain(email);
    expect(text).not.toContain('Lovelace');
  }
});

test('where no worker is wanted, an existing one is removed with its caches', async ({ page, started }) => {
  const product = started.use(await Product.start({ SERVICE_WORKER: 'on' }));
  await page.goto(product.origin);
  await untilKept(page);
  await product.kill();
  const without = started.use(await Product.start({ SERVICE_WORKER: 'off', PORT: new URL(product.origin).port }));
  const left = () =>
    page.evaluate(async () => ({ caches: await caches.keys(), workers: (await navigator.serviceWorker.getRegistrations()).length }));
  // A browser checks for a newer worker some time after opening a page, once each time.
  await expect(async () => {
    await page.goto(without.origin);
    await expect.poll(left, { timeout: 20_000 }).toEqual({ caches: [], workers: 0 });
  }).toPass({ timeout: 240_000 });
});
