import { expect, type Page } from '@playwright/test';
import { test } from '../support/e2e/browser-world.ts';
import { KitchenWork } from '../support/e2e/kitchen-work.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/e2e/page.ts';
import { titled } from '../support/server/scripted-cook.ts';

const jobs = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a job started on one device is shown on another, with a notice when it ends, and stays when it fails', async ({ world, browser }) => {
  const { page, server } = world;
  const work = await KitchenWork.begin(world);
  await world.visit(work.path);
  await page.getByLabel('Describe a dish').fill('buttered toast');
  await work.orderInPage();
  work.say(titled('Buttered toast'));

  const other = await browser.newContext({ storageState: await page.context().storageState(), viewport: { width: 390, height: 760 } });
  try {
    const phone = await other.newPage();
    await phone.goto(`${server.origin}/account`);
    await jobs(phone, '1 is cooking').click();
    await expect(phone.getByRole('link', { name: 'Buttered toast' })).toBeVisible();
    await expectAccessible(phone);
    await expectNoSidewaysScroll(phone);
    await phone.getByRole('link', { name: 'Buttered toast' }).click();
    await expect(phone.getByRole('heading', { level: 1, name: 'Your recipe is on its way' })).toBeVisible();
    await expect(phone.getByRole('heading', { level: 2, name: 'Buttered toast' })).toBeVisible();
    await phone.goBack();

    await work.finish();
    await expect(phone.getByText('Ready: Toast')).toBeVisible();
    // The page that watched it now shows the recipe: the end was seen, so no tab reports it.
    await expect(page.getByRole('heading', { level: 1, name: 'Toast' })).toBeVisible();
    await phone.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(phone.getByRole('heading', { level: 1, name: 'Toast' })).toBeVisible();

    await world.visit(work.path);
    await page.getByLabel('Describe a dish').fill('a cake');
    await work.orderInPage();
    work.say(titled('Half a cake'));
    await world.visit('/account');
    await jobs(page, '1 is cooking').waitFor();
    work.say({ type: 'failed', statusCode: 11, message: 'The oven is cold.', retryAfter: null });
    await jobs(page, '1 update').click();
    await page.getByRole('link', { name: 'Half a cake' }).click();
    await expect(page.getByText('The recipe so far:')).toBeVisible();
    await expect(page.getByLabel('Describe a dish')).toHaveValue('a cake');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  } finally {
    await other.close();
  }
});
