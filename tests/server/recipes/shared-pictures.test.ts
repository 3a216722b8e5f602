import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { locales } from '../../../contract/shell/locales.ts';
import type { RecipeBody } from '../../../contract/recipes/recipe.ts';
import { newGuid } from '../../../server/db/guid.ts';
import { dishOf } from '@anydish/kitchen/dishes';
import { planOf } from '@anydish/kitchen/plan';
import { drawPreview } from '../../../server/recipes/sharing/pictures/draw.ts';
import { settable } from '../../../server/recipes/sharing/pictures/fonts.ts';
import { createPictures, pictureAt, pictureForms, type PictureForm } from '../../../server/recipes/sharing/pictures/pictures.ts';
import { pictureOfKind } from '../../../server/recipes/picture.ts';
import { publicBodyIn } from '../../../server/recipes/sharing/public-recipe.ts';
import { findShared, newShareId, pathOf } from '../../../server/recipes/sharing/shared.ts';
import { buildTestApp, signInSomebody, type TestApp, type TestViewer } from '../../support/server/app.ts';
import { addRecipe } from '../../support/server/recipes.ts';

let server: TestApp;
let owner: TestViewer;
beforeAll(async () => {
  server = await buildTestApp();
});
beforeEach(async () => {
  owner = await signInSomebody(server);
});
afterAll(() => server.close());

/** A shared recipe, as the server finds it. */
async function share(wanted: Parameters<typeof addRecipe>[2], showsPhoto = false) {
  const link = { id: newShareId(), slug: 'dish', recipe_guid: await addRecipe(server, owner, wanted) };
  await server.db
    .insertInto('shared_recipes')
    .values({ ...link, shared_at: 1, changed_at: 1, shows_photo: showsPhoto })
    .execute();
  const found = await findShared(server.db, link.id);
  if (found.state !== 'open') throw new Error('It is not shared.');
  return found;
}
type Open = Awaited<ReturnType<typeof share>>;
function planFor(id: string) {
  const dish = dishOf(id);
  if (dish === null) throw new Error(`There is no dish "${id}".`);
  return planOf(dish);
}
const titled = (title: string, body: Partial<RecipeBody> = {}) => share({ body: { title, kind: 'soup', ...body } });
const addressOf = (open: Open, form: PictureForm = 'preview') => pictureAt(open, form, 'en', server.config);
const get = (url: string, headers = {}) => server.app.inject({ url, headers });

/** A photo that is red on its left and blue on its right. */
async function addPhoto(): Promise<string> {
  const guid = newGuid();
  const of = (background: string) => ({ create: { width: 800, height: 1_200, channels: 3 as const, background } });
  const blue = await sharp(of('#00f')).png().toBuffer();
  const wide = { ...of('#f00'), create: { ...of('#f00').create, width: 1_600 } };
  const bytes = await sharp(wide)
    .composite([{ input: blue, left: 800, top: 0 }])
    .jpeg()
    .toBuffer();
  const { userGuid: user_guid, companyGuid: company_guid } = owner;
  const size = { width: 1_600, height: 1_200 };
  await server.db
    .insertInto('photos')
    .values({ guid, user_guid, company_guid, bytes, media_type: 'image/jpeg', ...size, created_at: 1 })
    .execute();
  return guid;
}

