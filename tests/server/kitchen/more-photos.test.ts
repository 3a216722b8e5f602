import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { create } from 'superstruct';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillPath } from '../../../contract/endpoint.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import { mostPhotos } from '../../../contract/kitchen/photo.ts';
import { photosOf, photoSchema, type CookRequest } from '../../../contract/kitchen/kitchen.ts';
import { newGuid } from '../../../server/db/guid.ts';
import { sweep } from '../../../server/janitor.ts';
import { recipeArchive } from '../../../server/recipes/take-along/archive.ts';
import { lossOf } from '../../../server/recipes/read-schema-org.ts';
import { asPublic } from '../../../server/recipes/sharing/public-recipe.ts';
import { toSchemaOrg } from '../../../contract/recipes/schema-org.ts';
import { envelopeOf, buildTestApp, payloadOf, signInSomebody, type TestApp, type TestViewer } from '../../support/server/app.ts';
import { recipesOf, reportOf, sendRecipes } from '../../support/server/import.ts';
import { kitchenClient, requestFor } from '../../support/server/kitchen-client.ts';
import { finished, ScriptedCook } from '../../support/server/scripted-cook.ts';
import { upload } from '../../support/server/upload.ts';

const day = 24 * 60 * 60_000;
const cook = new ScriptedCook();
let server: TestApp;
let viewer: TestViewer;
beforeAll(async () => {
  server = await buildTestApp({ cook });
  viewer = await signInSomebody(server);
});
afterAll(() => server.close());

async function photo(width: number, of = viewer): Promise<string> {
  const bytes = await sharp({ create: { width, height: 20, channels: 3, background: '#c0632b' } })
    .jpeg()
    .toBuffer();
  return create(payloadOf(await upload(server, of, bytes)), photoSchema).guid;
}

const widthsOf = (found: readonly Uint8Array[]) => Promise.all(found.map(async (bytes) => (await sharp(bytes).metadata()).width));

/** A recipe of somebody with so many photos, each of another width. */
async function cooked(count: number, of = viewer): Promise<{ recipe: string; photos: string[] }> {
  const photos: string[] = [];
  for (let each = 0; each < count; each += 1) photos.push(await photo(30 + each, of));
  const [photoGuid = null, ...morePhotoGuids] = photos;
  const kitchen = kitchenClient(server, of);
  const job = await kitchen.order(requestFor('toast', { photoGuid, ...(morePhotoGuids.length > 0 && { morePhotoGuids }) }));
  cook.say(finished);
  await kitchen.events(job.guid);
  return { recipe: (await kitchen.job(job.guid)).recipeGuid ?? '', photos };
}

const photosLeft = async () => (await server.db.selectFrom('photos').select('guid').execute()).map(({ guid }) => guid);

test('all photos come to the cook in their order, and stay with job and recipe', async () => {
  const { recipe, photos } = await cooked(mostPhotos);
  expect(await widthsOf(cook.orders.at(-1)?.photos ?? [])).toEqual([30, 31, 32, 33]);
  const kitchen = kitchenClient(server, viewer);
  const [photoGuid, ...morePhotoGuids] = photos;
  expect(await kitchen.recipe(recipe)).toMatchObject({ photoGuid, morePhotoGuids });
  const { request } = await kitchen.job((await server.db.selectFrom('recipe_jobs').select('guid').executeTakeFirstOrThrow()).guid);
  expect(photosOf(request)).toEqual(photos);
  expect(await kitchen.recipe((await cooked(1)).recipe)).not.toHaveProperty('morePhotoGuids');
});

