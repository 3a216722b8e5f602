import { expect } from '@playwright/test';
import { test } from '../support/e2e/browser-world.ts';
import { addPicturedRecipes } from '../support/e2e/pictured-recipes.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const isMoving = () => document.documentElement.matches(':active-view-transition');

test('the picture of a dish travels from its card to the recipe and to cook mode; the focus and the way back are as without motion', async ({
  world,
}) => {
  const { page, server, signIn, visit } = world;
  const user = await server.addUser();
  await addPicturedRecipes(server, user);
  await signIn(user);
  await visit('/account');
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    Reflect.set(globalThis, 'moved', []);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(
        () =>
          Reflect.get(globalThis, 'moved').push(getComputedStyle(document.documentElement, '::view-transition-group(dish)').animationName),
        () => undefined,
      );
      return transition;
    };
  });
  const moves = () => page.evaluate(() => (Reflect.get(globalThis, 'moved') as string[]).length);
  // What moves pictures comes some time after the page, and a busy browser leaves a movement out.
  await expect(async () => {
    if (new URL(page.url()).pathname !== '/account') await page.goBack();
    await page.getByRole('link', { name: /Shakshuka/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Shakshuka' })).toBeVisible();
    await expect.poll(moves, { timeout: 3_000 }).toBe(1);
  }).toPass();
  await expect.poll(() => page.evaluate(isMoving)).toBe(false);
  await expect(page.locator('main')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(async () => {
    if (page.url().endsWith('/cook')) await page.goBack();
    await page.getByRole('link', { name: 'Start cooking' }).click();
    await expect(page.getByRole('heading', { name: 'Step 1 of 3' })).toBeVisible();
    await expect.poll(moves, { timeout: 3_000 }).toBe(2);
  }).toPass();
  await expect.poll(() => page.evaluate(isMoving)).toBe(false);
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Start cooking' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('article').first()).toBeVisible();
});
