import sharp from 'sharp';
import { create } from 'superstruct';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fillPath } from '../../../contract/endpoint.ts';
import { rawPaths } from '../../../contract/kitchen/kitchen-endpoints.ts';
import { photoSchema } from '../../../contract/kitchen/kitchen.ts';
import { photoSource, photoWidths } from '../../../contract/kitchen/photo.ts';
import { buildTestApp, payloadOf, signInSomebody, type TestApp, type TestViewer } from '../../support/server/app.ts';
import { upload } from '../../support/server/upload.ts';

let server: TestApp;
let viewer: TestViewer;
let guid = '';
const formsOf = (photo: string) => server.db.selectFrom('photo_forms').selectAll().where('photo_guid', '=', photo).execute();
const send = async (background: string) => {
  const bytes = await sharp({ create: { width: 1_400, height: 1_050, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return create(payloadOf(await upload(server, viewer, bytes)), photoSchema).guid;
};
beforeAll(async () => {
  server = await buildTestApp();
  viewer = await signInSomebody(server);
  guid = await send('#c0ffee');
  await vi.waitUntil(async () => (await formsOf(guid)).length === 9, { timeout: 60_000 });
});
afterAll(() => server.close());

const browser = 'image/avif,image/webp,image/apng,*/*;q=0.8';
const ask = (query: string, headers: Record<string, string> = {}, { who = viewer, photo = guid } = {}) =>
  server.app.inject({
    url: `${fillPath(rawPaths.photo, { companyUri: who.companyUri, guid: photo })}${query}`,
    headers: { ...who.headers, ...headers },
  });

test.each([
  [320, browser, 'image/avif', 'heif'],
  [640, 'image/webp,*/*', 'image/webp', 'webp'],
  [1_280, '*/*', 'image/jpeg', 'jpeg'],
] as const)('%s pixels wide for %s: %s', async (width, accept, type, format) => {
  const { statusCode, headers, rawPayload } = await ask(`?w=${width}`, { accept });
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({ 'content-type': type, 'cache-control': 'private, max-age=31536000, immutable' });
  expect(String(headers.vary)).toContain('cookie, accept, save-data');
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format, width });
});

test('a browser that saves data gets the next smaller one', async () => {
  const widthOf = async (query: string) =>
    (await sharp((await ask(query, { accept: browser, 'save-data': 'on' })).rawPayload).metadata()).width;
  expect([await widthOf('?w=1280'), await widthOf('?w=320')]).toEqual([640, 320]);
});

test('with a matching ETag nothing is sent; a width of its own is the photo itself', async () => {
  const { headers } = await ask('?w=640', { accept: browser });
  const again = await ask('?w=640', { accept: browser, 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect((await ask('?w=640', { accept: '*/*', 'if-none-match': String(headers.etag) })).statusCode, 'another format').toBe(200);
  for (const query of ['?w=641', '?w=x', '?v=640', ''])
    expect(await sharp((await ask(query, { accept: browser })).rawPayload).metadata(), query).toMatchObject({ width: 1_400 });
});

test('they are made once, and bytes in memory are not read again', async () => {
  const first = await ask('?w=320', { accept: browser });
  await server.db
    .updateTable('photo_forms')
    .set({ bytes: Buffer.from('other') })
    .where('photo_guid', '=', guid)
    .execute();
  expect((await ask('?w=320', { accept: browser })).rawPayload).toEqual(first.rawPayload);
});

test('nobody else sees them, and they are gone with their photo, also out of memory', async () => {
  const stranger = await signInSomebody(server);
  expect((await ask('?w=320', {}, { who: stranger })).statusCode).toBe(404);
  const photo = await send('#bada55');
  await vi.waitUntil(async () => (await formsOf(photo)).length === 9, { timeout: 60_000 });
  expect((await ask('?w=320', {}, { photo })).statusCode).toBe(200);
  await server.db.deleteFrom('photos').where('guid', '=', photo).execute();
  expect((await ask('?w=320', {}, { photo })).statusCode).toBe(404);
  expect(await formsOf(photo)).toEqual([]);
});

test('an older photo is sent as it is, once, and has its forms from then on', async () => {
  const photo = await send('#facade');
  await vi.waitUntil(async () => (await formsOf(photo)).length === 9, { timeout: 60_000 });
  await server.db.deleteFrom('photo_forms').where('photo_guid', '=', photo).execute();
  const { headers, rawPayload } = await ask('?w=640', { accept: browser }, { photo });
  expect(headers['cache-control']).toBe('private, no-cache');
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1_400 });
  await vi.waitUntil(async () => (await formsOf(photo)).length === 9, { timeout: 60_000 });
  expect((await ask('?w=640', { accept: browser }, { photo })).headers['content-type']).toBe('image/avif');
});

test('a page names all widths of a photo of the server, and of no other picture', () => {
  const { srcSet = '' } = photoSource('/r/toast-aB3dE6gH9jK2/photo.jpg', '50vw');
  for (const width of photoWidths) expect(srcSet).toContain(`/photo.jpg?w=${width} ${width}w`);
  expect(photoSource('blob:http://localhost/1', '50vw')).toEqual({ src: 'blob:http://localhost/1' });
});
