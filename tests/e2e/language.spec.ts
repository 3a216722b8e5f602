import { expect, type Locator, type Page } from '@playwright/test';
import { locales, type Locale } from '../../contract/shell/locales.ts';
import { test, type World } from '../support/e2e/browser-world.ts';
import { inSetting } from '../support/e2e/gestures.ts';
import { textsPath } from '../support/e2e/built.ts';
import { KitchenWork } from '../support/e2e/kitchen-work.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/e2e/page.ts';
import { password } from '../support/e2e/test-server.ts';
import { say } from '../support/e2e/translations.ts';

const choice = (page: Page): Locator => page.locator('footer select:has([value=de])');
async function choose(page: Page, locale: Locale): Promise<void> {
  await choice(page).focus();
  await choice(page).selectOption(locale);
}

const marks = (page: Page) => page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]);
const shows = (page: Page, ...expected: string[]) => expect.poll(() => marks(page)).toEqual(expected);
/** A reload would lose this. */
const remember = (page: Page) => page.evaluate(() => void Reflect.set(globalThis, 'wasHereBefore', true));
const remembers = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'wasHereBefore') === true);

const inAccount = ({ server }: World, guid: string) =>
  server.db.selectFrom('users').select('language').where('guid', '=', guid).executeTakeFirstOrThrow();

test('a choice before the sign-in switches all texts at once, mirrored, and keeps the input', async ({ world }) => {
  const { page, server, visit } = world;
  await visit('/login');
  await page.getByLabel('Email').fill('cook@anydish.example');
  await remember(page);
  await choose(page, 'ar');
  await shows(page, 'ar', 'rtl');
  await expect(page.getByRole('heading', { level: 1, name: say('ar', 'Sign In') })).toBeVisible();
  await expect(page).toHaveTitle(`${say('ar', 'Sign In')} · AnyDish`);
  await expect(page.getByLabel(say('ar', 'Email'))).toHaveValue('cook@anydish.example');
  await expect(choice(page)).toBeFocused();
  await expect(choice(page)).toHaveValue('ar');
  expect(await remembers(page)).toBe(true);

  // The back link is at the line start and points there.
  const back = page.getByRole('button', { name: say('ar', 'Back'), exact: true });
  const { x = 0 } = (await back.boundingBox()) ?? {};
  expect(x).toBeGreaterThan((page.viewportSize()?.width ?? 0) / 2);
  await expect(back.locator('svg')).toHaveCSS('transform', 'matrix(-1, 0, 0, 1, 0, 0)');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const cookie = (await page.context().cookies()).find(({ name }) => name === 'language');
  expect(cookie).toMatchObject({ value: 'ar', path: '/', sameSite: 'Lax', secure: false, httpOnly: false });
  expect((cookie?.expires ?? 0) - Date.now() / 1_000).toBeGreaterThan(364 * 24 * 60 * 60);

  // The server serves the next page in it.
  const html = await (await page.request.get(`${server.origin}/sign-up`, { headers: { accept: 'text/html' } })).text();
  expect(html).toMatch(/<html lang="ar" dir="rtl"/);
  await visit('/sign-up');
  await shows(page, 'ar', 'rtl');
  await expect(page.getByRole('heading', { level: 1, name: say('ar', 'Create an account') })).toBeVisible();
});

test('a choice while writing an order keeps the order, and is saved in the account', async ({ world }) => {
  const { page, server, signIn, visit } = world;
  const user = await server.addUser();
  await signIn(user);
  await visit(`/ai/${user.companyUri}/new`);
  await page.getByLabel('Describe a dish').fill('Shakshuka with feta');
  await inSetting(page, '2 servings', () => page.getByRole('button', { name: 'More servings' }).click());
  await remember(page);
  await choose(page, 'he');
  await shows(page, 'he', 'rtl');
  await expect(page.getByLabel(say('he', 'Describe a dish'))).toHaveValue('Shakshuka with feta');
  await expect(page.getByRole('group', { name: say('he', 'Settings') })).toContainText('3');
  await expect.poll(async () => (await inAccount(world, user.guid)).language).toBe('he');
  // Pages opened later use it, too.
  await page.locator('header a[href="/account"]').click();
  await expect(page.getByRole('heading', { level: 1, name: say('he', 'My recipes') })).toBeVisible();
  expect(await remembers(page)).toBe(true);
});

