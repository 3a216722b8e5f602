import { expect, type Page } from '@playwright/test';
import { test } from '../support/e2e/browser-world.ts';
import { chunkPath } from '../support/e2e/built.ts';
import { inUnits, pressUntil } from '../support/e2e/gestures.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/e2e/page.ts';
import { bodyOf } from '../support/e2e/recipe-body.ts';

const minute = 60_000;
const menu = (page: Page) => page.getByRole('button', { name: /Timers$/ });
const ring = (page: Page) => page.getByRole('alert').filter({ hasText: 'Timer done' });
const startFive = (page: Page) => page.getByRole('button', { name: /^Start timer: 5/ });

test('a timer survives reload and sleep, is shown on every page and on another device, and stopping it silences all', async ({
  world,
  browser,
}) => {
  const { page, server, signIn, visit, skip } = world;
  const user = await server.addUser();
  const [recipe = ''] = await server.addRecipes(user, 1);
  await server.db
    .updateTable('recipes')
    .set({ body: JSON.stringify({ ...(await bodyOf(server, recipe)), steps: [{ text: 'Wait.', minutes: 5, uses: [] }] }) })
    .where('guid', '=', recipe)
    .execute();
  await signIn(user);
  await visit(`/ai/${user.companyUri}/recipes/${recipe}/cook`);
  await startFive(page).click();
  await page.getByText('Another timer').click();
  await page.getByLabel('What it is for').fill('Pasta water');
  await page.getByLabel('Minutes').fill('30');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('timer')).toHaveCount(2);
  await expect
    .poll(() => server.db.selectFrom('kitchen_timers').select('name').where('user_guid', '=', user.guid).execute())
    .toHaveLength(2);
  await page.reload();
  await expect(page.getByRole('timer')).toHaveCount(2);

  const other = await browser.newContext({ storageState: await page.context().storageState(), viewport: { width: 390, height: 760 } });
  try {
    const phone = await other.newPage();
    await phone.clock.install();
    await phone.goto(`${server.origin}/account`);
    await menu(phone).click();
    await expect(phone.getByText('Pasta water')).toBeVisible();
    await expectAccessible(phone);
    await expectNoSidewaysScroll(phone);
    await phone.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(phone);
    await phone.getByRole('button', { name: '+1 min: Pasta water' }).click();
    await expect(page.getByRole('timer').filter({ hasText: /^30:/ })).toBeVisible();
    await phone.keyboard.press('Escape');

    // Both devices sleep for six minutes.
    await skip(6 * minute, 'both');
    await phone.clock.fastForward(6 * minute);
    await expect(ring(page)).toBeVisible();
    await expect(ring(phone)).toBeVisible();
    await expectAccessible(phone);
    await expectNoSidewaysScroll(phone);
    await ring(phone).getByRole('button', { name: /^Stop/ }).click();
    await expect(ring(phone)).toHaveCount(0);
    await expect(ring(page)).toHaveCount(0);

    // One device's clock is an hour fast: the server's clock counts.
    await page.clock.setSystemTime(Date.now() + 67 * minute);
    await page.clock.fastForward(11_000);
    await expect(page.getByRole('timer').filter({ hasText: /^2\d:/ })).toBeVisible();
    await expect(ring(page)).toHaveCount(0);
  } finally {
    await other.close();
  }
});

