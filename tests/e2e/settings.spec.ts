import { expect, type Page } from '@playwright/test';
import { Mailbox } from '../support/e2e/mailbox.ts';
import { expectAccessible, expectNoSidewaysScroll, signUp, test } from '../support/e2e/page.ts';
import { Product } from '../support/e2e/product.ts';

let mailbox: Mailbox;
let product: Product;

test.beforeAll(async () => {
  mailbox = await Mailbox.open();
  product = await Product.start({ SMTP_URL: mailbox.url });
});
test.afterAll(async () => {
  await product.dispose();
  await mailbox.close();
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const name = (page: Page) => page.getByLabel('Full name');

test('from the account menu to the settings, where the name is changed', async ({ page }) => {
  await signUp(page, mailbox, product.origin);
  await page.getByRole('button', { name: 'Account of Ada Lovelace' }).click();
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveTitle('Settings · AnyDish');
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveURL(`${product.origin}/account/profile`);
  await expect(page).toHaveTitle(/Profile/);
  await expect(name(page)).toHaveValue('Ada Lovelace');
  // WCAG 2.4.3: the page itself has the focus.
  await expect(page.locator('#main')).toBeFocused();

  await name(page).fill('');
  await page.keyboard.press('Enter');
  await expect(name(page)).toHaveAccessibleDescription('Full name is required');
  await name(page).fill('  Ada  Byron King ');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your changes are saved.')).toBeVisible();
  await expect(name(page)).toHaveValue('Ada Byron King');
  await expect(name(page)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Account of Ada Byron King' })).toBeVisible();
  await page.reload();
  await expect(name(page)).toHaveValue('Ada Byron King');
  expect(product.log).not.toContain('Byron');
});

test('from the recipes to the settings and back, by keyboard', async ({ page }) => {
  await signUp(page, mailbox, product.origin);
  await page.getByRole('link', { name: 'My recipes' }).press('Enter');
  await expect(heading(page, 'My recipes')).toBeVisible();
  await page.locator('main').getByRole('link', { name: 'Settings' }).press('Enter');
  await expect(heading(page, 'Settings')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'My recipes')).toBeVisible();
});

test('a visitor is asked to sign in, and comes back', async ({ page }) => {
  await page.goto(`${product.origin}/account/profile`);
  await page.getByRole('link', { name: 'Sign In' }).click();
  await page.getByLabel('Email').fill('cook@anydish.example');
  await page.getByLabel('Password', { exact: true }).fill('make-any-dish');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${product.origin}/account/profile`);
  await expect(name(page)).toBeVisible();
});

/** The addresses of all settings, as their list has them. */
async function settings(page: Page): Promise<string[]> {
  await page.goto(`${product.origin}/account/settings`);
  const links = page.getByRole('navigation', { name: 'Settings' }).getByRole('link');
  await expect(links.first()).toBeVisible();
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
}

/** Every page of the settings, as axe and the edges of the screen see it. */
async function expectFitting(page: Page, width: number, dir: string): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.addInitScript((value) => addEventListener('DOMContentLoaded', () => (document.documentElement.dir = value)), dir);
  await signUp(page, mailbox, product.origin, 'Ada With-A-Very-Long-And-Unbroken-Surname-Of-Many-Letters');
  for (const path of await settings(page)) {
    await page.goto(product.origin + path);
    await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
}

// every-page.spec.ts looks at them in more widths and languages; here the name is long.
for (const [width, dir] of [
  [1280, 'ltr'],
  [390, 'rtl'],
] as const) {
  test(`every page of the settings is accessible and fits at ${width} px, ${dir}`, ({ page }) => expectFitting(page, width, dir));
}

test('a message to the people behind the product: it survives a reload, and what does not go is said', async ({ page }) => {
  await signUp(page, mailbox, product.origin);
  await page.getByRole('link', { name: 'My recipes' }).first().click();
  await page.getByRole('button', { name: 'Account of Ada Lovelace' }).click();
  await page.getByRole('link', { name: 'Tell us' }).click();
  await expect(page).toHaveURL(`${product.origin}/account/tell-us`);
  await expect(page.getByRole('link', { name: 'Tell us' })).toBeHidden();
  await expect(page.getByRole('checkbox', { name: /^The page I came from: .*\/account/ })).toBeChecked();
  const message = page.getByLabel('Your message');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(message).toHaveAccessibleDescription('Please write something');
  await expect(message).toBeFocused();
  await page.keyboard.type('More soups, please.');
  await page.reload();
  await expect(message).toHaveValue('More soups, please.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Thank you. Your message has arrived.')).toBeVisible();
  await expect(message).toHaveValue('');
});
