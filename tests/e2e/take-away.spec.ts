import { expect } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { test } from '../support/e2e/browser-world.ts';

test('a recipe is exported: as text at the chosen scale, as a file, and on paper without screen controls', async ({ world }) => {
  const { page, server, signIn, visit } = world;
  const user = await server.addUser();
  const [guid] = await server.addRecipes(user, 1);
  await signIn(user);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.origin });
  await visit(`/ai/${user.companyUri}/recipes/${guid}`);
  await page.getByRole('button', { name: 'More servings' }).click();
  const along = (name: string) => async () => {
    await page.getByRole('button', { name: /^More for: / }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await along('Copy as text')();
  await expect(page.getByText('Copied')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^Toast\n[\s\S]*Servings: 3\n- 3 slices white bread[\s\S]*\n1\. /);

  const [download] = await Promise.all([page.waitForEvent('download'), along('Download for other apps')()]);
  expect(download.suggestedFilename()).toBe('toast.json');
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({ '@type': 'Recipe', name: 'Toast' });

  await page.evaluate(() => Object.assign(window, { print: () => void (document.body.dataset['printed'] = '') }));
  await along('Print')();
  await expect(page.locator('body[data-printed]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeVisible();
  await expect(page.getByText('Servings: 3')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
});

/** The number of pages in a PDF: each is one object. */
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page(?![s\w])/g)?.length ?? 0;

test('a recipe of average length prints on one sheet of A4', async ({ world }) => {
  const { page, server, signIn, visit } = world;
  const user = await server.addUser();
  const [guid = ''] = await server.addRecipes(user, 1);
  const { body } = await server.db.selectFrom('recipes').select('body').where('guid', '=', guid).executeTakeFirstOrThrow();
  const [ingredient] = body.ingredients;
  const [step] = body.steps;
  if (ingredient === undefined || step === undefined) throw new Error('The recipe is empty.');
  const usual = {
    ...body,
    ingredients: Array.from({ length: 14 }, (_, index) => ({ ...ingredient, item: `ingredient number ${index + 1}` })),
    steps: Array.from({ length: 9 }, () => ({
      ...step,
      text: 'Heat the oil in a wide pan, add the onions with a pinch of salt and fry them gently for ten minutes, until they are soft and golden.',
      uses: [0],
    })),
  };
  await server.db
    .updateTable('recipes')
    .set({ body: JSON.stringify(usual) })
    .where('guid', '=', guid)
    .execute();
  await signIn(user);
  await visit(`/ai/${user.companyUri}/recipes/${guid}`);
  await expect(page.getByRole('listitem').filter({ hasText: 'ingredient number 14' }).first()).toBeVisible();
  const pdf = await page.pdf({ format: 'A4' });
  expect(pagesOf(pdf)).toBe(1);
});
