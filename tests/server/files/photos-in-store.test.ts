import sharp from 'sharp';
import { sql } from 'kysely';
import { create } from 'superstruct';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fillPath } from '../../../contract/endpoint.ts';
import { rawPaths } from '../../../contract/kitchen/kitchen-endpoints.ts';
import { jobSchema, photoSchema } from '../../../contract/kitchen/kitchen.ts';
import { eraseDueAccounts } from '../../../server/account/personal-data/erase.ts';
import { newGuid } from '../../../server/db/guid.ts';
import { filesIn, filesInRows, type Files } from '../../../server/files/files.ts';
import { moveFiles } from '../../../server/files/move-files.ts';
import { openObjectStore } from '../../../server/files/object-store.ts';
import { sweepFiles } from '../../../server/files/sweep-files.ts';
import { sweep } from '../../../server/janitor.ts';
import { logOptions } from '../../../server/log.ts';
import { buildTestApp, envelopeOf, payloadOf, signInSomebody, type TestApp, type TestViewer } from '../../support/server/app.ts';
import { addCategory } from '../../support/server/categories.ts';
import { atConsole } from '../../support/server/console.ts';
import { TestClock } from '../../support/server/clock.ts';
import { openTestDatabase } from '../../support/server/database.ts';
import { kitchenClient, requestFor } from '../../support/server/kitchen-client.ts';
import { storeKeys, TestObjectStore } from '../../support/server/object-store.ts';
import { finished, ScriptedCook } from '../../support/server/scripted-cook.ts';
import { formWith, upload } from '../../support/server/upload.ts';

const day = 24 * 60 * 60_000;
const [clock, database, bucket] = [new TestClock(), await openTestDatabase(), await TestObjectStore.open()];
const { db } = database;
const times = { limit: 30_000, rest: 0 };
const store = openObjectStore({ ...bucket.settings, isLeft: false }, times);
const setMood = (mood: typeof bucket.mood) => {
  bucket.mood = mood;
  // Whoever is answered has all the time that a busy machine takes.
  times.limit = mood === 'hung' ? 100 : 30_000;
};
const lines: string[] = [];
const logger = logOptions({ write: (line) => void lines.push(line) });
const cook = new ScriptedCook();
const start = (files: Files) => buildTestApp({ database, clock, files, cook, logger });

let server: TestApp;
let before: TestApp;
let viewer: TestViewer;
let jpeg: Buffer;
beforeAll(async () => {
  bucket.now = clock.now;
  [server, before] = [await start(filesIn(store)), await start(filesInRows)];
  viewer = await signInSomebody(server);
  jpeg = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c0ffee' } })
    .jpeg()
    .toBuffer();
});
beforeEach(() => setMood('well'));
afterAll(async () => {
  await server.close();
  await before.close();
  await database.close();
  bucket.close();
});

const formsOf = (guid: string) => db.selectFrom('photo_forms').select(['width', 'bytes', 'file']).where('photo_guid', '=', guid).execute();
async function addPhoto(app = server, who = viewer): Promise<string> {
  const { guid } = create(payloadOf(await upload(app, who, jpeg)), photoSchema);
  await vi.waitUntil(async () => (await formsOf(guid)).length === 9, { timeout: 60_000 });
  return guid;
}
const look = (guid: string, query = '', { app = server, who = viewer } = {}) =>
  app.app.inject({
    url: `${fillPath(rawPaths.photo, { companyUri: who.companyUri, guid })}${query}`,
    headers: { ...who.headers, accept: 'image/avif,*/*' },
  });
const rowOf = (guid: string) => db.selectFrom('photos').select(['bytes', 'file']).where('guid', '=', guid).executeTakeFirst();
const left = async () => (await db.selectFrom('left_files').select('file').execute()).length;
const tend = () => sweepFiles(db, clock, store);
const whole = ['1280-avif', '1280-jpeg', '1280-webp', '320-avif', '320-jpeg', '320-webp', '640-avif', '640-jpeg', '640-webp', 'original'];

test('a photo and its nine forms go to the store, and are read from it', async () => {
  const guid = await addPhoto();
  expect(bucket.variants(`photos/${guid}/`).toSorted()).toEqual(whole);
  const row = await rowOf(guid);
  expect(row?.bytes).toBeNull();
  expect(row?.file).toMatch(/^photos\/[0-9a-f-]{36}\/original-[0-9a-f]{18}$/);
  expect((await formsOf(guid)).every(({ bytes, file }) => bytes === null && file !== null)).toBe(true);
  for (const width of [320, 640, 1_280]) {
    const { statusCode, headers, rawPayload } = await look(guid, `?w=${width}`);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/avif']);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'heif' });
  }
  const original = await look(guid);
  expect(original.rawPayload).toEqual(bucket.files.get(row?.file ?? '')?.bytes);
});

