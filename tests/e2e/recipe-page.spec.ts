import { expect, type Page } from '@playwright/test';
import { test, type World } from '../support/e2e/browser-world.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/e2e/page.ts';
import { bodyOf } from '../support/e2e/recipe-body.ts';

const long =
  'Put the passata into a wide pan with the oil, the garlic and a pinch of salt, bring it to a boil, and let it simmer over a low heat ' +
  'until it is thick; stir now and then so that it does not catch, and add a little water when it becomes dry. ';

const fry = 'Chop the onions and the garlic, and fry them gently in the oil until they are soft and golden.';

const foods = ['olive oil', 'eggs', 'tomato passata', 'feta', 'garlic', 'onions', 'parsley', 'cumin', 'salt', 'bread'];

/** A recipe of five steps and ten ingredients. Resolves to its path. */
async function fiveSteps({ server, signIn }: World, second = fry): Promise<string> {
  const user = await server.addUser();
  const [recipe = ''] = await server.addRecipes(user, 1);
  const ingredients = foods.map((item) => ({ amount: 2, unit: 'tbsp', item, note: null, scales: true, replaces: null }));
  const steps = [0, 1, 2, 3, 4].map((place) => ({
    text: place === 1 ? second : fry,
    minutes: place === 1 ? 20 : null,
    uses: [place, place + 1],
  }));
  const tips = [{ about: 'store', text: 'It keeps for three days in the fridge.' }];
  const wishes = [{ kind: 'diet', id: 'vegetarian', label: 'vegetarian', source: 'read' }];
  const body = {
    ...(await bodyOf(server, recipe)),
    title: 'Shakshuka with feta',
    summary: 'Eggs in a spiced tomato sauce.',
    ingredients,
    tips,
    wishes,
    steps,
    allergens: ['eggs', 'milk'],
  };
  await server.db
    .updateTable('recipes')
    .set({ body: JSON.stringify(body), title: body.title })
    .where('guid', '=', recipe)
    .execute();
  await signIn(user);
  return `/ai/${user.companyUri}/recipes/${recipe}`;
}

/** Visible controls of the page itself, without the header and the bar. */
const controls = (page: Page) =>
  page
    .locator('main')
    .evaluate(
      (main) =>
        [...main.querySelectorAll('button, a, input, select, textarea, summary')].filter((each) =>
          each.checkVisibility({ visibilityProperty: true }),
        ).length,
    );

test('a dish of five steps: at most 20 controls and 3.2 phone screens; its main action is seen at once', async ({ world }) => {
  const { page, visit } = world;
  const path = await fiveSteps(world);
  for (const [width, height] of [
    [1280, 800],
    [320, 640],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await visit(path);
    await expect(page.getByRole('heading', { name: 'Change this recipe' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Start cooking' })).toBeInViewport({ ratio: 1 });
    expect(await controls(page)).toBeLessThanOrEqual(20);
    await expectNoSidewaysScroll(page);
  }
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3.2 * 844);
  await expectAccessible(page);
});

test('ingredients are one tap away from the steps on a phone, and beside them on a wide screen', async ({ world }) => {
  const { page, visit } = world;
  const path = await fiveSteps(world);
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(path);
  await page.locator('#step-4').evaluate((step) => step.scrollIntoView({ block: 'center' }));
  const opener = page.getByRole('button', { name: 'Ingredients' });
  await expect(opener).toBeInViewport();
  await opener.click();
  await expect(page.locator('[popover]:popover-open').getByText('parsley')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(opener).toBeHidden();
  await page.locator('#step-4').evaluate((step) => step.scrollIntoView({ block: 'center' }));
  await expect(page.getByText('parsley', { exact: true }).filter({ visible: true }).first()).toBeInViewport();
});

test('everything else is in one menu, which a phone shows at its lower edge', async ({ world }) => {
  const { page, visit } = world;
  const path = await fiveSteps(world);
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(path);
  await page.getByRole('button', { name: /^More for: / }).click();
  const names = ['Print', 'Copy as text', 'Tags', 'Collections', 'Edit by hand', 'Versions', 'Keep offline', 'Duplicate', 'Add a photo'];
  for (const name of [...names, 'Download for other apps', 'Move to the trash'])
    await expect(page.getByRole('menuitem', { name })).toBeVisible();
  const box = await page.getByRole('menu').boundingBox();
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844);
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Tags' }).click();
  await page.getByLabel('New tag').fill('Sunday');
  await page.getByRole('button', { name: 'Add tag' }).click();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Tags' })).toHaveText('Sunday');
});

test('in cook mode the buttons stay in place from a short step to a long one, on the smallest screen', async ({ world }) => {
  const { page, visit } = world;
  const path = await fiveSteps(world, `${long}${long}`);
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(`${path}/cook`);
  const next = page.getByRole('button', { name: 'Next step' });
  await expect(next).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  // A timer is there with its step.
  await expect(page.getByRole('button', { name: /^Start timer/ }).first()).toBeVisible();
  const short = await next.boundingBox();
  await next.click();
  await expect(page.getByRole('heading', { name: 'Step 2 of 5' })).toBeVisible();
  expect(await next.boundingBox()).toEqual(short);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  // The arrow follows its word, in Arabic too.
  const isAfter = () =>
    page
      .getByRole('navigation')
      .last()
      .getByRole('button')
      .last()
      .locator('span')
      .first()
      .evaluate((content) => content.lastElementChild?.tagName);
  expect(await isAfter()).toBe('svg');
  await page.getByRole('button', { name: /^Start timer: 20/ }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('timer') })
      .locator('circle[stroke-dasharray]'),
  ).toHaveCount(1);
});
