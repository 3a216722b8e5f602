import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, signUp } from '../support/e2e/page.ts';
import { test } from '../support/e2e/product-world.ts';

test('a new user signs up, describes a dish, gets a recipe, and finds it after a restart', async ({
  page,
  product,
  mailbox,
  quietErrors,
}) => {
  // The page requests kitchen news while the server restarts.
  quietErrors.push(/ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Make Any Dish!' })).toBeVisible();
  await page.getByRole('link', { name: 'Create account' }).first().click();

  await expect(page).toHaveTitle(/Create an account/);
  const email = await signUp(page, mailbox);
  await expect(page).toHaveURL(/\/ai\/[^/]+\/new$/);
  await expectAccessible(page);

  await page.getByLabel('Describe a dish').fill('spagetti carbonara');
  await page.getByRole('button', { name: 'Make a recipe' }).click();
  await expect(page).toHaveURL(/\/ai\/[^/]+\/recipes\/[^/]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('carbonara');
  await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Steps' })).toBeVisible();
  await expect(page.getByText('Cooked by')).toBeVisible();
  await expectAccessible(page);
  const title = await page.getByRole('heading', { level: 1 }).innerText();

  await product.kill('SIGTERM');
  await product.run();
  await page.goto('/account');
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(product.log).not.toContain(email);
});

test('after a reload the code is asked for again; a wrong one stays at the code', async ({ page, quietErrors, mailbox }) => {
  quietErrors.push(/422/);
  const email = 'reload@anydish.example';
  await page.goto('/sign-up');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible();
  await expect(page.getByText(/00:[0-5]\d/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();

  const code = await mailbox.code(email);
  const wrong = code === '000000' ? '111111' : '000000';
  await page.getByRole('textbox').fill(wrong);
  await expect(page.getByRole('textbox')).toHaveAccessibleDescription(/code/i);
  await expect(page.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible();
  await page.getByRole('textbox').fill(code);
  await expect(page.getByRole('heading', { name: 'Finish signing up' })).toBeVisible();
});

test('signs in and out with the demo account, by keyboard alone', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').focus();
  await page.keyboard.type('cook@anydish.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type('make-any-dish');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByText('My recipes').first()).toBeVisible();
});

test('a wrong password is reported in the form, and the input stays', async ({ page, quietErrors }) => {
  // Chromium logs each answer outside 2xx.
  quietErrors.push(/401/);
  await page.goto('/login');
  await page.getByLabel('Email').fill('cook@anydish.example');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toContainText('Wrong email or password.');
  await expect(page.getByLabel('Email')).toHaveValue('cook@anydish.example');
});

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('make-any-dish');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'My recipes' })).toBeVisible();
}

test('the kitchen asks when it is unsure', async ({ page }) => {
  await signIn(page, 'cook@anydish.example');
  // WCAG 2.4.3: the new page has the focus, not the old form's place.
  await expect(page.locator('#main')).toBeFocused();
  await page.getByRole('link', { name: 'New recipe' }).click();
  await expect(page.getByLabel('Describe a dish')).toBeVisible();
  await page.getByLabel('Describe a dish').fill('something with chicken');
  await page.getByRole('button', { name: 'Make a recipe' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Which of these do you mean?' })).toBeVisible();
  await expect(page.getByLabel('Describe a dish')).toHaveValue('something with chicken');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page
    .getByRole('button', { name: /chicken/i })
    .first()
    .press('Enter');
  await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeVisible();
});

test('a file that is not a photo is refused beside its field', async ({ page }) => {
  await signIn(page, 'staff@anydish.example');
  await page.getByRole('link', { name: 'New recipe' }).click();
  await page.getByLabel('Describe a dish').fill('lasagne');
  const files = [
    { name: 'note.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('this is a text') },
    { name: 'empty.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) },
  ];
  for (const file of files) {
    await page.getByLabel('Add a photo').setInputFiles(file);
    await expect(page.locator('[data-photo]')).toContainText(/as a photo|empty/i);
    await expect(page.getByLabel('Describe a dish')).toHaveValue('lasagne');
    await page.getByRole('button', { name: 'Remove the photo' }).click();
    await expect(page.locator('[data-photo]')).toHaveCount(0);
  }
});
