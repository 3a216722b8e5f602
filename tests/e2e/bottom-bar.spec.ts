import { expect } from '@playwright/test';
import { locales } from '../../contract/shell/locales.ts';
import { test } from '../support/e2e/browser-world.ts';
import { goOnline } from '../support/e2e/page.ts';

test('the bar of a phone has four whole words on one line in every language', async ({ world }) => {
  const { page, server, signIn, visit } = world;
  const user = await server.addUser();
  await signIn(user);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const locale of locales) {
    await visit(`/account?locale=${locale}`);
    const bar = page.getByRole('navigation').first();
    await expect(bar.locator('[aria-current=page]')).toBeVisible();
    const words = await bar.evaluate((nav) =>
      [...nav.querySelectorAll<HTMLElement>('span[hidden]')]
        .filter((word) => word.checkVisibility())
        .map((word) => {
          const range = document.createRange();
          range.selectNodeContents(word);
          const place = word.parentElement?.closest('a, button')?.getBoundingClientRect();
          const { left, right } = range.getBoundingClientRect();
          return {
            text: word.textContent,
            lines: new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size,
            isInside: place !== undefined && left >= place.left - 1 && right <= place.right + 1,
          };
        }),
    );
    expect(words, locale).toHaveLength(4);
    for (const word of words) expect(word, `${locale}: ${word.text}`).toMatchObject({ lines: 1, isInside: true });
    const targets = await bar.locator('a:visible, button:visible').evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    for (const { width, height } of targets) expect(Math.min(width, height), locale).toBeGreaterThanOrEqual(44);
  }
});

test('the bar stays without a network, and leads to the list and the saved recipes', async ({ world }) => {
  const { page, server, signIn, visit } = world;
  const user = await server.addUser();
  await signIn(user);
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('/account');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('link', { name: 'List' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shopping list' })).toBeVisible();
  await page.context().setOffline(true);
  await bar.getByRole('link', { name: 'Recipes' }).click();
  await expect(bar).toBeVisible();
  await bar.getByRole('link', { name: 'List' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shopping list' })).toBeVisible();
  await expect(bar).toBeVisible();
  await goOnline(page);
});
