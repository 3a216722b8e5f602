import sharp from 'sharp';
import { create } from 'superstruct';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fillPath } from '../../../contract/endpoint.ts';
import { rawPaths } from '../../../contract/kitchen/kitchen-endpoints.ts';
import { photoSchema } from '../../../contract/kitchen/kitchen.ts';
import { buildTestApp, payloadOf, signInSomebody, type TestApp, type TestViewer } from '../../support/server/app.ts';
import { kitchenClient, requestFor } from '../../support/server/kitchen-client.ts';
import { finished, ScriptedCook } from '../../support/server/scripted-cook.ts';
import { upload } from '../../support/server/upload.ts';

let server: TestApp;
let viewer: TestViewer;
const cook = new ScriptedCook();
beforeAll(async () => {
  server = await buildTestApp({ cook });
  viewer = await signInSomebody(server);
});
afterAll(() => server.close());

const pathOf = (guid: string, { companyUri } = viewer) => fillPath(rawPaths.photo, { companyUri, guid });

/** Wide, its left half red; lying on its side as telephones store it. */
async function sideways(width = 4_000, height = 3_000): Promise<Buffer> {
  const red = await sharp({ create: { width: width / 2, height, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: '#0000ff' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .withExif({ IFD0: { Make: 'Secret camera' }, IFD3: { GPSLatitude: '52/1 31/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

test('a 12 MP telephone photo is kept upright, small and without its metadata', async () => {
  const photo = create(payloadOf(await upload(server, viewer, await sideways())), photoSchema);
  expect(photo).toMatchObject({ width: 1_152, height: 1_536 });
  const response = await server.app.inject({ url: pathOf(photo.guid), headers: viewer.headers });
  const metadata = await sharp(response.rawPayload).metadata();
  expect(metadata).toMatchObject({ format: 'jpeg', width: 1_152, height: 1_536 });
  expect(metadata.orientation).toBeUndefined();
  expect(metadata.exif).toBeUndefined();
  expect(response.rawPayload.includes('Secret camera')).toBe(false);
  // Turned by a quarter, what was on the left is on top.
  const top = await sharp(response.rawPayload).extract({ left: 500, top: 100, width: 1, height: 1 }).raw().toBuffer();
  expect([(top[0] ?? 0) > 200, (top[2] ?? 255) < 60]).toEqual([true, true]);
});

test('a photo is a picture and nothing else', async () => {
  const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  const { guid, width, height } = create(payloadOf(await upload(server, viewer, bytes, { name: 'x.png', type: 'image/png' })), photoSchema);
  expect([width, height]).toEqual([30, 20]);
  const { headers, statusCode } = await server.app.inject({ url: pathOf(guid), headers: viewer.headers });
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('image/jpeg');
  expect(headers['cache-control']).toBe('private, max-age=31536000, immutable');
  // A browser shows nothing that it keeps for another session, or for none.
  expect(headers['vary']).toMatch(/\bcookie\b/i);
  expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect((await server.app.inject({ url: pathOf('not-a-guid'), headers: viewer.headers })).statusCode).toBe(404);
});

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('%s is accepted under any file name', async (format) => {
  const bytes = await sharp({ create: { width: 40, height: 40, channels: 4, background: { r: 1, g: 2, b: 3, alpha: 0.5 } } })
    .toFormat(format)
    .toBuffer();
  expect((await upload(server, viewer, bytes, { name: 'anything.txt', type: 'text/plain' })).statusCode).toBe(200);
});

test('the cook gets the photo, and the recipe keeps it', async () => {
  const bytes = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#00ff00' } })
    .jpeg()
    .toBuffer();
  const { guid } = create(payloadOf(await upload(server, viewer, bytes)), photoSchema);
  const kitchen = kitchenClient(server, viewer);
  const job = await kitchen.order(requestFor('', { photoGuid: guid }));
  await vi.waitFor(() => expect(cook.orders).toHaveLength(1));
  cook.say(finished);
  await kitchen.events(job.guid);
  const received = cook.orders.at(-1)?.photos[0];
  expect(received ? (await sharp(received).metadata()).width : null).toBe(64);
  const done = await kitchen.job(job.guid);
  expect((await kitchen.recipe(done.recipeGuid ?? '')).photoGuid).toBe(guid);
});
