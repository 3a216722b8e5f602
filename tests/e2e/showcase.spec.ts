import { expect } from '@playwright/test';
import { test } from '../support/e2e/browser-world.ts';

test('code is copied by keyboard alone, with a message for two seconds; a section opens by its address', async ({
  world: { page, server, visit, skip },
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.origin });
  await visit('/buttons');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const copy = page.getByRole('button', { name: 'Copy the code: Bounce in' });
  await copy.press('Enter');
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  expect(await copied()).toBe('<Animated by="bounceIn">\n  <Button>Save</Button>\n</Animated>');
  await expect(copy).toBeFocused();
  await skip(2_000);
  await expect(page.getByText('Copied', { exact: true })).toBeHidden();

  await page.getByRole('button', { name: 'Save: Outlined, Label' }).press('Space');
  await expect(page.getByText('Copied', { exact: true })).toBeInViewport();
  expect(await copied()).toBe('<Button variant="Outlined" size="Label">Save</Button>');

  await visit('/buttons#animations');
  await expect(page.getByRole('heading', { name: 'Animations' })).toBeInViewport();
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'All of them' }).click();
  await expect(page).toHaveURL(/#all$/);
  await expect(page.getByRole('heading', { name: 'All of them' })).toBeInViewport();
});

test('animations run, unless the user prefers reduced motion; in forced colours every button keeps an edge', async ({
  world: { page, visit },
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visit('/buttons');
  const pulsating = page.getByRole('group', { name: 'Code: Pulsate' }).locator('xpath=ancestor::figure').locator('span').first();
  const duration = () => pulsating.evaluate((element) => getComputedStyle(element).animationDuration);
  await expect(pulsating).toHaveCSS('animation-name', /pulsate/);
  await expect(pulsating).toHaveCSS('animation-iteration-count', '3');
  expect(await duration()).not.toBe('0s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await duration()).toBe('0s');

  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const buttons = page.getByRole('table').getByRole('button');
  await expect(buttons).toHaveCount(55);
  const edges = await buttons.evaluateAll((all) =>
    all.map((button) => {
      const { borderBlockStartWidth, borderBlockStartColor, backgroundColor } = getComputedStyle(button);
      return borderBlockStartWidth === '1px' && borderBlockStartColor !== backgroundColor;
    }),
  );
  expect(edges.filter((isSeen) => !isSeen)).toEqual([]);
});
