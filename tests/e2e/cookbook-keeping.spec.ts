import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { test } from '../support/e2e/browser-world.ts';
import { countKept } from '../support/e2e/kept-recipes.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/e2e/page.ts';

const tiles = (page: Page) => page.getByRole('article');
const toast = (page: Page) => page.getByRole('region', { name: 'Notifications, Alt+T' }).getByRole('status');
const box = (page: Page) => page.getByRole('dialog');
const phones = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];

async function fitsPhones(page: Page) {
  for (const size of phones) {
    await page.setViewportSize(size);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
}

async function chooseInMenu(page: Page, name: string, at = 0) {
  await page
    .getByRole('button', { name: /^More for: / })
    .nth(at)
    .click();
  await page.getByRole('menuitem', { name }).click();
}

test('collections are created from a tile and for several recipes, reordered, opened by address, renamed and deleted', async ({
  world,
}) => {
  const { page, server, signIn, visit } = world;
  const user = await server.addUser();
  await signIn(user);
  await server.addRecipes(user, 3);
  await visit('/account');

  // From a tile's menu: creates the first collection and adds the recipe to it.
  await chooseInMenu(page, 'Collections');
  const picker = page.getByRole('region', { name: 'Collections' });
  await expect(picker.getByText('You have no collections yet.', { exact: false })).toBeVisible();
  await picker.getByLabel('New collection').fill('  For   guests ');
  await picker.getByLabel('New collection').press('Enter');
  await expect(picker.getByRole('checkbox', { name: 'For guests' })).toBeChecked();
  await picker.getByLabel('New collection').fill('FOR GUESTS');
  await picker.getByRole('button', { name: 'Create collection' }).click();
  await expect(picker.getByText('You already have a collection with this name.')).toBeVisible();
  await fitsPhones(page);
  await picker.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: /^More for: / }).first()).toBeFocused();

  // For two recipes at once.
  await page.getByRole('button', { name: 'Manage' }).click();
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  for (const at of [1, 2]) await tiles(page).nth(at).getByRole('checkbox').click();
  const bar = page.getByRole('region', { name: 'Selected recipes' });
  await bar.getByRole('button', { name: 'Collections' }).click();
  const forSeveral = bar.getByRole('region', { name: 'Collections' });
  await forSeveral.getByLabel('New collection').fill('Quick');
  await forSeveral.getByRole('button', { name: 'Create collection' }).click();
  await expect(forSeveral.getByRole('checkbox', { name: 'Quick' })).toBeChecked();
  await expect(forSeveral.getByRole('checkbox', { name: 'For guests' })).not.toBeChecked();
  await forSeveral.getByRole('checkbox', { name: 'For guests' }).click();
  await expect(forSeveral.getByRole('checkbox', { name: 'For guests' })).toBeChecked();
  await fitsPhones(page);
  await bar.getByRole('button', { name: 'Done' }).click();

  // One collection, by its address.
  const group = page.getByRole('group', { name: 'Collections' });
  await group.getByRole('button', { name: 'Quick' }).click();
  await expect(tiles(page)).toHaveCount(2);
  await expect(page).toHaveURL(/\/account\?collection=[\da-f-]{36}$/);
  await page.reload();
  await expect(group.getByRole('button', { name: 'Quick' })).toHaveAttribute('aria-pressed', 'true');
  await expect(tiles(page)).toHaveCount(2);

  // By keyboard: reorder, rename, delete.
  await page.getByRole('button', { name: 'Manage' }).press('Enter');
  await page.getByRole('button', { name: 'Edit collections' }).press('Enter');
  const editor = page.getByRole('region', { name: 'Edit collections' });
  const names = editor.getByRole('listitem');
  await expect(names).toHaveText(['For guests', 'Quick']);
  await editor.getByRole('button', { name: 'Move up: Quick' }).press('Enter');
  await expect(names).toHaveText(['Quick', 'For guests']);
  await expect(editor.getByRole('button', { name: 'Move up: Quick' })).toBeFocused();
  await editor.getByRole('button', { name: 'Rename: For guests' }).press('Enter');
  await expect(editor.getByLabel('Name of the collection')).toBeFocused();
  await page.keyboard.type('Friends');
  await page.keyboard.press('Enter');
  await expect(names).toHaveText(['Quick', 'Friends']);
  await fitsPhones(page);
  await editor.getByRole('button', { name: 'Delete: Quick' }).click();
  await expect(box(page).getByText('Your recipes stay in your cookbook.')).toBeVisible();
  await box(page).getByRole('button', { name: 'Delete collection' }).click();
  await expect(names).toHaveText(['Friends']);
  // Deleted recipes leave the list.
  await expect(tiles(page)).toHaveCount(3);
  await expect(page).toHaveURL(/\/account$/);

  // From the recipe page, which links to its collections.
  await tiles(page).first().getByRole('link').click();
  await page.getByRole('link', { name: 'Friends' }).click();
  await expect(tiles(page)).toHaveCount(3);
  await page.context().addCookies([{ name: 'language', value: 'ar', url: server.origin }]);
  await page.reload();
  await expect(page.getByRole('group', { name: 'المجموعات' })).toBeVisible();
  await fitsPhones(page);
});

