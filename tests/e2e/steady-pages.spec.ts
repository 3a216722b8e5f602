import { expect, type Page } from '@playwright/test';
import { test } from '../support/e2e/browser-world.ts';
import { shiftsSoFar, watchShifts } from '../support/e2e/layout-shifts.ts';

const phone = { width: 390, height: 844 };
const fillList = async (page: Page, path: string) => {
  await page.goto(path);
  await page.getByRole('button', { name: 'Add to shopping list' }).click();
  await expect(page.getByText(/on your shopping list\./)).toBeVisible();
};

test('nothing moves while the kitchen, the cookbook and the shopping list load on a phone', async ({ world }) => {
  const { page, server, signIn, visit } = world;
  const user = await server.addUser();
  const [recipe = ''] = await server.addRecipes(user, 3);
  await signIn(user);
  await page.setViewportSize(phone);
  await fillList(page, `${server.origin}/ai/${user.companyUri}/recipes/${recipe}`);
  await page.addInitScript(watchShifts);
  for (const [path, isThere] of [
    [`/ai/${user.companyUri}/new`, page.getByLabel('Describe a dish')],
    ['/account', page.getByRole('article').first()],
    ['/shopping', page.getByRole('checkbox').first()],
  ] as const)
    await test.step(path, async () => {
      await visit(path);
      await expect(isThere).toBeVisible();
      // Late parts: the bar's strip, notices, pictures.
      await page.waitForTimeout(2_500);
      expect(await shiftsSoFar(page), path).toBe(0);
    });
});

test('a ticked line stays under the finger: the next tap meets the next line', async ({ world }) => {
  const { page, server, signIn, visit } = world;
  const user = await server.addUser();
  await signIn(user);
  await page.setViewportSize(phone);
  await visit('/shopping');
  for (const item of ['Kitchen paper', 'Candles', 'Matches']) {
    await page.getByLabel('What else do you need?').fill(item);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('checkbox', { name: item })).toBeVisible();
  }
  const rows = page.getByRole('checkbox');
  const names = () => page.getByRole('listitem').filter({ has: rows }).allInnerTexts();
  const [before, places] = [await names(), await rows.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y))];
  await rows.first().check();
  await page.waitForTimeout(1_500);
  expect(await names()).toEqual(before);
  expect(await rows.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y))).toEqual(places);
  await expect(page.getByRole('heading', { name: 'In the basket' })).toBeHidden();
  // Opened again, it is in the basket.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'In the basket' })).toBeVisible();
  await expect(rows.last()).toBeChecked();
});

test('controls of the list, the cookbook and the settings have 44 px on a phone', async ({ world }) => {
  const { page, server, signIn, visit } = world;
  const user = await server.addUser();
  const [recipe = ''] = await server.addRecipes(user, 2);
  await signIn(user);
  await page.setViewportSize(phone);
  await fillList(page, `${server.origin}/ai/${user.companyUri}/recipes/${recipe}`);
  for (const [path, isThere] of [
    ['/shopping', page.getByRole('checkbox').first()],
    ['/account', page.getByRole('article').first()],
    ['/account/settings', page.getByRole('link', { name: 'Passkeys' })],
  ] as const) {
    await visit(path);
    await expect(isThere).toBeVisible();
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main button, main label:has(input), nav a, nav button, footer a, main summary')]
        .filter((one) => one.checkVisibility({ checkVisibilityCSS: true }) && one.getClientRects().length > 0)
        // A link that covers its whole card, and a label around a field that is a target itself.
        .filter((one) => one.closest('h2') === null && !one.matches('label:has(input:not([type=checkbox]))'))
        .map((one) => ({ name: one.textContent.trim().slice(0, 40), height: Math.round(one.getBoundingClientRect().height) }))
        .filter(({ height }) => height < 44),
    );
    expect(small, path).toEqual([]);
  }
});
