import { expect } from '@playwright/test';
import sharp from 'sharp';
import { test } from '../support/e2e/browser-world.ts';
import { KitchenWork } from '../support/e2e/kitchen-work.ts';
import { password } from '../support/e2e/test-server.ts';

test('a typed name survives a reload until it is saved; no other user sees it', async ({ world }) => {
  const { page, server, signIn, visit } = world;
  await signIn(await server.addUser());
  await visit('/account/profile');
  const name = page.getByLabel('Full name');
  await name.fill('Ada King');
  await page.reload();
  await expect(name).toHaveValue('Ada King');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Your changes are saved.')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('anydish.drafts'))).not.toContain('King');
  await name.fill('Ada Byron');
  // Another tab signed in as another user.
  await signIn(await server.addUser());
  await page.reload();
  await expect(name).toHaveValue('Ada Lovelace');
});

test('a typed new address survives a reload, the password does not; both are removed with their user', async ({ world }) => {
  const { page, server, signIn, visit } = world;
  await signIn(await server.addUser());
  await visit('/account/email');
  const email = page.getByLabel('New email');
  await email.fill('ada.king@any');
  await page.getByLabel('Current password').fill(password);
  await page.reload();
  await expect(email).toHaveValue('ada.king@any');
  await expect(page.getByLabel('Current password')).toHaveValue('');
  const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(await kept()).not.toContain(password);

  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Make Any Dish!');
  expect(await kept()).not.toContain('ada.king');
});

test('the address typed at the sign-in prefills sign-up and reset, also after a reload', async ({ world }) => {
  const { page, visit } = world;
  await visit('/login');
  await page.getByLabel('Email').fill('ada@anydish.example');
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create an account');
  await expect(page.getByLabel('Email')).toHaveValue('ada@anydish.example');
  await visit('/reset-password');
  await expect(page.getByLabel('Email')).toHaveValue('ada@anydish.example');
});

test('two kitchens have separate drafts; the draft of a closed tab is offered with its photo, not applied', async ({ world }) => {
  const { page, server, visit } = world;
  const work = await KitchenWork.begin(world);
  await visit(work.path);
  const field = page.getByLabel('Describe a dish');
  await field.fill('leek soup');
  const other = await page.context().newPage();
  await other.goto(server.origin + work.path);
  await expect(other.getByLabel('Describe a dish')).toHaveValue('');
  await expect(other.getByRole('button', { name: 'Continue' })).toHaveCount(0);
  await other.getByLabel('Describe a dish').fill('miso ramen');
  const buffer = await sharp({ create: { width: 32, height: 32, channels: 3, background: '#c0632b' } })
    .jpeg()
    .toBuffer();
  await other.getByLabel('Add a photo').setInputFiles({ name: 'soup.jpg', mimeType: 'image/jpeg', buffer });
  await expect(other.getByRole('button', { name: 'Remove the photo' })).toBeVisible();

  // A recipe made in this tab leaves the other tab's draft.
  await work.orderInPage();
  await work.finish();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toast');
  await other.reload();
  await expect(other.getByLabel('Describe a dish')).toHaveValue('miso ramen');

  await other.close();
  await visit(work.path);
  await expect(field).toHaveValue('');
  await expect(page.getByText(/^You have a draft from/)).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(field).toHaveValue('miso ramen');
  await expect(field).toBeFocused();
  await expect(page.getByRole('button', { name: 'Remove the photo' })).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue('miso ramen');
  await expect(page.getByText(/^You have a draft from/)).toHaveCount(0);
});

test('a discarded draft of a closed tab is deleted', async ({ world }) => {
  const { page, server, visit } = world;
  const work = await KitchenWork.begin(world);
  const other = await page.context().newPage();
  await other.goto(server.origin + work.path);
  await other.getByLabel('Describe a dish').fill('leek soup');
  await other.close();
  await visit(work.path);
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await expect(page.getByText(/^You have a draft from/)).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('Describe a dish')).toHaveValue('');
  await expect(page.getByText(/^You have a draft from/)).toHaveCount(0);
});

test('a duplicated tab has its own draft', async ({ world }) => {
  const { page, visit } = world;
  const work = await KitchenWork.begin(world);
  await visit(work.path);
  await page.getByLabel('Describe a dish').fill('leek soup');
  // A tab opened by a page starts with a copy of its session storage, like a duplicate.
  const [copy] = await Promise.all([page.waitForEvent('popup'), page.evaluate(() => void window.open(location.href))]);
  await expect(copy.getByLabel('Describe a dish')).toHaveValue('');
  await copy.getByLabel('Describe a dish').fill('miso ramen');
  await page.reload();
  await expect(page.getByLabel('Describe a dish')).toHaveValue('leek soup');
});
