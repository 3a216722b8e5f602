import { unzipSync, strFromU8 } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recipesExportPath } from '../../../../contract/account/export-path.ts';
import { fromSchemaOrg } from '../../../../server/recipes/read-schema-org.ts';
import { recipeArchive } from '../../../../server/recipes/take-along/archive.ts';
import { buildTestApp, type TestApp, type TestViewer } from '../../../support/server/app.ts';
import type { Browser } from '../../../support/server/browser.ts';
import { impersonating, inBrowser } from '../../../support/server/impersonations.ts';
import { addRecipe as addWithPhoto } from '../../../support/server/personal-data.ts';
import { addRecipe } from '../../../support/server/recipes.ts';
import { plainBody } from '../../../support/server/scripted-cook.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const navigation = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
const prove = (by: Browser) => by.post('/api/account/exports', { current_password: '' });
const take = (by: Browser, headers: Record<string, string> = {}) => by.get(recipesExportPath, { headers: { ...navigation, ...headers } });

type Files = Record<string, Uint8Array>;
async function archived(by: Browser, headers = {}): Promise<Files> {
  await prove(by);
  const response = await take(by, headers);
  expect(response.statusCode).toBe(200);
  return unzipSync(response.rawPayload);
}
const textOf = (files: Files, name: string) => strFromU8(files[name] ?? new Uint8Array());

/** A recipe with a photo, whose words are those of the test. */
async function photographed(viewer: TestViewer, body: object = {}): Promise<{ recipe: string; photo: string }> {
  const added = await addWithPhoto(server, viewer);
  const cookedBy = { kind: 'built-in', model: null, promptVersion: null, isImprovised: false };
  await server.db
    .updateTable('recipes')
    .set({ body: JSON.stringify({ ...plainBody, ...body }), cooked_by: JSON.stringify(cookedBy) })
    .where('guid', '=', added.recipe)
    .execute();
  return added;
}

const soup = {
  title: 'Grandma’s <b>soup</b> & "bread"',
  summary: '<script>alert(1)</script>',
  servings: 3,
  prepMinutes: 10,
  cookMinutes: 95,
  ingredients: [
    { amount: 1.5, unit: 'cup', item: 'lentils', note: '<img src=x onerror=alert(1)>', scales: true, replaces: null },
    { amount: 1.5, unit: 'clove', item: 'garlic', note: null, scales: true, replaces: null },
    { amount: null, unit: null, item: 'salt', note: null, scales: false, replaces: 'soy sauce' },
  ],
  steps: [
    { text: 'Boil <i>slowly</i>.', minutes: 95, uses: [0] },
    { text: 'Salt it.', minutes: null, uses: [2] },
  ],
  allergens: ['celery'],
};

