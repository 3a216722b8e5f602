import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fromWire } from '../../../contract/casing.ts';
import { newGuid } from '../../../server/db/guid.ts';
import { sweep } from '../../../server/janitor.ts';
import { buildTestApp, envelopeOf, payloadOf, type TestApp } from '../../support/server/app.ts';
import { addCategory } from '../../support/server/categories.ts';
import { atConsole, type Console } from '../../support/server/console.ts';
import { formWith } from '../../support/server/upload.ts';

let server: TestApp;
let staff: Console;
let photo: Buffer;
beforeAll(async () => {
  server = await buildTestApp();
  staff = await atConsole(server);
  photo = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#c33' } })
    .withExif({ IFD0: { Artist: 'Ada' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => server.close());

const send = (area: string, bytes: Buffer, who = staff) =>
  server.app.inject({
    method: 'POST',
    url: `/api/console/${area}/pictures`,
    cookies: Object.fromEntries(who.browser.cookies),
    ...formWith(bytes),
  });
const uploaded = async (area: string): Promise<string> => (payloadOf(await send(area, photo)) as { guid: string }).guid;
const save = (area: string, guid: string, version: number, fields: object) =>
  staff.browser.put(`/api/console/${area}/records/${guid}`, { version, fields });
const seen = (path: string) => server.app.inject(path);

test('a category shows its saved picture publicly, and the previous one after a restore', async () => {
  const guid = await addCategory(server, 'pictured', 'Pictured');
  expect((await seen('/c/pictured/picture.jpg')).statusCode).toBe(404);
  expect(payloadOf(await seen('/api/categories/pictured'))).toMatchObject({ picture: null });
  const first = await uploaded('categories');
  const saved = await save('categories', guid, 1, { picture: first });
  expect(payloadOf(saved)).toMatchObject({ version: 2, fields: { picture: first } });
  expect((await staff.page('categories', 'q=pictured')).rows[0]?.cells['picture']).toBe(first);
  expect(payloadOf(await seen('/api/categories/pictured'))).toMatchObject({ picture: '/c/pictured/picture.jpg' });
  const picture = await seen('/c/pictured/picture.jpg');
  expect(picture.headers).toMatchObject({ 'content-type': 'image/jpeg', 'content-security-policy': "default-src 'none'; sandbox" });
  expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  const own = await staff.browser.get(`/api/console/categories/pictures/${first}`);
  const { width, height, exif } = await sharp(own.rawPayload).metadata();
  expect([width, height, exif]).toEqual([900, 900, undefined]);
  // Of another area it is not there.
  expect((await staff.browser.get(`/api/console/cases/pictures/${first}`)).statusCode).toBe(404);

  expect((await save('categories', guid, 2, { picture: null })).statusCode).toBe(200);
  expect((await seen('/c/pictured/picture.jpg')).statusCode).toBe(404);
  const restored = await staff.browser.post(`/api/console/categories/records/${guid}/restore`, { version: 3, to: 3 });
  expect(payloadOf(restored)).toMatchObject({ fields: { picture: first } });
  expect((await seen('/c/pictured/picture.jpg')).statusCode).toBe(200);
});

test('a test case has text, photo or both, and is tried with them', async () => {
  const made = await staff.browser.post('/api/console/cases/records', { fields: { name: 'Photo alone', photo: await uploaded('cases') } });
  expect(payloadOf(made)).toMatchObject({ fields: { hasPhoto: true } });
  const { guid } = fromWire(payloadOf(made)) as { guid: string };
  const empty = await save('cases', guid, 1, { photo: null });
  expect([empty.statusCode, envelopeOf(empty).payload]).toMatchObject([400, { 'fields.description': 'This field is required.' }]);
  expect((await save('cases', guid, 1, { photo: null, description: 'Soup' })).statusCode).toBe(200);
});

test.each(['nothing', newGuid(), 12])('a picture that was not uploaded for the area is refused: %s', async (picture) => {
  const guid = await addCategory(server, newGuid(), 'Odd');
  const answer = await save('categories', guid, 1, { picture });
  expect([answer.statusCode, Object.keys(envelopeOf(answer).payload as object)]).toEqual([400, ['fields.picture']]);
});

test('a file that is not a photo, or for an area without pictures, is refused', async () => {
  expect((await send('categories', Buffer.from('no photo, but long enough'))).statusCode).toBe(415);
  expect((await send('users', photo)).statusCode).toBe(404);
  expect((await send('prompts', photo)).statusCode).toBe(404);
});

test('a picture without a saved record is deleted after a day', async () => {
  const guid = await addCategory(server, 'kept', 'Kept');
  const [kept, left] = [await uploaded('categories'), await uploaded('categories')];
  await save('categories', guid, 1, { picture: kept });
  server.clock.advance(25 * 60 * 60_000);
  await sweep(server.db, server.clock);
  const rows = await server.db.selectFrom('pictures').select('guid').where('guid', 'in', [kept, left]).execute();
  expect(rows).toEqual([{ guid: kept }]);
});