test('a recipe gets its owner’s photo, which is undone, and is kept offline with it on another device', async ({ world, browser }) => {
  const { page, server, signIn, visit } = world;
  const user = await server.addUser();
  await signIn(user);
  const [guid] = await server.addRecipes(user, 1);
  const path = `/ai/${user.companyUri}/recipes/${guid}`;
  await visit(path);
  await chooseInMenu(page, 'Add a photo');
  const panel = page.getByRole('region', { name: 'Photo of this recipe' });
  const picture = (colour: string) =>
    sharp({ create: { width: 60, height: 40, channels: 3, background: colour } })
      .jpeg()
      .toBuffer();
  await panel
    .getByLabel('Add a photo')
    .setInputFiles({ name: 'toast.txt', mimeType: 'text/plain', buffer: Buffer.from('no photo at all') });
  await expect(panel.getByText('We cannot read this file as a photo.', { exact: false })).toBeVisible();
  await fitsPhones(page);
  await panel.getByLabel('Add a photo').setInputFiles({ name: 'toast.jpg', mimeType: 'image/jpeg', buffer: await picture('#c0632b') });
  const photo = page.getByRole('img', { name: 'Your photo of the dish' });
  await expect(photo).toBeVisible();
  await expect(panel).toBeHidden();
  const first = await photo.getAttribute('src');
  await chooseInMenu(page, 'Change the photo');
  await panel.getByRole('button', { name: 'Remove the photo' }).click();
  await expect(photo).toBeHidden();
  await toast(page).getByRole('button', { name: 'Undo' }).last().click();
  await expect(photo).toHaveAttribute('src', first ?? '');
  await page.emulateMedia({ media: 'print' });
  await expect(photo).toBeVisible();
  await page.emulateMedia({ media: null });

  await chooseInMenu(page, 'Keep offline');
  await expect(page.getByText('Kept offline on this device.')).toBeVisible();
  await fitsPhones(page);
  await page.getByRole('link', { name: 'All saved recipes' }).click();
  const kept = page.getByRole('region', { name: 'Kept offline' });
  await expect(kept.getByText(/^1 recipe, .* on this device\.$/)).toBeVisible();
  await fitsPhones(page);

  // Another device of the account stores it automatically.
  const other = await browser.newContext();
  try {
    const device = await other.newPage();
    await other.addCookies([{ name: 'session', value: user.token, url: server.origin, httpOnly: true, sameSite: 'Lax' }]);
    await device.goto(`${server.origin}/account`);
    await expect.poll(() => countKept(device)).toBe(1);
    await device.goto(`${server.origin}/saved-recipes`);
    await expect(device.getByRole('region', { name: 'Kept offline' }).getByRole('button', { name: 'Toast' })).toBeVisible();
    await expect(device.locator('article img')).toHaveAttribute('src', /^blob:/);
    // After sign-out no copy stays.
    await device.goto(`${server.origin}/account`);
    await device.getByRole('button', { name: /Account of/ }).click();
    await device.getByRole('button', { name: 'Sign out' }).click();
    await expect.poll(() => countKept(device)).toBe(0);
  } finally {
    await other.close();
  }
});

test('the trash is emptied after a confirmation: one recipe, several, and all', async ({ world }) => {
  const { page, server, signIn, visit } = world;
  const user = await server.addUser();
  await signIn(user);
  const guids = await server.addRecipes(user, 6);
  await server.db.updateTable('recipes').set({ trashed_at: server.clock.now() }).where('guid', 'in', guids.slice(1)).execute();
  await visit('/account/trash');
  await expect(tiles(page)).toHaveCount(5);
  await page.getByRole('button', { name: 'Delete for good: Toast' }).first().click();
  await expect(box(page).getByText('This cannot be undone.', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await box(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(tiles(page)).toHaveCount(5);
  await page.getByRole('button', { name: 'Delete for good: Toast' }).first().click();
  await box(page).getByRole('button', { name: 'Delete for good' }).click();
  await expect(tiles(page)).toHaveCount(4);

  await page.getByRole('button', { name: 'Select', exact: true }).click();
  for (const at of [0, 1]) await tiles(page).nth(at).getByRole('checkbox').click();
  await fitsPhones(page);
  await page.getByRole('region', { name: 'Selected recipes' }).getByRole('button', { name: 'Delete for good' }).click();
  await expect(box(page).getByRole('heading', { name: 'Delete 2 recipes for good?' })).toBeVisible();
  await box(page).getByRole('button', { name: 'Delete for good' }).click();
  await expect(tiles(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Done' }).click();
  await fitsPhones(page);
  await page.getByRole('button', { name: 'Empty the trash' }).click();
  await box(page).getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByRole('heading', { name: 'The trash is empty' })).toBeVisible();
  expect(await server.db.selectFrom('recipes').select('guid').where('company_guid', '=', user.companyGuid).execute()).toEqual([
    { guid: guids[0] },
  ]);
});