test('the account comes first, then the choice in the browser, then the browser’s own language', async ({ world, browser }) => {
  const { server } = world;
  const user = await server.addUser();
  await server.db.updateTable('users').set({ language: 'ar' }).where('guid', '=', user.guid).execute();
  const context = await browser.newContext({ locale: 'hi-IN' });
  const page = await context.newPage();
  await page.goto(`${server.origin}/login`);
  await shows(page, 'hi', 'ltr');
  await context.addCookies([{ name: 'language', value: 'he', url: server.origin }]);
  await page.reload();
  await shows(page, 'he', 'rtl');
  await page.getByLabel(say('he', 'Email')).fill(user.email);
  await page.getByLabel(say('he', 'Password'), { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await shows(page, 'ar', 'rtl');
  await expect(page.getByRole('heading', { level: 1, name: say('ar', 'My recipes') })).toBeVisible();
  // The next page is in this language from the first byte.
  await expect.poll(async () => (await context.cookies()).find(({ name }) => name === 'language')?.value).toBe('ar');
  await context.close();
});

test('texts that fail to load are reported in a toast; the old language stays, and a retry works', async ({ world }) => {
  const { page, hold, visit, expectNoise } = world;
  expectNoise(/Unable to load/);
  const texts = await hold('GET', textsPath('ar'));
  await visit('/login');
  await choose(page, 'ar');
  await expect(choice(page)).toHaveAttribute('aria-busy', 'true');
  await shows(page, 'en', 'ltr');
  await texts.answer(404);
  await expect(page.getByText('The العربية texts could not be loaded.')).toBeVisible();
  await expect(choice(page)).toHaveValue('en');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  expect((await page.context().cookies()).filter(({ name }) => name === 'language')).toEqual([]);
  await choose(page, 'ar');
  await texts.release();
  await shows(page, 'ar', 'rtl');
});

test('a choice that failed to save in the account stays, and the settings save it later', async ({ world }) => {
  const { page, server, hold, signIn, visit } = world;
  const user = await server.addUser();
  await signIn(user);
  const saves = await hold('PUT', /^\/api\/session\/language$/);
  await visit('/account/language');
  await page.getByRole('radio', { name: 'हिन्दी' }).check();
  await shows(page, 'hi', 'ltr');
  await saves.releaseToFail();
  await expect(page.getByText(say('hi', 'Your language is set in this browser, but could not be saved to your account.'))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: say('hi', 'Try again') }).click();
  await saves.release();
  await expect(page.getByText(say('hi', 'Your language is saved.'))).toBeVisible();
  expect(await inAccount(world, user.guid)).toEqual({ language: 'hi' });
});

test('other tabs follow', async ({ world }) => {
  const { page, server, signIn, visit } = world;
  await signIn(await server.addUser());
  await visit('/account/sessions');
  await choice(page).waitFor();
  const other = await page.context().newPage();
  await other.goto(`${server.origin}/privacy`);
  await choose(other, 'he');
  await shows(other, 'he', 'rtl');
  await shows(page, 'he', 'rtl');
  await expect(page.getByRole('heading', { level: 1, name: say('he', 'Sessions') })).toBeVisible();
});

test('an open box and a recipe in progress switch too, and neither is lost', async ({ world }) => {
  const { page, server, visit } = world;
  const work = await KitchenWork.begin(world);
  await visit(work.path);
  await page.getByLabel('Describe a dish').fill('miso ramen');
  await work.orderInPage();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog', { name: 'Stop cooking?' }).waitFor();
  const other = await page.context().newPage();
  await other.goto(`${server.origin}/privacy`);
  await choose(other, 'ar');
  await shows(page, 'ar', 'rtl');
  const question = page.getByRole('dialog', { name: say('ar', 'Stop cooking?') });
  await expectAccessible(page);
  await question.getByRole('button', { name: say('ar', 'Keep cooking') }).click();
  await expect(question).toBeHidden();
  await work.finish();
  await expect(page).toHaveURL(/\/recipes\//);
  await expect(page.getByRole('heading', { level: 1, name: 'Toast' })).toBeVisible();
});

test('a legal page links to the English text, which changes no language; the choice works by keyboard, in each language’s own name', async ({
  world,
}) => {
  const { page, visit } = world;
  await visit('/terms');
  await choose(page, 'ar');
  await page.getByRole('note').getByRole('link').click();
  await expect(page).toHaveURL(/\/terms\?locale=en$/);
  await shows(page, 'en', 'ltr');
  await expect(page.getByRole('heading', { level: 1, name: 'Terms and Conditions' })).toBeVisible();
  await expect(page.getByRole('note')).toHaveCount(0);
  await visit('/terms');
  await shows(page, 'ar', 'rtl');
  // A choice is newer than the address's locale.
  await visit('/terms?locale=pseudo');
  await shows(page, 'en', 'ltr');
  await choose(page, 'he');
  await shows(page, 'he', 'rtl');
  await expect(page).toHaveURL(/\/terms$/);

  await visit('/');
  await choice(page).focus();
  await page.keyboard.press('End');
  await shows(page, 'hi', 'ltr');
  const names = await choice(page)
    .locator('option')
    .evaluateAll((options) => options.map((option) => [option.getAttribute('lang'), option.textContent]));
  expect(names).toContainEqual(['pt-BR', 'Português (Brasil)']);
  expect(names).toHaveLength(locales.length);
  await expect(choice(page)).toHaveAccessibleName(say('hi', 'Language'));
});
