import { expect } from '@playwright/test';
import { test } from '../support/e2e/browser-world.ts';
import { expectAccessible } from '../support/e2e/page.ts';
import { giveStep } from '../support/e2e/second-steps.ts';

test('staff navigate, find a person and open a row without a mouse', async ({ world: { page, server, signIn, visit } }) => {
  const name = `keys-${Date.now()}`;
  const people = await Promise.all([1, 2, 3].map((number) => server.addUser({ email: `${name}-${number}@anydish.example` })));
  await signIn(await server.addUser({ staff: { hasConsoleAccess: true, hasUsersAccess: true } }));
  const { keyboard } = page;
  const heading = page.getByRole('heading', { level: 1 });
  const openPalette = async () => {
    await keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Find people, recipes, areas and actions' })).toBeFocused();
  };
  await visit('/console');
  await expect(heading).toHaveText('Overview');

  // Anywhere: a person by address, an area by name.
  await openPalette();
  await keyboard.type(`${name}-2`);
  const option = page.getByRole('option', { name: `${name}-2@anydish.example Users` });
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/console/users/${people[1]?.guid}$`));
  await expect(heading).toHaveText(`${name}-2@anydish.example`);
  await openPalette();
  await keyboard.type('users');
  await expect(page.getByRole('option', { name: /^Users/ })).toHaveAttribute('aria-selected', 'true');
  await keyboard.press('Enter');
  await expect(heading).toHaveText('Users');

  // In a list: the shortcuts, the search, the rows, and one of them.
  await keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Next row, previous row');
  await expectAccessible(page);
  await keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await keyboard.press('/');
  await keyboard.type(name);
  await expect(page.getByRole('row')).toHaveCount(4);
  await expect(page.getByRole('region', { name: 'Users' })).not.toHaveAttribute('aria-busy', 'true');
  for (const key of ['Enter', 'x', 'j', 'j', 'X']) await keyboard.press(key);
  await expect(page.getByText('3 rows chosen')).toBeVisible();
  await keyboard.press('k');
  await keyboard.press('x');
  await expect(page.getByText('2 rows chosen')).toBeVisible();
  await keyboard.press('Enter');
  const record = page.getByRole('complementary', { name: 'Open record' });
  await expect(record.getByRole('heading', { level: 2, name: `${name}-2@anydish.example` })).toBeVisible();
  await page.goBack();
  await expect(record).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`q=${name}`));
  await expect(page.getByRole('row')).toHaveCount(4);
});

test('the palette finds and runs page actions by keyboard, and the message undoes them', async ({
  world: { page, server, signIn, visit },
}) => {
  const name = `acts-${Date.now()}`;
  const people = await Promise.all([1, 2].map((number) => server.addUser({ email: `${name}-${number}@anydish.example` })));
  const suspended = async () => {
    const guids = people.map(({ guid }) => guid);
    const rows = await server.db.selectFrom('users').select('suspended_at').where('guid', 'in', guids).execute();
    return rows.filter((row) => row.suspended_at !== null).length;
  };
  await signIn(await server.addUser({ staff: { hasConsoleAccess: true, hasUsersAccess: true } }));
  const { keyboard } = page;
  const choose = async (words: string, option: string | RegExp) => {
    await keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Find people, recipes, areas and actions' })).toBeFocused();
    await keyboard.type(words);
    await expect(page.getByRole('option', { name: option })).toHaveAttribute('aria-selected', 'true');
    await keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Find people, recipes, areas and actions' })).toBeHidden();
  };
  await visit(`/console/users?q=${name}`);
  await expect(page.getByRole('row')).toHaveCount(3);

  // Nothing is chosen: no row actions, and none that need another permission.
  await keyboard.press('Control+k');
  await expect(page.getByRole('option', { name: 'Search Action' })).toBeVisible();
  await expect(page.getByRole('option', { name: /^(Suspend|New category)/ })).toHaveCount(0);
  await expectAccessible(page);
  await keyboard.press('Escape');
  await choose('search', 'Search Action');
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();
  await choose('choose this', 'Choose this page Action');
  await expect(page.getByText('2 rows chosen')).toBeVisible();
  await choose('suspend', 'Suspend Action');
  const box = page.getByRole('dialog');
  await expect(box.getByText('2 rows')).toBeVisible();
  await page.getByLabel('Reason').focus();
  await keyboard.type('Sends spam');
  await box.getByRole('button', { name: 'Suspend' }).focus();
  await keyboard.press('Enter');
  await giveStep(page);
  await expect(page.getByText('2 rows done')).toBeVisible();
  expect(await suspended()).toBe(2);

  // The box is closed; undo is available in its message, by key and in the palette.
  await box.getByRole('button', { name: 'Close' }).last().focus();
  await keyboard.press('Enter');
  await expect(box).toBeHidden();
  const message = page.getByRole('status').filter({ hasText: 'Users: Suspend · 2 rows done' });
  await expect(message).toBeVisible();
  await expect(message.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expectAccessible(page);
  await keyboard.press('Alt+t');
  await message.getByRole('button', { name: 'Undo' }).focus();
  await keyboard.press('Enter');
  await expect(page.getByText('Users: Suspend (undo) · 2 rows done')).toBeVisible();
  expect(await suspended()).toBe(0);
});
