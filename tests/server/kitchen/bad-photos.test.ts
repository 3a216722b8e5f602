import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { assert } from 'superstruct';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { envelopeSchema } from '../../../contract/envelope.ts';
import { maxPhotoBytes } from '../../../contract/kitchen/photo.ts';
import { floodPng, interlacedFlood, movingPng } from '../../support/images.ts';
import { buildTestApp, envelopeOf, signInSomebody, type TestApp, type TestViewer } from '../../support/server/app.ts';
import { formWith, upload, uploadPath } from '../../support/server/upload.ts';

let server: TestApp;
let viewer: TestViewer;
beforeAll(async () => {
  server = await buildTestApp();
  viewer = await signInSomebody(server);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

const plain = (side: number) => sharp({ create: { width: side, height: side, channels: 3, background: '#888' } });
const jpeg = () => plain(200).jpeg().toBuffer();
const movingWebp = async () => {
  const [one, other] = [await jpeg(), await plain(200).negate().png().toBuffer()];
  return sharp([one, other], { join: { animated: true } })
    .webp()
    .toBuffer();
};

const heic = () => Promise.resolve(Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(400)]));

const cases: [name: string, bytes: () => Promise<Buffer>, statusCode: number, message: RegExp][] = [
  ['an empty file', () => Promise.resolve(Buffer.alloc(0)), 2, /empty/],
  ['a text named .jpg', () => Promise.resolve(Buffer.from('Once upon a time there was no photo.')), 13, /JPEG, PNG or WebP/],
  [
    'an SVG',
    () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')),
    13,
    /JPEG, PNG or WebP/,
  ],
  ['an HTML page', () => Promise.resolve(Buffer.from('<!doctype html><script>alert(1)</script>')), 13, /JPEG, PNG or WebP/],
  ['a HEIC', heic, 13, /Most Compatible/],
  ['three bytes of a JPEG', () => Promise.resolve(Buffer.from([0xff, 0xd8, 0xff])), 13, /damaged/],
  ['half a JPEG', async () => (await jpeg()).subarray(0, 200), 13, /damaged/],
  [
    'a JPEG head with noise after it',
    () => Promise.resolve(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(5_000, 7)])),
    13,
    /damaged/,
  ],
  ['a 30,000 x 30,000 PNG', () => Promise.resolve(floodPng(30_000)), 12, /million pixels/],
  ['an interlaced PNG of 16 bits', () => interlacedFlood(7_000), 13, /interlaced/],
  ['a small interlaced PNG', () => plain(40).png({ progressive: true }).toBuffer(), 13, /interlaced/],
  [
    'a PNG of 17 million pixels in 16 bits',
    () => plain(4_150).toColourspace('rgb16').png({ compressionLevel: 1 }).toBuffer(),
    12,
    /16 million pixels/,
  ],
  ['a progressive JPEG of 17 million pixels', () => plain(4_150).jpeg({ progressive: true }).toBuffer(), 12, /16 million pixels/],
  ['a WebP of 25 million pixels', () => plain(5_000).webp({ effort: 0 }).toBuffer(), 12, /24 million pixels/],
  ['an AVIF of 25 million pixels', () => plain(5_000).avif({ effort: 0, quality: 10 }).toBuffer(), 12, /21 million pixels/],
  ['a PNG that moves', () => Promise.resolve(movingPng()), 13, /animated/],
  ['a WebP that moves', movingWebp, 13, /animated/],
  ['a byte too many', async () => Buffer.concat([await jpeg(), Buffer.alloc(maxPhotoBytes)]), 12, /20 MB/],
];

test.each(cases)('%s is refused with a reason, and nothing is stored', async (_, bytes, statusCode, message) => {
  const before = await server.db.selectFrom('photos').select('guid').execute();
  const envelope = envelopeOf(await upload(server, viewer, await bytes()));
  expect(envelope.status_code).toBe(statusCode);
  expect(envelope.status_text).toMatch(message);
  // The page shows it at the photo.
  expect(envelope.payload).toEqual({ photo: envelope.status_text });
  expect(await server.db.selectFrom('photos').select('guid').execute()).toEqual(before);
});

test.each([
  ['a JPEG of 48 million pixels', () => plain(6_928).jpeg().toBuffer()],
  ['a PNG of 48 million pixels', () => plain(6_928).png({ compressionLevel: 1 }).toBuffer()],
  ['a progressive JPEG of 12 million', () => plain(3_464).jpeg({ progressive: true }).toBuffer()],
  ['a WebP of 12 million', () => plain(3_464).webp({ effort: 0 }).toBuffer()],
  ['a small PNG of 16 bits', () => plain(400).toColourspace('rgb16').png().toBuffer()],
])('%s is what telephones and programs store, and is taken', async (_, bytes) => {
  expect(envelopeOf(await upload(server, viewer, await bytes())).status_code).toBe(0);
});

test('a file in another field, no file, and no form at all', async () => {
  expect(envelopeOf(await upload(server, viewer, await jpeg(), { field: 'picture' }))).toMatchObject({
    status_code: 2,
    payload: { photo: 'Please choose a photo.' },
  });
  const boundary = { 'content-type': 'multipart/form-data; boundary=x' };
  const call = (headers: Record<string, string>, payload: string) =>
    server.app.inject({ method: 'POST', url: uploadPath(viewer), headers: { ...viewer.headers, ...headers }, payload });
  expect(envelopeOf(await call(boundary, '--x--\r\n'))).toMatchObject({ status_code: 2 });
  expect(envelopeOf(await call({ 'content-type': 'application/json' }, '{}'))).toMatchObject({ status_code: 13 });
  expect(envelopeOf(await call({ 'content-type': 'image/jpeg' }, 'x'))).toMatchObject({ status_code: 13 });
});

test('a 60 MB body over a real connection gets its answer, and the server goes on', async () => {
  const address: AddressInfo | string | null = server.app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const { payload, headers } = formWith(Buffer.alloc(60 * 1024 * 1024));
  const response = await fetch(`http://127.0.0.1:${address.port}${uploadPath(viewer)}`, {
    method: 'POST',
    body: new Uint8Array(payload),
    headers: { ...viewer.headers, ...headers },
  });
  expect(response.status).toBe(413);
  const body: unknown = await response.json();
  assert(body, envelopeSchema);
  expect(body.status_code).toBe(12);
  expect((await upload(server, viewer, await jpeg())).statusCode).toBe(200);
});
