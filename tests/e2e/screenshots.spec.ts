import { expect, type Locator, type Page } from '@playwright/test';
import { languageCookie, type Locale } from '../../contract/shell/locales.ts';
import { test, type World } from '../support/e2e/browser-world.ts';
import { expectStill } from '../support/e2e/page.ts';
import { addPicturedRecipes } from '../support/e2e/pictured-recipes.ts';

const screens = {
  phone: { width: 390, height: 700 },
  small: { width: 320, height: 640 },
  desk: { width: 1024, height: 640 },
};

interface View {
  /** `:recipe` and `:kitchen` are filled in. */
  path: string;
  isThere: (page: Page) => Locator;
  /** What is done before the picture is taken. */
  act?: (page: Page) => Promise<void>;
  /** Somebody without recipes looks at it; nobody is signed in. */
  by?: 'newcomer' | 'visitor';
}

const cards = (page: Page) => page.getByRole('article').nth(5);
const main = (page: Page) => page.getByRole('main');
const title = (page: Page) => main(page).locator('h1').first();
const drawing = (page: Page) => main(page).locator('img, svg').first();

const views = {
  kitchen: { path: ':kitchen', isThere: (page) => page.locator('form textarea') },
  cookbook: { path: '/account', isThere: cards },
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
  cook: { path: ':recipe/cook', isThere: drawing },
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
  settings: { path: '/account/settings', isThere: (page) => main(page).getByRole('link').nth(5) },
  diet: { path: '/account/diet', isThere: (page) => main(page).getByRole('checkbox').first() },
  login: { path: '/login', isThere: (page) => main(page).getByRole('textbox').first(), by: 'visitor' },
  signUp: { path: '/sign-up', isThere: (page) => main(page).getByRole('textbox').first(), by: 'visitor' },
  lost: { path: '/no/such/page', isThere: title, by: 'visitor' },
  noRecipes: { path: '/account', isThere: drawing, by: 'newcomer' },
  nothingToBuy: { path: '/shopping', isThere: drawing, by: 'newcomer' },
  trash: { path: '/account/trash', isThere: drawing, by: 'newcomer' },
} satisfies Record<string, View>;

type Shot = [view: keyof typeof views, screen: keyof typeof screens];

/** 40 pictures. Each group is a test with a person and a server of its own. */
const groups: { name: string; locale: Locale; scheme: 'light' | 'dark'; shots: Shot[] }[] = [
  {
    name: 'light',
    locale: 'en',
    scheme: 'light',
    shots: [
      ...(['kitchen', 'cookbook', 'recipe', 'cook', 'shopping'] as const).flatMap((view): Shot[] => [
        [view, 'phone'],
        [view, 'desk'],
      ]),
      ['steps', 'phone'],
      ['menu', 'phone'],
      ['settings', 'desk'],
    ],
  },
  {
    name: 'dark',
    locale: 'en',
    scheme: 'dark',
    shots: [
      ['kitchen', 'phone'],
      ['cookbook', 'phone'],
      ['cookbook', 'desk'],
      ['recipe', 'phone'],
      ['recipe', 'desk'],
      ['cooked', 'phone'],
      ['shopping', 'phone'],
      ['diet', 'desk'],
      ['login', 'phone'],
      ['noRecipes', 'phone'],
    ],
  },
  {
    name: 'german',
    locale: 'de',
    scheme: 'light',
    shots: [
      ['kitchen', 'small'],
      ['recipe', 'small'],
      ['cook', 'small'],
      ['shopping', 'small'],
      ['signUp', 'phone'],
      ['nothingToBuy', 'phone'],
    ],
  },
  {
    name: 'arabic',
    locale: 'ar',
    scheme: 'light',
    shots: [
      ['kitchen', 'phone'],
      ['cookbook', 'phone'],
      ['recipe', 'phone'],
      ['cook', 'phone'],
      ['shopping', 'desk'],
      ['trash', 'phone'],
    ],
  },
  {
    name: 'japanese',
    locale: 'ja',
    scheme: 'dark',
    shots: [
      ['kitchen', 'phone'],
      ['cookbook', 'phone'],
      ['recipe', 'desk'],
      ['cook', 'phone'],
      ['lost', 'phone'],
    ],
  },
];

/** Text waits for its face instead of doing without it. */
async function waitForFonts(page: Page): Promise<void> {
  await page.route(/\.css$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll('font-display:optional', 'font-display:block') });
  });
}

async function take({ page, visit }: World, name: string, { path, isThere, act }: View): Promise<void> {
  await visit(path);
  await expect(isThere(page)).toBeVisible();
  await expect(page.locator('main [aria-busy=true]:not(button)')).toHaveCount(0);
  await act?.(page);
  await page.evaluate(async () => {
    // A field with the focus blinks.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  await expectStill(page);
  // The caret would be hidden by a style element, which our Content-Security-Policy forbids.
  await expect.soft(page).toHaveScreenshot(`${name}.png`, { caret: 'initial' });
}

for (const { name, locale, scheme, shots } of groups)
  test(`pages look as they did: ${name}`, async ({ world }) => {
    const { page, server, signIn, visit } = world;
    const member = await server.addUser();
    const newcomer = await server.addUser();
    const recipe = await addPicturedRecipes(server, member);
    const places = { recipe: `/ai/${member.companyUri}/recipes/${recipe}`, kitchen: `/ai/${member.companyUri}/new` };
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await waitForFonts(page);
    await signIn(member);
    await visit(places.recipe);
    await page.getByRole('button', { name: 'Add to shopping list' }).click();
    await expect(page.getByText(/on your shopping list\./)).toBeVisible();
    for (const [view, screen] of shots)
      await test.step(`${view} ${screen}`, async () => {
        const shown: View = views[view];
        await page.context().clearCookies();
        if (shown.by !== 'visitor') await signIn(shown.by === 'newcomer' ? newcomer : member);
        await page.context().addCookies([{ name: languageCookie, value: locale, url: server.origin, sameSite: 'Lax' }]);
        await page.setViewportSize(screens[screen]);
        const path = shown.path.replace(':recipe', places.recipe).replace(':kitchen', places.kitchen);
        await take(world, `${name}-${view}-${screen}`, { ...shown, path });
      });
  });