test('while the store is away photos answer 503, uploads say that nothing can be saved, and all else works', async () => {
  const guid = await addPhoto();
  for (const mood of ['hung', 'refusing', 'cutting'] as const) {
    setMood(mood);
    const seen = await look(guid);
    expect([mood, seen.statusCode, envelopeOf(seen).status_text]).toEqual([mood, 503, 'The server is busy. Please try again in a moment.']);
    if (mood === 'cutting') continue;
    const sent = await upload(server, viewer, jpeg);
    expect([mood, sent.statusCode, envelopeOf(sent).status_text]).toEqual([
      mood,
      503,
      'We cannot save anything right now. Please try again in a few minutes.',
    ]);
    expect((await server.app.inject({ url: '/api/session', headers: viewer.headers })).statusCode).toBe(200);
  }
  setMood('well');
  expect((await look(guid)).statusCode).toBe(200);
  expect((await upload(server, viewer, jpeg)).statusCode).toBe(200);
});

test('an older photo is read out of its row, and one of the store not without the store', async () => {
  const [older, newer] = [await addPhoto(before), await addPhoto()];
  expect((await rowOf(older))?.file).toBeNull();
  expect((await look(older)).statusCode).toBe(200);
  expect((await look(newer, '', { app: before })).statusCode).toBe(503);
});

test('rows move into the store and back, and nothing is lost or left', async () => {
  const guid = await addPhoto(before);
  const { rawPayload: original } = await look(guid);
  await moveFiles({ db, clock, files: filesIn(store) });
  expect((await rowOf(guid))?.bytes).toBeNull();
  expect(bucket.variants(`photos/${guid}/`).toSorted()).toEqual(whole);
  expect((await look(guid)).rawPayload).toEqual(original);

  // A store that goes away in between moves nothing halfway.
  bucket.mood = 'cutting';
  await expect(moveFiles({ db, clock, files: filesIn(store, { isLeft: true }) })).rejects.toThrow('object store');
  expect((await rowOf(guid))?.bytes).toBeNull();
  bucket.mood = 'well';
  await tend();
  await moveFiles({ db, clock, files: filesIn(store, { isLeft: true }) });
  const row = await rowOf(guid);
  expect([row?.bytes?.equals(original), row?.file]).toEqual([true, null]);
  expect((await look(guid, '', { app: before })).rawPayload).toEqual(original);
  expect(bucket.variants(`photos/${guid}/`)).toHaveLength(10);
  await tend();
  expect([bucket.variants(`photos/${guid}/`), await left()]).toEqual([[], 0]);
  await moveFiles({ db, clock, files: filesIn(store) });
  expect(bucket.variants(`photos/${guid}/`)).toHaveLength(10);
});

test('processes that move the same rows at once lose nothing, and what is left over is swept', async () => {
  const guids = [await addPhoto(before), await addPhoto(before)];
  const { rawPayload: original } = await look(guids[0] ?? '');
  const move = () => moveFiles({ db, clock, files: filesIn(store) });
  await Promise.all([move(), move(), move()]);
  for (const guid of guids) expect((await look(guid)).rawPayload).toEqual(original);
  clock.advance(day + 1);
  await tend();
  for (const guid of guids) expect(bucket.variants(`photos/${guid}/`).toSorted()).toEqual(whole);
});

test('an order with a photo that cannot be read fails with a sentence, and keeps the photo', async () => {
  const kitchen = kitchenClient(server, viewer);
  const photoGuid = await addPhoto();
  setMood('refusing');
  const { guid: unread } = create(payloadOf(await kitchen.post(requestFor('soup', { photoGuid }))), jobSchema);
  const failed = (await kitchen.events(unread)).at(-1);
  expect(failed).toMatchObject({
    type: 'failed',
    message: 'Something went wrong in the kitchen. Your description and photo are kept; please try again.',
  });
  setMood('well');
  const { guid } = await kitchen.order(requestFor('soup', { photoGuid }));
  expect(cook.orders[0]?.photos).toEqual([(await look(photoGuid)).rawPayload]);
  cook.say(finished);
  expect((await kitchen.events(guid)).at(-1)?.type).toBe('done');
});

test('a photo that is swept takes its files along', async () => {
  const guid = await addPhoto();
  clock.advance(day + 1);
  await sweep(db, clock);
  expect(await rowOf(guid)).toBeUndefined();
  expect(bucket.variants(`photos/${guid}/`)).toHaveLength(10);
  await tend();
  expect(bucket.variants(`photos/${guid}/`)).toEqual([]);
});

