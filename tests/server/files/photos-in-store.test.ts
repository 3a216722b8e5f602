import sharp from 'sharp';
import { create } from 'superstruct';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { jobSchema } from '../../../contract/kitchen/kitchen.ts';
import { envelopeOf, payloadOf, signInSomebody } from '../../support/server/app.ts';
import { addCategory, addShared } from '../../support/server/categories.ts';
import { atConsole } from '../../support/server/console.ts';
import { kitchenClient, requestFor } from '../../support/server/kitchen-client.ts';
import { storeKeys } from '../../support/server/object-store.ts';
import { finished } from '../../support/server/scripted-cook.ts';
import { openStoredPhotos, whole } from '../../support/server/stored-photos.ts';
import { formWith, upload } from '../../support/server/upload.ts';

const kit = await openStoredPhotos();
const { clock, db, bucket, lines, cook, server, before, viewer, jpeg, setMood, addPhoto, formsOf, look, rowOf, tend } = kit;
beforeEach(() => setMood('well'));
afterAll(kit.close);

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
  const { guid: recipe, path } = await addShared(server, viewer);
  await db.updateTable('recipes').set({ photo_guid: guid }).where('guid', '=', recipe).execute();
  await db.updateTable('shared_recipes').set({ shows_photo: true }).where('recipe_guid', '=', recipe).execute();
  for (const mood of ['hung', 'refusing', 'cutting'] as const) {
    setMood(mood);
    const seen = await look(guid);
    expect([mood, seen.statusCode, envelopeOf(seen).status_text]).toEqual([mood, 503, 'The server is busy. Please try again in a moment.']);
    expect((await server.app.inject(`${path}/photo.jpg`)).statusCode).toBe(503);
    expect((await server.app.inject(`${path}/picture-1x1.jpg`)).statusCode).toBe(503);
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
  for (const name of ['photo', 'picture-1x1']) expect((await server.app.inject(`${path}/${name}.jpg`)).statusCode, name).toBe(200);
  expect((await look(guid)).statusCode).toBe(200);
  expect((await upload(server, viewer, jpeg)).statusCode).toBe(200);
});

test('an older photo is read out of its row, and one of the store not without the store', async () => {
  const [older, newer] = [await addPhoto(before), await addPhoto()];
  expect((await rowOf(older))?.file).toBeNull();
  expect((await look(older)).statusCode).toBe(200);
  expect((await look(newer, '', before)).statusCode).toBe(503);
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
  const rows = await db.selectFrom('photos').select('file').where('file', 'is not', null).execute();
  expect(rows.length).toBeGreaterThan(0);
  for (const { file } of rows) expect(log).not.toContain(file);
});
