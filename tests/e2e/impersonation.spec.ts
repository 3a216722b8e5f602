import { expect, type Page } from '@playwright/test';
import { test, type World } from '../support/e2e/browser-world.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/e2e/page.ts';
import { pressLoginAs } from '../support/e2e/second-steps.ts';
import { choosePhotoInKitchen, enlargePhoto } from '../support/e2e/photo-in-kitchen.ts';

const flags = { hasConsoleAccess: true, canLoginAsUser: true };

/** A staff member who impersonates a cook through the page. */
async function loginAs({ page, server, signIn, visit }: World) {
  const [staff, cook] = [await server.addUser({ staff: flags }), await server.addUser()];
  await signIn(staff);
  await visit(`/console/users/${cook.guid}/login`);
  await expect(page.getByText(cook.email)).toBeVisible();
  await page.getByLabel('Reason').fill('A lost recipe');
  await pressLoginAs(page);
  await expect(page.getByText(`logged in as ${cook.email}`)).toBeVisible();
  return { staff, cook };
}

const banner = (page: Page) => page.getByRole('complementary', { name: 'Logged in as another user' });
const wayBack = (page: Page) => banner(page).getByRole('link', { name: /^switch back to / });

/** WCAG 2.4.11: the banner never covers the focused element, however often Tab is pressed. */
async function expectFocusClearOfBanner(page: Page): Promise<void> {
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    const isCovered = await page.evaluate(() => {
      const [focused, over] = [document.activeElement, document.querySelector('aside')];
      if (focused === null || over === null || focused === document.body || over.contains(focused)) return false;
      const [a, b] = [focused.getBoundingClientRect(), over.getBoundingClientRect()];
      return a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom;
    });
    expect(isCovered).toBe(false);
  }
}

test('staff impersonate a user, see the banner on every page, and switch back', async ({ world }) => {
  const { page, server, visit } = world;
  const { staff, cook } = await loginAs(world);
  await expect(page).toHaveURL(/\/account$/);
  await expect(wayBack(page)).toHaveText(`switch back to ${staff.email}`);
  await expect(wayBack(page)).toHaveAttribute('href', `/console/users/${cook.guid}/logout`);
  expect(await banner(page).evaluate((element) => getComputedStyle(element).zIndex)).toBe('10000');
  for (const path of ['/', '/privacy', '/login', '/nowhere', `/ai/${cook.companyUri}/new`]) {
    await visit(path);
    await expect(banner(page)).toBeVisible();
  }
  await expectAccessible(page);

  await wayBack(page).click();
  await expect(page).toHaveURL(/\/account$/);
  await expect(banner(page)).toBeHidden();
  await page.getByRole('button', { name: /Account of/ }).click();
  await expect(page.getByText(staff.email)).toBeVisible();
  const rows = await server.db.selectFrom('audit_log').select('action').where('subject_guid', '=', cook.guid).orderBy('guid').execute();
  // Page views in between are audited, too.
  const frame = rows.map(({ action }) => action).filter((action) => /^impersonation\.(?:began|ended)$/.test(action));
  expect(frame).toEqual(['impersonation.began', 'impersonation.ended']);
});

test('the banner stays when a page is for the owner alone or has failed, and is above a box, where it switches back', async ({ world }) => {
  const { page, goInPage, expectNoise } = world;
  await loginAs(world);
  for (const path of ['/account/sessions', '/account/data', '/account/deletion']) {
    await goInPage(path);
    await expect(page.getByRole('heading', { name: 'For the account owner only' })).toBeVisible();
  }
  await expectAccessible(page);
  // Background requests may be pending.
  expectNoise(/dynamically imported module/);
  await page.route(/webapp\./, (route) => route.abort());
  await goInPage('/terms');
  await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible();
  await expect(wayBack(page)).toBeVisible();
  await page.unrouteAll();
  await goInPage('/account');
  await choosePhotoInKitchen(page);
  await enlargePhoto(world);
  await expect(page.getByRole('dialog')).toBeVisible();
  await wayBack(page).click();
  await expect(banner(page)).toBeHidden();
});

