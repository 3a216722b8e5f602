import { expect } from '@playwright/test';
import { test } from '../support/e2e/browser-world.ts';
import { expectAccessible } from '../support/e2e/page.ts';

test('staff find their way, a person and a row without a mouse', async ({ world: { page, server, signIn, visit } }) => {
  const name = `keys-${Date.now()}`;
  const people = await Promise.all([1, 2, 3].map((number) => server.addUser({ email: `${name}-${number}@anydish.example` })));
  await signIn(await server.addUser({ staff: { hasConsoleAccess: true, hasUsersAccess: true } }));
  const { keyboard } = page;
  const heading = page.getByRole('heading', { level: 1 });
  const openPalette = async () => {
    await keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Find people, recipes and areas' })).toBeFocused();
  };
  await visit('/console');
  await expect(heading).toHaveText('Overview');

  // Anywhere: a person by the address, an area by its name.
  await openPalette();
  await keyboard.type(`${name}-2`);
  const option = page.getByRole('option', { name: `${name}-2@anydish.example` });
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

  // In a list: the keys themselves, what is searched for, the rows, and one of them.
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
  await expect(heading).toHaveText(`${name}-2@anydish.example`);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`q=${name}`));
  await expect(page.getByRole('row')).toHaveCount(4);
});
