import { expect, type Page } from '@playwright/test';
import { dropSession, expectAccessible, expectNoSidewaysScroll } from '../support/e2e/page.ts';
import { test } from '../support/e2e/product-world.ts';
import { continueWith, personAt } from '../support/e2e/oauth.ts';

const alert = (page: Page) => page.getByRole('alert');
const newEmail = () => `guest-${crypto.randomUUID().slice(0, 8)}@anydish.example`;

test('a new user signs up by Google: a window of 500 by 800, the name, the kitchen; next time it is marked', async ({ page }) => {
  const email = newEmail();
  await page.goto('/sign-up');
  const popUp = await continueWith(page, 'Google');
  await expect(popUp.getByRole('heading', { level: 1 })).toHaveText('AnyDish demo identity provider');
  await expect(popUp.getByText('stands in for Google')).toBeVisible();
  expect(await popUp.evaluate(() => [innerWidth, innerHeight])).toEqual([500, 800]);
  await expectAccessible(popUp);
  await expectNoSidewaysScroll(popUp);
  await expect(page.getByText('Continue in the Google window.')).toBeVisible();

  await personAt(popUp, { name: 'Robin Fennel', email });
  await expect(page.getByRole('heading', { name: 'Finish signing up' })).toBeVisible();
  await expect(page).toHaveURL(/\/sign-up\/profile$/);
  expect(popUp.isClosed()).toBe(true);
  await expect(page.getByLabel('Full name')).toHaveValue('Robin Fennel');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/ai\/robin-kitchen-\w+\/new$/);

  await dropSession(page);
  await page.goto('/login');
  await expect(page.getByRole('button', { name: /Google/ })).toHaveText(/Last used/);
  const again = await continueWith(page, 'Google');
  await personAt(again, { name: 'Robin Fennel', email });
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByText('My recipes').first()).toBeVisible();
});

test('a new user signs up by Apple with a hidden address; the name is sent once, and the settings show the address', async ({ page }) => {
  const person = { name: 'Robin Fennel', email: newEmail() };
  await page.goto('/sign-up');
  const popUp = await continueWith(page, 'Apple');
  await expect(popUp.getByText('stands in for Apple')).toBeVisible();
  await expectAccessible(popUp);
  await personAt(popUp, { ...person, isHidden: true });
  await expect(page.getByRole('heading', { name: 'Finish signing up' })).toBeVisible();
  await expect.poll(() => popUp.isClosed()).toBe(true);
  await expect(page.getByLabel('Full name')).toHaveValue('Robin Fennel');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/ai\/robin-kitchen-\w+\/new$/);

  await dropSession(page);
  await page.goto('/login');
  await expect(page.getByRole('button', { name: /Apple/ })).toHaveText(/Last used/);
  await personAt(await continueWith(page, 'Apple'), person);
  await expect(page).toHaveURL(/\/account$/);
  await page.goto('/account/sign-ins');
  await expect(page.getByRole('main').getByText(/^\w+@privaterelay\.appleid\.com$/)).toBeVisible();
  await expect(page.getByText('Apple hides your own email address and forwards what is sent to this one.')).toBeVisible();
  await expect(page.getByText(person.email)).toBeHidden();
});

test('Facebook signs in to an account with a password when the address is verified; the owner is notified, and returns to the source page', async ({
  page,
  mailbox,
}) => {
  await page.goto('/account');
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  const popUp = await continueWith(page, 'Facebook');
  await expect(popUp.getByText('stands in for Facebook')).toBeVisible();
  expect(await popUp.evaluate(() => [innerWidth, innerHeight])).toEqual([600, 800]);
  await popUp.getByRole('button', { name: /Demo Cook/ }).click();
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByText('My recipes').first()).toBeVisible();
  await mailbox.about('cook@anydish.example', 'Facebook was connected to your AnyDish account');
});

test('with pop-ups blocked, the whole page goes to the provider and returns', async ({ page, quietErrors }) => {
  // The cookie is removed at the end, while the page may have requests pending.
  quietErrors.push(/status of 401/);
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/privacy');
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByText('Your browser did not let us open a window for Google.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue in this window' }).click();
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect(page).toHaveURL('/login');
  await expect(alert(page)).toHaveText('Signing in with Google was cancelled.');

  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: 'Continue in this window' }).click();
  await page.getByRole('button', { name: /Demo Cook/ }).click();
  await expect(page).toHaveURL('/account');
  await expect(page.getByText('My recipes').first()).toBeVisible();

  await dropSession(page);
  await page.goto('/login');
  await expect(page.getByRole('button', { name: /Google/ })).toHaveText(/Last used/);
});

test('closing the window early returns to the form with its input', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('cook@anydish.example');
  const popUp = await continueWith(page, 'Google');
  await popUp.close();
  await expect(page.getByText('The Google window was closed.')).toBeVisible();
  await expect(alert(page)).toHaveText('');
  await expect(page.getByLabel('Email')).toHaveValue('cook@anydish.example');
  await page.getByLabel('Password', { exact: true }).fill('make-any-dish');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/account$/);
});

test('one window at a time; cancelling closes it; a refusal of the provider is shown in the form', async ({ page }) => {
  await page.goto('/login');
  const first = await continueWith(page, 'Google');
  const second = await continueWith(page, 'Facebook');
  await expect.poll(() => first.isClosed()).toBe(true);
  await expect(page.getByText('Continue in the Facebook window.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => second.isClosed()).toBe(true);
  await expect(page.getByText('Continue in the Facebook window.')).toBeHidden();

  const popUp = await continueWith(page, 'Google');
  await popUp.getByRole('button', { name: 'Refuse' }).click();
  await expect(alert(page)).toHaveText('Signing in with Google was cancelled.');
  await page.getByLabel('Email').fill('a');
  await expect(alert(page)).toHaveText('');
});

test('two tabs sign in at once, each by its own window', async ({ page, context }) => {
  const other = await context.newPage();
  await page.goto('/login');
  await other.goto('/login');
  const popUp = await continueWith(page, 'Google');
  const otherPopUp = await continueWith(other, 'Google');
  await personAt(popUp, { name: 'Tabea One', email: newEmail() });
  await expect(page).toHaveURL(/\/sign-up\/profile$/);
  await expect(other).toHaveURL(/\/login$/);
  await personAt(otherPopUp, { name: 'Tabea Two', email: newEmail() });
  await expect(other).toHaveURL(/\/sign-up\/profile$/);
  await expect.poll(() => [popUp.isClosed(), otherPopUp.isClosed()]).toEqual([true, true]);
});