describe('the archive', () => {
  test('is a ZIP, to be kept under a name with its day, and by nobody in between', async () => {
    const { browser } = await inBrowser(server);
    await prove(browser);
    const { headers } = await take(browser);
    expect(headers['content-type']).toBe('application/zip');
    expect(headers['content-disposition']).toBe('attachment; filename="anydish-recipes-2026-01-15.zip"');
    expect(headers['cache-control']).toBe('no-store');
    // It is sent while it is made.
    expect(headers).not.toHaveProperty('content-length');
  });

  test('loses nothing of a recipe, and has its photo beside it', async () => {
    const { browser, viewer } = await inBrowser(server);
    const { recipe: guid, photo } = await photographed(viewer, soup);
    const files = await archived(browser);
    const folder = `recipes/grandma-s-b-soup-b-bread-${guid}`;
    expect(Object.keys(files)).toEqual([...['recipe.json', 'recipe.html', 'photo.jpg'].map((name) => `${folder}/${name}`), 'index.html']);
    const source = JSON.parse(textOf(files, `${folder}/recipe.json`)) as Record<string, unknown>;
    expect(source).toMatchObject({
      '@type': 'Recipe',
      image: 'photo.jpg',
      recipeIngredient: [expect.stringContaining('lentils'), '1.5 clove garlic', 'salt'],
    });
    expect(fromSchemaOrg(source)).toMatchObject({ ...plainBody, ...soup, guid, companyUri: viewer.companyUri, photoGuid: photo });
    const stored = await server.db.selectFrom('photos').select('bytes').where('guid', '=', photo).executeTakeFirstOrThrow();
    expect(Buffer.from(files[`${folder}/photo.jpg`] ?? [])).toEqual(stored.bytes);
  });

  test('has pages to read without a network, in which nothing of a recipe is markup', async () => {
    const { browser, viewer } = await inBrowser(server);
    const { recipe: guid } = await photographed(viewer, soup);
    const files = await archived(browser, { 'accept-language': 'de' });
    const [index, page] = [textOf(files, 'index.html'), textOf(files, `recipes/grandma-s-b-soup-b-bread-${guid}/recipe.html`)];
    for (const html of [index, page]) {
      expect(html).toContain('<html lang="de" dir="ltr">');
      expect(html).toContain("default-src 'none'; img-src 'self' file:;");
      expect(html).not.toMatch(/<script|<b>|<i>|<img src=x|https?:/);
    }
    expect(index).toContain(`<a href="recipes/grandma-s-b-soup-b-bread-${guid}/recipe.html">`);
    expect(index).toContain('Grandma’s &lt;b&gt;soup&lt;/b&gt; &amp; &quot;bread&quot;');
    expect(page).toContain('<img src="photo.jpg" alt="">');
    for (const text of [
      'Portionen: 3',
      '290 g lentils',
      '1½ Zehen garlic',
      'nach Geschmack',
      'statt soy sauce',
      '1 Std., 35 Min.',
      'Allergene: Sellerie',
    ])
      expect(page).toContain(text);
  });

  test('names folders in any script, and keeps two of one name apart', async () => {
    const { browser, viewer } = await inBrowser(server);
    for (const title of ['حساء العدس', '../../etc/passwd', '../../etc/passwd', '???']) await addRecipe(server, viewer, { body: { title } });
    const files = await archived(browser, { 'accept-language': 'ar' });
    const folders = Object.keys(files).flatMap((name) => /^recipes\/(.*)\/recipe\.json$/.exec(name)?.[1] ?? []);
    expect(folders.map((name) => name.replace(new RegExp(`-?[\\da-f]{8}-[\\da-f-]{27}$`), '')).toSorted()).toEqual(
      ['', 'etc-passwd', 'etc-passwd', 'حساء-العدس'].toSorted(),
    );
    const index = textOf(files, 'index.html');
    expect(index).toContain('dir="rtl"');
    const links = [...index.matchAll(/href="([^"]+)"/g)].map(([, link]) => decodeURI(link ?? ''));
    for (const link of links) expect(files).toHaveProperty([link]);
    expect(links).toHaveLength(4);
  });

  test('holds more than one batch, without what is in the trash or of anybody else', async () => {
    const [{ browser, viewer }, other] = [await inBrowser(server), await inBrowser(server)];
    const guids: string[] = [];
    for (let count = 0; count < 23; count += 1) guids.push(await addRecipe(server, viewer));
    const trashed = await addRecipe(server, viewer);
    await server.db.updateTable('recipes').set({ trashed_at: server.clock.now() }).where('guid', '=', trashed).execute();
    await addRecipe(server, other.viewer);
    const names = Object.keys(await archived(browser)).filter((name) => name.endsWith('.json'));
    expect(names.map((name) => name.slice(-48, -12)).toSorted()).toEqual(guids.toSorted());
  });

  test('of nothing says so', async () => {
    const { browser } = await inBrowser(server);
    const files = await archived(browser);
    expect(Object.keys(files)).toEqual(['index.html']);
    expect(textOf(files, 'index.html')).toContain('No recipes yet');
  });

  test('ends where a ZIP has no more room, and says so', async () => {
    const { viewer } = await inBrowser(server);
    for (let count = 0; count < 5; count += 1) await addRecipe(server, viewer);
    const taken = {
      userGuid: viewer.userGuid,
      reader: { viewer: { impersonation: null }, language: 'en' as const },
      productName: 'AnyDish',
      publicUrl: 'https://example.com',
      now: server.clock.now(),
    };
    const holding = async (most: { files: number; bytes: number }) => {
      const pieces: Uint8Array[] = [];
      for await (const piece of recipeArchive(server.app.deps, taken, most)) pieces.push(piece);
      return unzipSync(Buffer.concat(pieces));
    };
    const all = await holding({ files: 100, bytes: 1_000_000 });
    expect(Object.keys(all)).toHaveLength(11);
    expect(textOf(all, 'index.html')).not.toContain('Not everything fits');
    for (const most of [
      { files: 6, bytes: 1_000_000 },
      { files: 100, bytes: 2_000 },
    ]) {
      const some = await holding(most);
      expect(Object.keys(some).length).toBeLessThan(11);
      expect(textOf(some, 'index.html')).toContain('Not everything fits into one ZIP.');
    }
  });
});

describe('is given', () => {
  test('once for a proof, whichever of the two files it is used for', async () => {
    const { browser } = await inBrowser(server);
    expect((await take(browser)).statusCode).toBe(403);
    await prove(browser);
    const answers = await Promise.all([take(browser), take(browser), browser.get('/api/account/export', { headers: navigation })]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 403, 403]);
  });

  test('not to another site, a script, a visitor, or staff in the user’s place', async () => {
    const { browser } = await inBrowser(server);
    await prove(browser);
    expect((await take(browser, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await take(browser, { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' })).statusCode).toBe(403);
    expect((await server.app.inject({ url: recipesExportPath, headers: navigation })).statusCode).toBe(401);
    const { browser: staff } = await impersonating(server);
    expect((await take(staff)).statusCode).toBe(403);
  });
});
