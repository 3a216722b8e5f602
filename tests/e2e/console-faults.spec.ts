import { expect } from '@playwright/test';
import { test } from '../support/e2e/browser-world.ts';
import { giveStep, pressLoginAs } from '../support/e2e/second-steps.ts';

/* What staff once stumbled over. */

const users = { hasConsoleAccess: true, hasUsersAccess: true };

test('the audit log finds who did something, and to whom, by the number of a ticket; activity shows the run by itself', async ({
  world: { page, server, signIn, visit },
}) => {
  const ticket = `T-${Date.now()}`;
  const user = await server.addUser({ email: `${ticket}@anydish.example` });
  const viewer = await server.addUser({ staff: { ...users, hasAdminsAccess: true } });
  await signIn(viewer);
  const activity = await page.context().newPage();
  await activity.goto(`${server.origin}/console/activity`);
  await expect(activity.getByRole('heading', { level: 1 })).toHaveText('Activity');
  const reports = activity.getByRole('button', { name: /^Report of/ });
  const before = await reports.count();
  await visit(`/console/users/${user.guid}`);
  // An active account has nothing to lift.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(user.email);
  await expect(page.getByText('Lift the suspension')).toHaveCount(0);
  await page.getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByText('Lift the suspension')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('suspend');
  await page
    .getByRole('option', { name: /^Suspend/ })
    .first()
    .click();
  await page.getByRole('dialog').getByLabel('Reason').fill(`Spam, see ${ticket}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click();
  await giveStep(page);
  await expect(page.getByText('1 row done')).toBeVisible();
  await expect(reports).toHaveCount(before + 1);
  await expect(activity.getByText('Running')).toHaveCount(0);

  await visit(`/console/audit?q=${ticket}`);
  const entry = page.getByRole('row').filter({ hasText: `Spam, see ${ticket}` });
  await expect(entry).toHaveCount(1);
  await expect(entry).toContainText(viewer.email);
  await expect(entry).toContainText(user.email);
});

test('letters typed right behind Ctrl+K are in the palette', async ({ world: { page, server, signIn, visit } }) => {
  await signIn(await server.addUser({ staff: users }));
  await visit('/console');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
  // Without a pause, while the code of the palette is still on its way.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('users');
  await expect(page.getByRole('combobox', { name: 'Find people, recipes, areas and actions' })).toHaveValue('users');
});

test('who comes back from the account of a user is at that user', async ({ world: { page, server, signIn, visit } }) => {
  const cook = await server.addUser();
  await signIn(await server.addUser({ staff: { ...users, canLoginAsUser: true } }));
  await visit(`/console/users/${cook.guid}/login`);
  await page.getByLabel('Reason').fill('A lost recipe');
  await pressLoginAs(page);
  await page.getByRole('link', { name: /^switch back to / }).click();
  await expect(page).toHaveURL(new RegExp(`/console/users/${cook.guid}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(cook.email);
});

// The east end of the world and its west end: one of them has another day than the server.
for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago'])
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });
    test('the overview counts the accounts of the reader’s day so far', async ({ world: { page, server, signIn, visit } }) => {
      await signIn(await server.addUser());
      await visit('/account');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await signIn(await server.addUser({ staff: users }));
      await visit('/console');
      const figure = page.getByRole('figure').filter({ has: page.getByRole('heading', { name: 'Active accounts' }) });
      await expect(figure).toContainText('today so far');
      const [latest = ''] = /^\d+/.exec((await figure.getByRole('paragraph').first().textContent()) ?? '') ?? [];
      expect(Number(latest)).toBeGreaterThanOrEqual(2);
    });
  });
