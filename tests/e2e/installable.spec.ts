import { expect } from '@playwright/test';
import { test } from '../support/e2e/browser-world.ts';

test('the browser finds everything it needs to install the product', async ({ world: { page, visit } }) => {
  await visit('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Make Any Dish!');
  const browser = await page.context().newCDPSession(page);
  const { url, data, errors } = await browser.send('Page.getAppManifest');
  expect(url).toMatch(/\/manifest\.webmanifest\?language=en$/);
  expect(JSON.parse(data ?? 'null')).toMatchObject({ name: 'AnyDish', lang: 'en' });
  expect(errors).toEqual([]);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // The only complaint: a test's window is private, and nothing can be installed there.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
});