test('a timer is shown and stopped on every page, and visitors load none of it', async ({ world }) => {
  const { page, server, signIn, visit, skip } = world;
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const ofMembers = chunkPath('src/pages/inside/member.ts');
  const ofKitchen = () => fetched.filter((path) => ofMembers.test(path) || /kitchen\/(?:news|timers)/.test(path));
  await visit('/');
  await page.waitForLoadState('networkidle');
  expect(ofKitchen()).toEqual([]);

  const user = await server.addUser({ staff: { hasConsoleAccess: true } });
  const [recipe = ''] = await server.addRecipes(user, 1);
  await signIn(user);
  await visit(`/ai/${user.companyUri}/recipes/${recipe}/cook`);
  await page.getByText('Another timer').click();
  await page.getByLabel('What it is for').fill('Pasta water');
  await page.getByLabel('Minutes').fill('30');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('timer')).toHaveCount(1);
  await page.setViewportSize({ width: 390, height: 844 });
  const headOf = () =>
    page
      .locator('header')
      .first()
      .evaluate((head) => head.getBoundingClientRect().height);
  for (const path of ['/?locale=ar', '/privacy?locale=de', '/console']) {
    await visit(path);
    await expect(
      page
        .locator('header, nav')
        .locator('[popovertarget]')
        .filter({ hasText: /\d:\d\d/, visible: true }),
    ).toBeVisible();
    // One line, as without it.
    expect(await headOf(), path).toBeLessThan(90);
    await expectNoSidewaysScroll(page);
  }
  await visit('/?locale=en');
  await menu(page).click();
  await page.getByRole('button', { name: '+1 min: Pasta water' }).click();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await skip(32 * minute, 'both');
  await expect(ring(page)).toContainText('Pasta water');
  await expectAccessible(page);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(ring(page)).toBeInViewport();
  await ring(page).getByRole('button', { name: /^Stop/ }).click();
  await expect(ring(page)).toHaveCount(0);
});

test('offline, a timer starts and rings, steps can be turned, and the server syncs later', async ({ world }) => {
  const { page, server, signIn, visit, skip } = world;
  const user = await server.addUser();
  const [recipe = ''] = await server.addRecipes(user, 1);
  await signIn(user);
  await visit(`/ai/${user.companyUri}/recipes/${recipe}/cook`);
  await expect(page.getByText('Another timer')).toBeVisible();
  world.expectNoise(/ERR_INTERNET_DISCONNECTED|session could not be loaded/);
  await page.context().setOffline(true);
  await page.getByText('Another timer').click();
  await page.getByLabel('What it is for').fill('Tea');
  await page.getByLabel('Minutes').fill('2,5');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('timer')).toHaveText(/^2:[23]\d$/);
  await skip(3 * minute, 'both');
  await expect(ring(page)).toContainText('Tea');
  await page.context().setOffline(false);
  await skip(31_000, 'both');
  await expect
    .poll(() => server.db.selectFrom('kitchen_timers').select('name').where('user_guid', '=', user.guid).execute())
    .toEqual([{ name: 'Tea' }]);
});

test('a recipe follows one ingredient and the oven scale, in cook mode too; in Arabic it fits', async ({ world }) => {
  const { page, server, signIn, visit } = world;
  const user = await server.addUser();
  const [recipe = ''] = await server.addRecipes(user, 1);
  const flour = { amount: 200, unit: 'g', item: 'flour', note: null, scales: true, replaces: null, food: 'flour', density: 0.52 };
  const body = {
    ...(await bodyOf(server, recipe)),
    servings: 4,
    ingredients: [flour, { ...flour, amount: 3, unit: 'tsp', item: 'salt', density: 1.2 }],
    steps: [{ text: 'Bake in the oven at 180 °C.', minutes: 20, uses: [0, 1] }],
  };
  await server.db
    .updateTable('recipes')
    .set({ body: JSON.stringify(body) })
    .where('guid', '=', recipe)
    .execute();
  await signIn(user);
  await visit(`/ai/${user.companyUri}/recipes/${recipe}`);
  await inUnits(page, () => page.getByText('Gas mark', { exact: true }).click());
  await expect(page.getByText('Bake in the oven at 180 °C (gas 4).')).toBeVisible();
  await inUnits(page, async () => {
    await page.getByText('Scale by one ingredient').click();
    await page.getByLabel('I have').fill('140');
    await page.getByRole('button', { name: 'Scale the recipe' }).click();
  });
  const scaled = page.getByText('Scaled to 140 g flour: 0.7 of the recipe');
  await expect(scaled).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(scaled).toBeVisible();
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Start cooking' }).click();
  await expect(scaled).toBeVisible();
  await expect(page.getByText('Bake in the oven at 180 °C (gas 4).')).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Back to the recipe’s servings' }).click();
  await expect(scaled).toHaveCount(0);
  await pressUntil(page, 'More servings', '5');

  await visit(`/ai/${user.companyUri}/recipes/${recipe}/cook?locale=ar`);
  await page.getByRole('button', { name: /٢٠|20/ }).first().click();
  await expect(page.getByRole('timer')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
