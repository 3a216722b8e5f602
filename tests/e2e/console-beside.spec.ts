import { expect } from '@playwright/test';
import { staffFlags } from '../../contract/console/areas.ts';
import { test } from '../support/e2e/browser-world.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/e2e/page.ts';

const everyFlag = Object.fromEntries(staffFlags.map((flag) => [flag, true]));

test('a record opens beside its list, at an address, and by keys; on a phone it is a page', async ({
  world: { page, server, signIn, visit },
}) => {
  const name = `beside-${Date.now()}`;
  const [ada, bob] = [`${name}-ada@anydish.example`, `${name}-bob@anydish.example`];
  for (const email of [ada, bob]) await server.addUser({ email });
  await signIn(await server.addUser({ staff: everyFlag }));
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(`/console/users?q=${name}&isStaff=no&sort=email`);
  const panel = page.getByRole('complementary', { name: 'Open record' });
  await page.getByRole('link', { name: ada }).click();
  await expect(panel.getByRole('heading', { name: ada })).toBeVisible();
  await expect(page.getByRole('link', { name: bob })).toBeVisible();
  await expect(page).toHaveURL(/\?q=.*&open=[0-9a-f-]{36}$/);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  // The next row by keys, and back to it.
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('link', { name: ada })).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('heading', { name: bob })).toBeVisible();
  await page.goBack();
  await expect(panel).toHaveCount(0);
  await page.goForward();
  await expect(panel.getByRole('heading', { name: bob })).toBeVisible();

  // An action works as on its page, and the list follows.
  await panel.getByRole('button', { name: 'Suspend' }).click();
  await page.getByLabel('Reason').fill('Sends unwanted mail');
  await page.reload();
  await expect(panel.getByRole('heading', { name: bob })).toBeVisible();

  await panel.getByRole('link', { name: 'Open as a page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: bob })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(`/console/users?q=${name}&isStaff=no`);
  await page.getByRole('link', { name: ada }).click();
  await expect(page.getByRole('heading', { level: 1, name: ada })).toBeVisible();
});
