import { expect } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible, expectNoSidewaysScroll } from '../support/e2e/page.ts';
import { test } from '../support/e2e/product-world.ts';

test('a recipe is cooked, rated and logged with a photo, at the end of cook mode and on its page', async ({ page, newAccount }) => {
  const { kitchen } = await newAccount(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(kitchen);
  await page.getByLabel('Describe a dish').fill('tomato soup');
  await page.getByRole('button', { name: 'Make a recipe' }).click();
  await expect(page.getByRole('link', { name: 'Start cooking' })).toBeVisible();
  // Nobody is asked before the dish is cooked.
  await expect(page.getByRole('heading', { name: 'Change this recipe' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'How was it?' })).toBeHidden();
  await page.getByRole('link', { name: 'Start cooking' }).click();
  const next = page.getByRole('button', { name: 'Next step' });
  const panel = page.getByRole('region', { name: 'How was it?' });
  const finish = async () => {
    const last = page.getByRole('button', { name: 'Finish' });
    await expect(next.or(last)).toBeVisible();
    while (!(await last.isVisible())) await next.click();
    await last.click();
  };
  await finish();

  await panel.getByRole('button', { name: 'Thumbs up' }).click();
  await panel.getByRole('button', { name: 'I cooked this' }).click();
  await expect(panel.getByLabel('Day')).toBeFocused();
  await panel.getByLabel('How was it? (optional)').fill('Less salt next time');
  const buffer = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#b42' } })
    .jpeg()
    .toBuffer();
  await panel.getByLabel('Add a photo').setInputFiles({ name: 'soup.jpg', mimeType: 'image/jpeg', buffer });
  await expect(panel.getByRole('img', { name: 'The chosen photo' })).toBeVisible();
  await expectAccessible(page);
  // The form survives a reload.
  await page.reload();
  await finish();
  await panel.getByRole('button', { name: 'I cooked this' }).click();
  await expect(panel.getByLabel('How was it? (optional)')).toHaveValue('Less salt next time');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText(/Cooked once, last on/)).toBeVisible();
  await expect(panel.getByRole('button', { name: 'I cooked this' })).toBeFocused();

  await page.getByRole('link', { name: 'Whole recipe' }).click();
  await expect(panel.getByText('Less salt next time')).toBeVisible();
  await expect(panel.getByRole('img', { name: /The dish on/ })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Thumbs up' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByText('Report a problem').click();
  await page.getByRole('radio', { name: 'Wrong allergens' }).check();
  await page.getByLabel('What is wrong with it?').fill('There is celery in it.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Thank you. Your message has arrived.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await panel.getByRole('button', { name: /^Remove:/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(panel.getByText('Less salt next time')).toBeHidden();
});