test('an account takes its files along, at the second try where the first one failed', async () => {
  const owner = await signInSomebody(server);
  const guid = await addPhoto(server, owner);
  const now = clock.now();
  const request = {
    guid: newGuid(),
    user_guid: owner.userGuid,
    requested_at: now,
    executes_at: now,
    gone_at: now + day,
    cancelled_at: null,
  };
  await db.insertInto('deletion_requests').values(request).execute();
  await eraseDueAccounts(server.app.deps);
  expect([await rowOf(guid), await left()]).toEqual([undefined, 10]);
  bucket.mood = 'refusing';
  await expect(tend()).rejects.toThrow('503');
  expect(await left()).toBe(10);
  bucket.mood = 'well';
  await tend();
  expect([bucket.variants(`photos/${guid}/`), await left()]).toEqual([[], 0]);
});

test('files without a row are deleted after a day, page by page, and nothing else', async () => {
  const guid = await addPhoto();
  const orphan = `photos/${newGuid()}/original-0123456789abcdef01`;
  const foreign = ['photos/readme.txt', 'backups/photos/x', `pictures/${newGuid()}/X.jpg`, `photos/${'-'.repeat(36)}/x`];
  for (const key of [orphan, ...foreign]) await store.put(key, jpeg, 'image/jpeg');
  await tend();
  expect(bucket.files.has(orphan)).toBe(true);
  clock.advance(day + 1);
  bucket.pageLength = 3;
  await tend();
  bucket.pageLength = 1_000;
  expect(bucket.files.has(orphan)).toBe(false);
  for (const key of foreign) expect(bucket.files.has(key), key).toBe(true);
  expect(bucket.variants(`photos/${guid}/`)).toHaveLength(10);
});

test('a lost form is made again; a lost photo is not found', async () => {
  const guid = await addPhoto();
  const form = [...bucket.files.keys()].find((key) => key.startsWith(`photos/${guid}/640-avif`)) ?? '';
  bucket.files.delete(form);
  expect((await look(guid, '?w=640')).headers['content-type']).toBe('image/jpeg');
  await vi.waitUntil(async () => (await formsOf(guid)).length === 9, { timeout: 60_000 });
  expect((await look(guid, '?w=640')).headers['content-type']).toBe('image/avif');
  bucket.files.delete((await rowOf(guid))?.file ?? '');
  expect((await look(guid)).statusCode).toBe(404);
});

test('pictures of staff: whole, wide and small, also small for one that is older than this size', async () => {
  const staff = await atConsole(server);
  const cookies = Object.fromEntries(staff.browser.cookies);
  const sent = await server.app.inject({ method: 'POST', url: '/api/console/categories/pictures', cookies, ...formWith(jpeg) });
  const { guid } = payloadOf(sent) as { guid: string };
  expect(bucket.variants(`pictures/${guid}/`).toSorted()).toEqual(['original', 'small', 'wide']);
  const category = await addCategory(server, 'stored', 'Stored');
  await staff.browser.put(`/api/console/categories/records/${category}`, { version: 1, fields: { picture: guid } });
  expect(await sharp((await server.app.inject('/c/stored/picture.jpg')).rawPayload).metadata()).toMatchObject({ width: 1_200 });
  const address = `/api/console/categories/pictures/${guid}?size=small`;
  const first = await staff.browser.get(address);
  expect(await sharp(first.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 60 });
  await db.updateTable('pictures').set({ small_file: null }).where('guid', '=', guid).execute();
  expect((await staff.browser.get(address)).statusCode).toBe(200);
  expect(bucket.variants(`pictures/${guid}/`).filter((variant) => variant === 'small')).toHaveLength(2);
  await tend();
  expect(bucket.variants(`pictures/${guid}/`).toSorted()).toEqual(['original', 'small', 'wide']);
  const again = await staff.browser.get(address);
  expect([again.statusCode, again.rawPayload.equals(first.rawPayload)]).toEqual([200, true]);
});

test('the exports hold the photos, or say before they begin that they cannot', async () => {
  const owner = await signInSomebody(server);
  const guid = await addPhoto(server, owner);
  const original = bucket.files.get((await rowOf(guid))?.file ?? '')?.bytes;
  const take = async () => {
    await db.updateTable('sessions').set({ proved_at: clock.now() }).where('user_guid', '=', owner.userGuid).execute();
    const navigation = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
    return server.app.inject({ url: '/api/account/export', headers: { ...owner.headers, ...navigation } });
  };
  const { photos } = JSON.parse((await take()).body) as { photos: object[] };
  expect(photos).toMatchObject([{ guid, bytes: original?.toString('base64') }]);
  expect(Object.keys(photos[0] ?? {})).not.toContain('file');
  bucket.mood = 'refusing';
  expect((await take()).statusCode).toBe(503);
});

test('the log has what went wrong, and neither keys nor secrets', async () => {
  setMood('hung');
  await upload(server, viewer, jpeg);
  const log = lines.join('');
  expect(log).toContain('The object store did not answer within 0.1 seconds.');
  for (const secret of Object.values(storeKeys)) expect(log).not.toContain(secret);
  const { rows } = await sql<{ file: string }>`select file from photos where file is not null`.execute(db);
  for (const { file } of rows) expect(log).not.toContain(file);
});
