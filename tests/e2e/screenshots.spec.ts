import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { languageCookie, type Locale } from '../../contract/shell/locales.ts';
import { testOfEmptyPages as test, type World } from '../support/e2e/browser-world.ts';
import { useOwnFaces } from '../support/e2e/own-faces.ts';
import { expectStill } from '../support/e2e/page.ts';
import { addPicturedRecipes } from '../support/e2e/pictured-recipes.ts';
import type { TestServer, TestUser } from '../support/e2e/test-server.ts';
import { newGuid } from '../../server/db/guid.ts';
import { createCollection } from '../../server/recipes/collections/collections.ts';

test.use({ timezoneId: 'UTC' });

const screens = {
  phone: { width: 390, height: 720 },
  small: { width: 320, height: 640 },
  desk: { width: 1024, height: 640 },
};

interface View {
  /** `:recipe` and `:kitchen` are filled in. */
  path: string;
  isThere: (page: Page) => Locator;
  /** What is done before the picture is taken. */
  act?: (page: Page) => Promise<void>;
}

const main = (page: Page) => page.getByRole('main');
const title = (page: Page) => main(page).locator('h1').first();
const drawing = (page: Page) => main(page).locator('img, svg').first();

const views = {
  landing: { path: '/', isThere: title },
  login: { path: '/login', isThere: (page) => main(page).getByRole('textbox').first() },
  signUp: { path: '/sign-up', isThere: (page) => main(page).getByRole('textbox').first() },
  kitchen: { path: ':kitchen', isThere: (page) => page.locator('form textarea') },
  servings: {
    path: ':kitchen',
    isThere: (page) => page.locator('form textarea'),
    act: (page) =>
      main(page)
        .getByRole('group')
        .getByRole('button', { name: /servings/ })
        .click(),
  },
  cookbook: { path: '/account', isThere: (page) => page.getByRole('article').nth(5) },
  // The same page for somebody without recipes.
  noRecipes: { path: '/account', isThere: drawing },
  recipe: { path: ':recipe', isThere: drawing },
  // Steps, as they are read.
  steps: {
    path: ':recipe',
    isThere: (page) => page.locator('#step-1'),
    act: (page) => page.locator('#step-1').evaluate((step) => step.scrollIntoView({ block: 'start' })),
  },
  menu: {
    path: ':recipe',
    isThere: drawing,
    act: async (page) => {
      await page.getByRole('button', { name: /^More for: / }).click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
  },
  // Timers come after the page, and a timer of any length with them.
  cook: { path: ':recipe/cook', isThere: (page) => page.locator('main details').first() },
  cooked: {
    path: ':recipe/cook',
    isThere: drawing,
    act: async (page) => {
      const forwards = main(page).getByRole('navigation').getByRole('button').last();
      for (let step = 0; step < 3; step += 1) await forwards.click();
      await expect(main(page).getByRole('navigation').getByRole('link')).toBeVisible();
    },
  },
  shopping: { path: '/shopping', isThere: (page) => page.getByRole('checkbox').first() },
  nothingToBuy: { path: '/shopping', isThere: drawing },
  settings: { path: '/account/settings', isThere: (page) => main(page).getByRole('link').nth(5) },
  diet: { path: '/account/diet', isThere: (page) => main(page).getByRole('checkbox').first() },
} satisfies Record<string, View>;

type Shot = [view: keyof typeof views, screen: keyof typeof screens, schemes: readonly ('light' | 'dark')[]];
const both = ['light', 'dark'] as const;

/** What each person sees, in the order in which it costs least: a page follows another without being loaded. */
const groups: { locale: Locale; by: 'member' | 'newcomer' | 'visitor'; shots: Shot[] }[] = [
  {
    locale: 'en',
    by: 'member',
    shots: [
      ['kitchen', 'phone', both],
      ['kitchen', 'desk', ['light']],
      ['servings', 'phone', both],
      ['cookbook', 'phone', both],
      ['cookbook', 'desk', both],
      ['recipe', 'phone', both],
      ['recipe', 'desk', both],
    ],
  },
  {
    locale: 'en',
    by: 'member',
    shots: [
      ['steps', 'phone', ['light']],
      ['menu', 'phone', both],
      ['cook', 'phone', both],
      ['cook', 'desk', ['light']],
      ['cooked', 'phone', ['dark']],
      ['shopping', 'phone', both],
      ['settings', 'desk', ['light']],
      ['diet', 'phone', ['dark']],
    ],
  },
  {
    locale: 'en',
    by: 'newcomer',
    shots: [
      ['noRecipes', 'phone', both],
      ['nothingToBuy', 'phone', ['light']],
    ],
  },
  {
    locale: 'en',
    by: 'visitor',
    shots: [
      ['landing', 'phone', both],
      ['login', 'phone', ['dark']],
    ],
  },
  {
    locale: 'de',
    by: 'member',
    shots: [
      ['kitchen', 'small', ['light']],
      ['recipe', 'small', ['light']],
      ['cook', 'small', ['light']],
      ['shopping', 'small', ['light']],
    ],
  },
  {
    locale: 'ar',
    by: 'member',
    shots: [
      ['kitchen', 'phone', ['light']],
      ['cookbook', 'phone', ['dark']],
      ['recipe', 'phone', ['light']],
      ['cook', 'phone', ['light']],
      ['shopping', 'desk', ['light']],
    ],
  },
  {
    locale: 'ja',
    by: 'member',
    shots: [
      ['kitchen', 'phone', ['dark']],
      ['cookbook', 'phone', ['light']],
      ['recipe', 'desk', ['dark']],
      ['cook', 'phone', ['light']],
    ],
  },
  { locale: 'de', by: 'visitor', shots: [['signUp', 'phone', ['light']]] },
];

/** Noon of a day that never passes, for the page and the server. */
const day = Date.UTC(2030, 0, 15, 12);

/** Less than one icon of a button, and more than another Chromium or other hinting changes, which is nothing. */
const tolerance = { threshold: 0.07, maxDiffPixelRatio: 0.0015 };

/** Waits until nothing loads, moves or blinks. */
async function settle(page: Page): Promise<void> {
  await expect(page.locator('main [aria-busy=true]:not(button)')).toHaveCount(0);
  // Each dish has its drawing.
  await expect(page.locator('main [data-ground]:empty')).toHaveCount(0);
  await page.evaluate(async () => {
    if (document.activeElement instanceof HTMLElement && document.activeElement.matches('input, textarea')) document.activeElement.blur();
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  await expectStill(page);
}

/**
 * The window, in full among the results for who looks at it, and at a quarter of its size to be compared: so small, the edges of letters
 * that each rasteriser draws in its own way weigh nothing, and a part that is missing, moved or of another colour still does.
 */
async function quarter(page: Page, name: string): Promise<Buffer> {
  const whole = sharp(await page.screenshot({ path: test.info().outputPath(name), animations: 'disabled', caret: 'initial' }));
  const { width, height } = await whole.metadata();
  return whole
    .resize(Math.round(width / 4), Math.round(height / 4), { kernel: 'cubic' })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

async function take({ page, goInPage }: World, name: string, path: string, { isThere, act }: View, schemes: Shot[2]): Promise<void> {
  await page.emulateMedia({ colorScheme: schemes[0] ?? null });
  await goInPage(path);
  await expect(isThere(page)).toBeVisible();
  await act?.(page);
  for (const scheme of schemes) {
    await page.emulateMedia({ colorScheme: scheme });
    await settle(page);
    const file = `${name}-${scheme}.png`;
    expect.soft(await quarter(page, file)).toMatchSnapshot(file, tolerance);
  }
}

/** The ingredients of a recipe on the shopping list. */
async function fillList({ page, visit }: World, recipe: string): Promise<void> {
  await visit(recipe);
  await page.getByRole('button', { name: 'Add to shopping list' }).click();
  await expect(page.getByText(/on your shopping list\./)).toBeVisible();
}

/** A collection of two recipes. */
async function fillShelf(server: TestServer, { guid: userGuid, companyGuid }: TestUser): Promise<void> {
  const guid = newGuid();
  await createCollection(server.db, day, { companyGuid, guid, name: 'Weeknights' });
  await server.db
    .updateTable('recipes')
    .set({ collections: JSON.stringify([guid]) })
    .where('user_guid', '=', userGuid)
    .where('title', 'in', ['Pizza Margherita', 'Greek salad'])
    .execute();
}

for (const { locale, by, shots } of groups)
  test(`pages look as they did: ${locale}, ${by}, ${shots[0]?.[0]} and on`, async ({ world }) => {
    const { page, server, signIn, visit, expectNoise } = world;
    expectNoise(/404/);
    server.clock.skip(day - server.clock.now());
    await page.clock.setSystemTime(day);
    const member = await server.addUser();
    const recipe = await addPicturedRecipes(server, member);
    const places = { recipe: `/ai/${member.companyUri}/recipes/${recipe}`, kitchen: `/ai/${member.companyUri}/new` };
    await fillShelf(server, member);
    await useOwnFaces(page);
    if (by !== 'visitor') await signIn(by === 'newcomer' ? await server.addUser() : member);
    if (shots.some(([view]) => view === 'shopping')) await fillList(world, places.recipe);
    await page.context().addCookies([{ name: languageCookie, value: locale, url: server.origin, sameSite: 'Lax' }]);
    await visit('/privacy');
    for (const [view, screen, schemes] of shots)
      await test.step(`${view} ${screen}`, async () => {
        const shown: View = views[view];
        await page.setViewportSize(screens[screen]);
        const path = shown.path.replace(':recipe', places.recipe).replace(':kitchen', places.kitchen);
        await take(world, `${locale}-${view}-${screen}`, path, shown, schemes);
      });
  });
