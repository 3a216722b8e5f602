import { expect, type Page } from '@playwright/test';
import { test as inWorld } from '../support/e2e/browser-world.ts';
import { expectAccessible, expectNoSidewaysScroll, goOnline, test } from '../support/e2e/page.ts';
import { TestServer } from '../support/e2e/test-server.ts';

const line = (page: Page, name: string) => page.getByRole('checkbox', { name });
const write = async (page: Page, text: string) => {
  await page.getByLabel('What else do you need?').fill(text);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
};

test('two phones with one list see each other’s ticks; an offline tick survives a reload and syncs later', async ({
  page,
  browser,
  started,
  quietErrors,
}) => {
  quietErrors.push(/Failed to load resource/, /^The session could not be loaded/, /^Couldn't load preload assets/);
  const server = started.adopt(await TestServer.start({ env: { SERVICE_WORKER: 'on' } }), (open) => open.close());
  const user = await server.addUser();
  const [recipe = ''] = await server.addRecipes(user, 1);
  await page.context().addCookies([{ name: 'session', value: user.token, url: server.origin, httpOnly: true, sameSite: 'Lax' }]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${server.origin}/ai/${user.companyUri}/recipes/${recipe}`);
  await page.getByRole('button', { name: 'Add to shopping list' }).click();
  await expect(page.getByText(/on your shopping list\./)).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'List' }).click();
  await expect(page.getByRole('checkbox')).not.toHaveCount(0);
  await write(page, 'Kitchen paper');
  await write(page, 'Candles');
  await expect(line(page, 'Candles')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = await page.getByLabel('Link to this list').inputValue();
  expect(link).toMatch(/\/shopping\/shared#[\w-]{43}$/);
  const other = await browser.newContext();
  try {
    const phone = await other.newPage();
    await phone.goto(link);
    await line(phone, 'Kitchen paper').check();
    await expect(line(page, 'Kitchen paper')).toBeChecked();
    await line(page, 'Kitchen paper').uncheck();
    await expect(line(phone, 'Kitchen paper')).not.toBeChecked();
    await expectAccessible(phone);

    // All files of the page are cached, then the network is disconnected.
    await page.reload();
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 120_000 }).toBe(true);
    await page.context().setOffline(true);
    await line(page, 'Candles').check();
    await expect(page.getByText(/^Your changes are saved on this device\./)).toBeVisible();
    await page.reload();
    await expect(line(page, 'Candles')).toBeChecked();
    await expect(line(phone, 'Candles')).not.toBeChecked();
    await goOnline(page);
    await expect(line(phone, 'Candles')).toBeChecked({ timeout: 40_000 });

    await page.getByRole('button', { name: 'Stop sharing' }).click();
    await expect(phone.getByRole('heading', { name: 'This list is no longer shared' })).toBeVisible({ timeout: 20_000 });
    await expectAccessible(phone);
  } finally {
    await other.close();
  }
});

inWorld('what is always at home is left out of the list', async ({ world }) => {
  const { page, server, signIn, visit } = world;
  const user = await server.addUser();
  await signIn(user);
  await visit('/account/pantry');
  await page.getByRole('button', { name: 'Remove: salt' }).click();
  await expect(page.getByRole('button', { name: 'Remove: salt' })).toHaveCount(0);
  await page.getByLabel('Add a food').fill('butter');
  await page.getByRole('listbox').getByRole('option').first().click();
  await expect(page.getByRole('list', { name: 'Always at home' })).toContainText('butter');
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('list', { name: 'Always at home' })).toContainText('butter');
  await expect(page.getByRole('button', { name: 'Remove: salt' })).toHaveCount(0);
});
