import { expect, type Page } from '@playwright/test';
import { staffFlags } from '../../contract/console/areas.ts';
import { test } from '../support/e2e/browser-world.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/e2e/page.ts';

const everyFlag = Object.fromEntries(staffFlags.map((flag) => [flag, true]));

/** Where the first row is, and how high it is. */
async function firstRow(page: Page) {
  const box = await page.locator('[data-row]').first().boundingBox();
  return { top: Math.round(box?.y ?? 0), height: Math.round(box?.height ?? 0) };
}

test('a list begins in the upper third, its rows are low, and its head and first column stay while it scrolls', async ({
  world: { page, server, signIn, visit },
}) => {
  const name = `rows-${Date.now()}`;
  for (let count = 0; count < 30; count += 1) await server.addUser({ email: `${name}-${String(count).padStart(2, '0')}@anydish.example` });
  await signIn(await server.addUser({ staff: everyFlag }));
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(`/console/users?q=${name}&isStaff=no`);
  await expect(page.getByRole('row')).toHaveCount(31);
  const { top, height } = await firstRow(page);
  expect(top).toBeLessThanOrEqual(266);
  expect(height).toBeLessThanOrEqual(40);
  await expectNoSidewaysScroll(page);
  // All columns: they scroll, which a shade shows, below their head and beside the addresses.
  await visit(
    `/console/users?q=${name}&columns=email,name,createdAt,lastSeenAt,isVerified,isSuspended,isStaff,language,waysIn,recipes,deletesAt`,
  );
  await expect(page.getByRole('row')).toHaveCount(31);
  const frame = page.getByRole('region', { name: 'Users' });
  await expect(frame).toHaveAttribute('data-more');
  const head = page.getByRole('columnheader', { name: 'Email', exact: true });
  const before = await head.boundingBox();
  await frame.evaluate((element) => element.scrollTo(10_000, 10_000));
  await expect(frame).not.toHaveAttribute('data-more');
  await expect(page.getByRole('link', { name: `${name}-00@anydish.example` })).toBeInViewport();
  expect(await head.boundingBox()).toEqual(before);
  // Selected rows keep their place: the actions replace the line above.
  await page.getByRole('checkbox', { name: 'Choose this page' }).check();
  await expect(page.getByText('30 rows chosen')).toBeVisible();
  await expect.poll(async () => (await firstRow(page)).height).toBeLessThanOrEqual(40);
});

test('the navigation is one column in groups, without the header of the other pages; it collapses to icons and stays so', async ({
  world: { page, server, signIn, visit },
}) => {
  await signIn(await server.addUser({ staff: everyFlag }));
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit('/console/reports');
  const nav = page.getByRole('navigation', { name: 'Console' });
  for (const group of ['People', 'Kitchen', 'Site', 'System']) await expect(nav.getByRole('list', { name: group })).toBeVisible();
  await expect(nav.getByRole('link', { name: 'Reports' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCount(0);
  const wide = (await nav.boundingBox())?.width ?? 0;
  await nav.getByRole('button', { name: 'Collapse the navigation' }).click();
  await expect.poll(async () => (await nav.boundingBox())?.width).toBeLessThan(wide / 2);
  await expectAccessible(page);
  await page.reload();
  await expect(nav.getByRole('button', { name: 'Expand the navigation' })).toBeVisible();
  // Names are there for who does not see the icons.
  await nav.getByRole('link', { name: 'Users' }).click();
  await expect(page).toHaveURL(/\/console\/users$/);
  await nav.getByRole('button', { name: 'Expand the navigation' }).click();
  await nav.getByRole('link', { name: 'AnyDish' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('on a phone the navigation is a sheet, closed by a link, and there is no other bar', async ({
  world: { page, server, signIn, visit },
}) => {
  await signIn(await server.addUser({ staff: everyFlag }));
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('/console/users');
  const nav = page.getByRole('navigation', { name: 'Console' });
  await expect(page.locator('[data-row]').first()).toBeVisible();
  await expect(nav).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(nav.getByRole('link', { name: 'Audit log' })).toBeVisible();
  await expectAccessible(page);
  await nav.getByRole('link', { name: 'Categories' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Categories');
  await expect(nav).toBeHidden();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(nav).toBeHidden();
});

test('pages of the console in a dark scheme and in Arabic', async ({ world: { page, server, signIn, visit } }) => {
  const user = await server.addUser();
  await server.addRecipes(user, 1);
  await signIn(await server.addUser({ staff: everyFlag }));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of ['/console', `/console/users/${user.guid}`, '/console/audit'])
    await test.step(path, async () => {
      await visit(path);
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page.locator('[data-fetching]')).toHaveCount(0);
      await expectAccessible(page);
    });
  await page.context().addCookies([{ name: 'language', value: 'ar', url: server.origin }]);
  await visit('/console/users');
  const nav = page.getByRole('navigation').first();
  await expect(page.locator('[data-row]').first()).toBeVisible();
  expect((await nav.boundingBox())?.x).toBeGreaterThan(900);
  expect((await firstRow(page)).top).toBeLessThanOrEqual(266);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
