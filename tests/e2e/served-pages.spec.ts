import { expect, type Page } from '@playwright/test';
import { languageCookie } from '../../contract/shell/locales.ts';
import { test } from '../support/e2e/browser-world.ts';
import { shiftsSoFar, watchShifts } from '../support/e2e/layout-shifts.ts';
import { expectAccessible } from '../support/e2e/page.ts';
import { password, type TestServer } from '../support/e2e/test-server.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const isTakenOver = (page: Page) => expect(page.getByRole('combobox', { name: /^(Language|Sprache|اللغة|言語)$/ })).toBeVisible();
/** A mark on the document's own elements, to see whether they stay. */
const mark = (page: Page) => page.evaluate(() => Reflect.set(document.querySelector('main') ?? {}, 'isServed', true));
const isMarked = (page: Page) => page.evaluate(() => Reflect.get(document.querySelector('main') ?? {}, 'isServed') === true);
/** Without waiting for the code. */
const asServed = { waitUntil: 'load' } as const;
const code = /^\/webapp\/.*\.js$|^\/assets\/app\..*\.js$/;

/** Keeps every file of code until it is released. */
async function holdCode(page: Page) {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    (url) => code.test(url.pathname),
    async (route) => {
      await released;
      await route.continue();
    },
  );
  return () => release();
}

/** The first reader of a page may be sent an empty one, while it is rendered. */
const untilRendered = (server: TestServer, path: string, locale = 'en') =>
  expect
    .poll(async () => {
      const answer = await fetch(server.origin + path, { headers: { accept: 'text/html', 'accept-language': locale } });
      return /<div id="root" data-digest="\w+"><div>/.test(await answer.text());
    })
    .toBe(true);

const publicPages = ['/', '/privacy', '/terms', '/login', '/sign-up', '/reset-password', '/nowhere'];

for (const locale of ['en', 'de', 'ar', 'ja'])
  test(`the code takes every page over as it was served: ${locale}`, async ({ world: { page, server, expectNoise } }) => {
    expectNoise(/404/);
    await page.addInitScript(watchShifts);
    await page.context().addCookies([{ name: languageCookie, value: locale, url: server.origin }]);
    for (const path of publicPages)
      await test.step(path, async () => {
        await untilRendered(server, path, locale);
        const release = await holdCode(page);
        await page.goto(server.origin + path, { waitUntil: 'commit' });
        await expect(title(page)).toBeVisible();
        await mark(page);
        const served = await title(page).textContent();
        if (locale === 'ar') await expectAccessible(page);
        release();
        await isTakenOver(page);
        expect(await isMarked(page)).toBe(true);
        await expect(title(page)).toHaveText(served ?? '');
        if (locale === 'ar') await expectAccessible(page);
        // The choices in the footer come later, in a place of their own.
        expect(await shiftsSoFar(page)).toBeLessThan(0.01);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      });
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('pages are read, and forms say what they need', async ({ page, server, quietErrors }) => {
    quietErrors.push(/404/);
    for (const path of publicPages) {
      await untilRendered(server, path);
      await page.goto(server.origin + path, asServed);
      await expect(title(page)).toBeVisible();
    }
    await page.goto(server.origin, asServed);
    await expect(page.getByRole('list', { name: 'Ingredients' }).getByRole('listitem').first()).toBeVisible();
    await page.getByRole('link', { name: 'Sign in' }).click();
    await expect(title(page)).toHaveText('Sign In');
    // Playwright reads no text in it.
    const needs = page.locator('noscript p');
    await expect(needs).toBeVisible();
    expect(await needs.innerHTML()).toContain('AnyDish needs JavaScript.');
    // It is sent nowhere, and no password into the address.
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    expect(page.url()).toBe(`${server.origin}/login`);
  });
});

test('what is typed and pressed before the code comes is kept, and sent once', async ({ world: { page, server } }) => {
  const { email } = await server.addUser();
  await untilRendered(server, '/login');
  const release = await holdCode(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(new URL(request.url()).pathname);
  });
  await page.goto(`${server.origin}/login`, { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).pressSequentially(password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  release();
  await expect(title(page)).toHaveText('My recipes');
  expect(calls.filter((path) => path === '/api/session')).toEqual(['/api/session']);
});

test('typed text stays in a page that the code shows otherwise', async ({ world: { page, server, visit } }) => {
  await untilRendered(server, '/sign-up');
  await visit('/login');
  await isTakenOver(page);
  // This tab knows an address by now: the code does not show what was served.
  await page.getByLabel('Email').fill('ada@anydish.example');
  const release = await holdCode(page);
  await page.goto(`${server.origin}/sign-up`, { waitUntil: 'commit' });
  const field = page.getByLabel('Password', { exact: true });
  await field.fill('half a pass');
  release();
  await isTakenOver(page);
  await expect(page.getByLabel('Email')).toHaveValue('ada@anydish.example');
  await expect(field).toHaveValue('half a pass');
  await expect(field).toBeFocused();
});

test('code that never comes leaves a page to read, and links that lead on', async ({ world: { page, server, expectNoise } }) => {
  expectNoise(/ERR_FAILED/);
  await untilRendered(server, '/');
  await page.route(
    (url) => code.test(url.pathname),
    (route) => route.abort(),
  );
  await page.goto(server.origin, asServed);
  await expect(page.getByRole('heading', { name: 'What you get' })).toBeVisible();
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await page.clock.fastForward(3_000);
  await expect(title(page)).toHaveText('Privacy Policy');
});

test('the language changes, pages follow each other and come back, as without rendering', async ({ world: { page, visit } }) => {
  await visit('/');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('ar');
  await expect(title(page)).toHaveText('وصفة لأي طبق!');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.reload();
  await expect(title(page)).toHaveText('وصفة لأي طبق!');
  await page.getByRole('link', { name: 'سياسة الخصوصية' }).click();
  await expect(title(page)).toHaveText('سياسة الخصوصية');
  await page.goBack();
  await expect(title(page)).toHaveText('وصفة لأي طبق!');
  await page.goForward();
  await page.reload();
  await page.goBack();
  await expect(title(page)).toHaveText('وصفة لأي طبق!');
});

test('the sample reacts to what was pressed before its code came', async ({ world: { page, server } }) => {
  await page.goto(server.origin, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'More servings' }).click();
  await expect(page.getByRole('list', { name: 'Ingredients' }).getByRole('listitem').filter({ hasText: 'ramen noodles' })).toContainText(
    '400 g',
  );
});

test('a member who loads a page again is known before it is asked', async ({ browser, world: { page, server, signIn, visit } }) => {
  await signIn(await server.addUser());
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await visit('/login');
  await expect(page.getByLabel('Describe a dish')).toBeVisible();
  calls.length = 0;
  await page.reload();
  await expect(page.getByLabel('Describe a dish')).toBeVisible();
  expect(calls).not.toContain('/api/session');
  // A page from the history may be older than the session: it asks. The clock of the tests knows no navigations, so this is without it.
  const storageState = await page.context().storageState();
  const other = await browser.newPage({ storageState });
  await other.goto(`${server.origin}/login`);
  await expect(other.getByLabel('Describe a dish')).toBeVisible();
  await other.goto(`${server.origin}/privacy`);
  const asked = other.waitForRequest(/\/api\/session$/);
  await other.goBack();
  await asked;
  await other.close();
});