test('the banner never covers the focused element, on a desktop and a phone, in both directions', async ({ world }) => {
  const { page, server, visit } = world;
  const { cook } = await loginAs(world);
  await server.addRecipes(cook, 12);
  for (const size of [
    { width: 1280, height: 720 },
    { width: 390, height: 700 },
  ]) {
    await page.setViewportSize(size);
    await visit('/account');
    await expect(page.getByRole('heading', { name: 'Toast' }).first()).toBeVisible();
    await expectFocusClearOfBanner(page);
    await expectNoSidewaysScroll(page);
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    await expectFocusClearOfBanner(page);
    const box = await banner(page).boundingBox();
    expect(box?.x).toBeLessThan(40);
    await expectNoSidewaysScroll(page);
    await page.screenshot({ path: `test-results/impersonation-${size.width}.png` });
  }
});

test('other tabs follow the impersonation and its end', async ({ world }) => {
  const { page, signIn, server, visit } = world;
  const staff = await server.addUser({ staff: flags });
  await signIn(staff);
  const other = await page.context().newPage();
  await other.goto(`${server.origin}/account`);
  await expect(other.getByRole('button', { name: /Account of/ })).toBeVisible();
  const cook = await server.addUser();
  await server.addRecipes(cook, 1);
  await visit(`/console/users/${cook.guid}/login`);
  await page.getByLabel('Reason').fill('A lost recipe');
  await pressLoginAs(page);
  await expect(banner(other)).toBeVisible();
  // It shows the user's data, not the staff member's.
  await expect(other.getByRole('heading', { name: 'Toast' })).toBeVisible();
  await wayBack(page).click();
  await expect(banner(other)).toBeHidden();
  await expect(other.getByRole('heading', { name: 'Toast' })).toBeHidden();
  // A sign-out is noticed as well.
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(other).toHaveURL(/\/login$/);
});

test('the address of the switch back explains itself when typed', async ({ world }) => {
  const { page, server, visit } = world;
  const { cook, staff } = await loginAs(world);
  await visit(`/console/users/${cook.guid}/logout`);
  await expect(page.getByRole('heading', { name: 'You have not switched back yet' })).toBeVisible();
  await expectAccessible(page);
  await wayBack(page).click();
  await expect(page).toHaveURL(/\/account$/);
  await visit(`/console/users/${cook.guid}/logout`);
  await expect(page.getByRole('heading', { name: 'You are not in another user’s account' })).toBeVisible();
  await expect(page.getByText(staff.email)).toBeVisible();
  await server.db.deleteFrom('sessions').where('user_guid', '=', staff.guid).execute();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
});

test('the switch back works after the hour has expired', async ({ world }) => {
  const { page, skip, goInPage, expectNoise } = world;
  const { staff } = await loginAs(world);
  // A call that is on its way while the clocks skip takes too long.
  expectNoise(/^The session could not be loaded/);
  await skip(60 * 60_000, 'both');
  // Its call is refused, so the app looks the session up.
  await goInPage('/account/diet');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  await expect(banner(page)).toContainText('this login has expired');
  await expectAccessible(page);
  await wayBack(page).click();
  await page.getByRole('button', { name: /Account of/ }).click();
  await expect(page.getByText(staff.email)).toBeVisible();
});

test('a refusal is shown in the form, and the reason is kept', async ({ world: { page, server, signIn, visit, expectNoise } }) => {
  const [staff, boss] = [await server.addUser({ staff: flags }), await server.addUser({ staff: { ...flags, canManageAdmins: true } })];
  await signIn(staff);
  await visit(`/console/users/${boss.guid}/login`);
  await page.getByLabel('Reason').fill('no');
  await page.getByRole('button', { name: 'Log in as this user' }).click();
  await expect(page.getByText('Please use at least 3 characters')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Reason').fill('A lost recipe');
  expectNoise(/Failed to load resource/);
  await pressLoginAs(page);
  await expect(page.getByText(/^You may not log in as this user/)).toBeVisible();
  await expect(page.getByLabel('Reason')).toHaveValue('A lost recipe');
  await expect(page.getByLabel('Reason')).toBeFocused();
  await page.screenshot({ path: 'test-results/impersonation-form.png' });
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.screenshot({ path: 'test-results/impersonation-form-390.png' });
});