describe('the picture of a shared recipe', () => {
  test('is its own: two soups have two, each at its address', async () => {
    const soups = [await titled('Leek soup'), await titled('Tomato soup')];
    const answers = await Promise.all(soups.map((soup) => get(addressOf(soup))));
    for (const { statusCode, headers, rawPayload } of answers) {
      expect([statusCode, headers['content-type'], headers['x-content-type-options']]).toEqual([200, 'image/jpeg', 'nosniff']);
      expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1_200, height: 630, format: 'jpeg' });
      expect(rawPayload.length).toBeLessThan(200_000);
    }
    expect(answers[0]?.rawPayload.equals(answers[1]?.rawPayload ?? Buffer.alloc(0))).toBe(false);
  });

  test('has another address whenever it is another, and the same one otherwise', async () => {
    const soup = await titled('Leek soup');
    const changed = (row: Partial<Open['row']>): Open => ({ ...soup, row: { ...soup.row, ...row } });
    const others = [
      changed({ title: 'Soup of leeks' }),
      changed({ body: { ...soup.row.body, servings: soup.row.body.servings + 1 } }),
      changed({ body: { ...soup.row.body, cookMinutes: 99 } }),
      changed({ body: { ...soup.row.body, kind: 'salad' } }),
      changed({ body: { ...soup.row.body, ingredients: soup.row.body.ingredients.map((each) => ({ ...each, food: 'carrot' })) } }),
      { ...changed({ photo_guid: newGuid() }), share: { ...soup.share, shows_photo: true } },
    ];
    expect(new Set([soup, ...others].map((open) => addressOf(open))).size).toBe(others.length + 1);
    // A photo that is not shown, and a favourite, are nothing of it.
    expect(addressOf(changed({ photo_guid: newGuid(), favourite_at: 1 }))).toBe(addressOf(soup));
    expect(addressOf(soup)).toMatch(new RegExp(`^${pathOf(soup.share)}/picture\\.jpg\\?v=[\\w-]{12}$`));
  });

  test('is written in the language of the page, and kept by those who have it', async () => {
    const dish = await share({ plan: planFor('shakshuka') });
    const inGerman = pictureAt(dish, 'preview', 'de', server.config);
    expect(inGerman).toMatch(/&locale=de$/);
    const [german, english] = [await get(inGerman), await get(pictureAt(dish, 'preview', 'en', server.config))];
    expect(german.headers['etag']).not.toBe(english.headers['etag']);
    const again = await get(inGerman, { 'if-none-match': String(german.headers['etag']) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('shows the photo of the owner where the owner lets it be shown, and then its parts', async () => {
    const photoGuid = await addPhoto();
    const colourAt = async (picture: Buffer, left: number, top: number) => {
      const { data } = await sharp(picture).extract({ left, top, width: 1, height: 1 }).raw().toBuffer({ resolveWithObject: true });
      return [...data].map((value) => (value > 200 ? 1 : 0)).join('');
    };
    const [hidden, shown] = [await share({ photoGuid }), await share({ photoGuid }, true)];
    const bytesOf = async (open: Open, form: PictureForm) => (await get(addressOf(open, form))).rawPayload;
    expect(['100', '001']).toContain(await colourAt(await bytesOf(shown, 'preview'), 1_180, 300));
    expect(['100', '001']).not.toContain(await colourAt(await bytesOf(hidden, 'preview'), 1_180, 300));
    for (const form of ['16x9', '4x3', '1x1'] as const) {
      const crop = await bytesOf(shown, form);
      const { width, height } = await sharp(crop).metadata();
      const { width: wide, height: high } = pictureForms[form];
      expect(Math.abs(width / height - wide / high), form).toBeLessThan(0.01);
      expect(width, form).toBe(1_200);
      expect(['100', '001']).toContain(await colourAt(crop, 20, 20));
      expect(await sharp(await bytesOf(hidden, form)).metadata(), form).toMatchObject({ ...pictureForms[form], format: 'jpeg' });
    }
  });

  test('is the dish alone while too many others are drawn, and nobody keeps that', async () => {
    const pictures = createPictures(server.app.deps);
    const open = await titled('Leek soup');
    const many = Array.from({ length: 20 }, (_, at): Open => ({ ...open, row: { ...open.row, title: `Soup ${at}` } }));
    const taken = await Promise.all(many.map((one) => pictures.take(one, 'preview', 'en')));
    // One is drawn and six wait.
    expect(taken.filter(({ tag }) => tag !== null)).toHaveLength(7);
    expect(new Set(taken.slice(7).map(({ bytes }) => bytes)).size).toBe(1);
    // Asked for once more each is its own again, and those that were drawn are not drawn again.
    const [first] = many;
    const again = await pictures.take(first ?? open, 'preview', 'en');
    expect(again.bytes).toBe(taken[0]?.bytes);
    expect((await pictures.take(many[19] ?? open, 'preview', 'en')).tag).not.toBeNull();
  });
});

describe('the words of a picture', () => {
  test('are set in every language of the product', async () => {
    const plan = planFor('miso-ramen');
    for (const language of locales) {
      const open = await share({ plan });
      const { title } = publicBodyIn(open.row, language);
      expect(await settable(title), language).toBe(title.normalize('NFC'));
    }
    expect(await settable('Борщ · Čevapčići · Œufs à la coque')).not.toBeNull();
  });

  test('are left out where a letter has no font; emojis alone are', async () => {
    expect(await settable('ส้มตำ')).toBeNull();
    expect(await settable('Soup 𓀀')).toBeNull();
    expect(await settable('🍜 Ramen 👩🏽‍🍳!')).toBe('Ramen !');
    const scene = { facts: '', productName: 'AnyDish', dish: pictureOfKind('soup'), language: 'en', photo: null };
    const [thai, none, some] = await Promise.all(['ส้มตำ', '', 'Soup'].map((title) => drawPreview({ ...scene, title })));
    expect(thai?.equals(none ?? Buffer.alloc(0))).toBe(true);
    expect(some?.equals(none ?? Buffer.alloc(0))).toBe(false);
  });

  test('shrink until they fit, and end no markup', async () => {
    const scene = { facts: '25 min', productName: 'AnyDish', dish: pictureOfKind('soup'), language: 'en', photo: null };
    for (const title of [
      'A very long title '.repeat(20),
      'x'.repeat(300),
      '<b>&amp;</b> </span> "\'',
      'Donaudampfschifffahrtskapitänssuppe',
    ]) {
      const picture = await drawPreview({ ...scene, title });
      expect(await sharp(picture).metadata(), title).toMatchObject({ width: 1_200, height: 630 });
      // The edge is paper: nothing runs out of the picture.
      const { data } = await sharp(picture)
        .extract({ left: 0, top: 60, width: 60, height: 300 })
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(Math.min(...data), title).toBeGreaterThan(200);
    }
  });
});
