import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../../server/app.ts';
import { readConfig } from '../../../server/config.ts';
import { buildTestApp, signInSomebody, type TestApp } from '../../support/server/app.ts';

const publicFolder = join(import.meta.dirname, '../../../public');

let server: TestApp;
let named: FastifyInstance;
beforeAll(async () => {
  server = await buildTestApp();
  named = await buildApp({ ...server.app.deps, config: readConfig({ PRODUCT_NAME: '大 "Dish"' }) });
});
afterAll(async () => {
  await named.close();
  await server.close();
});

const ask = (url: string, headers: Record<string, string> = {}) => named.inject({ url, headers });

test('is the product’s, under its configured name', async () => {
  const response = await ask('/manifest.webmanifest');
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  // Without a parameter it speaks the reader's language, which a cache on the way has to know.
  expect(response.headers.vary).toContain('accept-language, cookie');
  expect(response.json()).toMatchObject({
    id: '/',
    name: '大 "Dish"',
    short_name: '大 "Dish"',
    lang: 'en',
    dir: 'ltr',
    start_url: '/account',
    scope: '/',
    display: 'standalone',
    shortcuts: [{ url: '/kitchen' }, { url: '/account' }],
  });
});

test.each([
  ['?language=ar', {}, 'ar', 'rtl'],
  ['', { 'accept-language': 'ja' }, 'ja', 'ltr'],
  ['?language=klingon', { 'accept-language': 'he' }, 'he', 'rtl'],
  ['?language=ar&language=de', {}, 'en', 'ltr'],
])('%s is read in the language that is asked for', async (query, headers, lang, dir) => {
  expect((await ask(`/manifest.webmanifest${query}`, headers)).json()).toMatchObject({ id: '/', lang, dir });
});

test('every picture is there, in the size that is said', async () => {
  const manifest: { icons: { src: string; sizes: string; purpose: string }[]; shortcuts: { icons: { src: string; sizes: string }[] }[] } = (
    await ask('/manifest.webmanifest')
  ).json();
  const pictures = [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }) => icons)];
  for (const { src, sizes } of pictures) {
    const path = join(publicFolder, src);
    expect(existsSync(path), src).toBe(true);
    const { width, height } = await sharp(path).metadata();
    expect([`${width}x${height}`, 'any'], src).toContain(sizes);
  }
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  );
});

test.each([
  ['app/apple-touch-icon.png', 180, 180],
  ['app/link-preview.png', 1200, 630],
])('%s is there', async (file, width, height) => {
  expect(await sharp(join(publicFolder, file)).metadata()).toMatchObject({ width, height, format: 'png' });
});

test('the shortcut to the kitchen leads a visitor to the way in, and a cook to the own kitchen', async () => {
  const visitor = await server.app.inject({ url: '/kitchen' });
  expect([visitor.statusCode, visitor.headers.location]).toEqual([302, '/login']);
  const { headers, companyUri } = await signInSomebody(server);
  const cook = await server.app.inject({ url: '/kitchen', headers });
  expect([cook.statusCode, cook.headers.location]).toEqual([302, `/ai/${companyUri}/new`]);
  expect(cook.headers['cache-control']).toBe('no-store');
});