test.each<[name: string, fields: () => Promise<Partial<CookRequest>>, field: string]>([
  ['another’s as the first', async () => ({ photoGuid: await photo(10, await signInSomebody(server)) }), 'photoGuid'],
  [
    'another’s beside one’s own',
    async () => ({ photoGuid: await photo(10), morePhotoGuids: [await photo(10), await photo(10, await signInSomebody(server))] }),
    'morePhotoGuids',
  ],
  ['one that never was', async () => ({ photoGuid: await photo(10), morePhotoGuids: [newGuid()] }), 'morePhotoGuids'],
  ['more without a first', async () => ({ morePhotoGuids: [await photo(10)] }), 'morePhotoGuids'],
  [
    'one twice',
    async () => {
      const photoGuid = await photo(10);
      return { photoGuid, morePhotoGuids: [photoGuid] };
    },
    'morePhotoGuids',
  ],
])('%s is refused, with the field', async (_, fields, field) => {
  const before = await server.db.selectFrom('recipe_jobs').select('guid').execute();
  const { status_code: code, payload } = envelopeOf(await kitchenClient(server, viewer).post(requestFor('toast', await fields())));
  expect(code).toBe(2);
  expect(payload).toHaveProperty(field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
  expect(await server.db.selectFrom('recipe_jobs').select('guid').execute()).toEqual(before);
});

test('a fifth photo does not fit the contract, and a change of a recipe takes none', async () => {
  const guids = Array.from({ length: mostPhotos + 1 }, newGuid);
  const kitchen = kitchenClient(server, viewer);
  const [photoGuid = null, ...morePhotoGuids] = guids;
  expect(envelopeOf(await kitchen.post(requestFor('toast', { photoGuid, morePhotoGuids }))).status_code).toBe(2);
  const { recipe, photos } = await cooked(1);
  const refined = await kitchen.post(requestFor('vegan', { refines: recipe, morePhotoGuids: photos }));
  expect(envelopeOf(refined).status_code).toBe(2);
});

test('an order that is sent again under its key is the same one with all its photos, and another one with others', async () => {
  const [photoGuid, more, other] = [await photo(10), await photo(11), await photo(12)];
  const kitchen = kitchenClient(server, viewer);
  const request = requestFor('toast', { photoGuid, morePhotoGuids: [more] });
  const job = await kitchen.order(request);
  expect((await kitchen.order(request)).guid).toBe(job.guid);
  expect(envelopeOf(await kitchen.post({ ...request, morePhotoGuids: [other] })).status_code).toBe(10);
  await kitchen.cancel(job.guid);
});

test('a copy has them as well', async () => {
  const { recipe, photos } = await cooked(2);
  const copied = await server.app.inject({
    method: 'POST',
    url: fillPath(endpoints.copyRecipe.path, { companyUri: viewer.companyUri, guid: recipe }),
    headers: { ...viewer.headers, 'content-type': 'application/json' },
    payload: JSON.stringify({ copy_key: crypto.randomUUID() }),
  });
  const { guid } = create(payloadOf(copied), endpoints.copyRecipe.payload);
  expect((await kitchenClient(server, viewer).recipe(guid)).morePhotoGuids).toEqual(photos.slice(1));
});

test('a visitor of a shared recipe is told of none', async () => {
  const { recipe } = await cooked(2);
  const row = await server.db.selectFrom('recipes').selectAll().where('guid', '=', recipe).executeTakeFirstOrThrow();
  expect(asPublic(row, 'shared', 'en')).not.toHaveProperty('morePhotoGuids');
});

test('the janitor keeps what a recipe or a running order shows, and nothing besides', async () => {
  const { recipe, photos } = await cooked(3);
  const [unused, first, more] = [await photo(10), await photo(11), await photo(12)];
  const kitchen = kitchenClient(server, viewer);
  const running = await kitchen.order(requestFor('toast', { photoGuid: first, morePhotoGuids: [more] }));
  server.clock.advance(day + 1);
  await sweep(server.db, server.clock);
  expect(await photosLeft()).toEqual(expect.arrayContaining([...photos, first, more]));
  expect(await photosLeft()).not.toContain(unused);
  await kitchen.cancel(running.guid);
  await server.db.deleteFrom('recipes').where('guid', '=', recipe).execute();
  await sweep(server.db, server.clock);
  const left = await photosLeft();
  for (const gone of [...photos, first, more]) expect(left).not.toContain(gone);
});

test('taken along they lie beside the recipe, and all of them come back', async () => {
  const owner = await signInSomebody(server);
  const { recipe } = await cooked(3, owner);
  const reader = { viewer: { impersonation: null }, language: 'en' } as const;
  const about = { userGuid: owner.userGuid, reader, productName: 'AnyDish', publicUrl: 'https://anydish.example', now: server.clock.now() };
  const pieces: Uint8Array[] = [];
  for await (const piece of recipeArchive(server.app.deps, about)) pieces.push(piece);
  const zip = Buffer.concat(pieces);
  const files = unzipSync(zip);
  const folder = `recipes/toast-${recipe}`;
  expect(Object.keys(files).filter((name) => name.endsWith('.jpg'))).toEqual(
    ['photo.jpg', 'photo-2.jpg', 'photo-3.jpg'].map((name) => `${folder}/${name}`),
  );
  const page = Buffer.from(files[`${folder}/recipe.html`] ?? []).toString();
  expect(page.match(/<img src="photo(?:-\d)?\.jpg" alt="">/g)).toHaveLength(3);

  const finder = await signInSomebody(server);
  expect(reportOf(await sendRecipes(server, finder, zip)).lines).toMatchObject([{ reason: null, remarks: [] }]);
  const [taken] = await recipesOf(server, finder);
  const guids = [taken?.photo_guid ?? '', ...(taken?.more_photos ?? [])];
  const rows = await server.db.selectFrom('photos').select(['guid', 'user_guid', 'width']).where('guid', 'in', guids).execute();
  expect(guids.map((guid) => rows.find((row) => row.guid === guid))).toMatchObject(
    [30, 31, 32].map((width) => ({ width, user_guid: finder.userGuid })),
  );
});

test('linked data names each of them, and nothing of it is lost', async () => {
  const { recipe, photos } = await cooked(2);
  const found = await kitchenClient(server, viewer).recipe(recipe);
  const written = toSchemaOrg(found, 'https://anydish.example');
  expect(written['image']).toEqual(photos.map((guid) => `https://anydish.example/api/companies/${viewer.companyUri}/photos/${guid}`));
  // What its owner does with it, and which version it is, is not the recipe's; its drawing is made from its foods.
  expect(lossOf(found).filter((path) => !/^(?:shelf|version|categories|picture)\b/.test(path))).toEqual([]);
});
