import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { assert } from 'superstruct';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fromWire } from '../../../contract/casing.ts';
import { publicConfigSchema } from '../../../contract/shell/public-config.ts';
import { buildApp } from '../../../server/app.ts';
import { readConfig } from '../../../server/config.ts';
import { escapeHtml } from '../../../server/mail/escape-html.ts';
import { inWords } from '../../../server/language/speech.ts';
import { buildTestApp, envelopeOf, type TestApp } from '../../support/server/app.ts';

const dist = mkdtempSync(join(tmpdir(), 'anydish-dist-'));
const html =
  '<!doctype html><html lang="en"><head><meta name="theme-color" content="#fff" data-scheme="light" media="(prefers-color-scheme: light)"><meta name="theme-color" content="#000" data-scheme="dark" media="(prefers-color-scheme: dark)"><!--config--><link rel="stylesheet" href="/assets/app.a1.css"></head><body><main class="late">\n<h1>x</h1>\n</main><noscript>x</noscript><script type="module" src="/assets/app.a1b2c3d4.js"></script></body></html>';
const navigation = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

let server: TestApp;
let app: FastifyInstance;
const apps: FastifyInstance[] = [];
const build = async (env: Record<string, string>, folder = dist) => {
  const config = readConfig({ PUBLIC_URL: 'http://localhost:3000', ...env });
  const built = await buildApp({ ...server.app.deps, config, dist: folder });
  apps.push(built);
  return built;
};

beforeAll(async () => {
  for (const folder of ['assets', 'webapp', '.vite']) mkdirSync(join(dist, folder));
  writeFileSync(join(dist, 'index.html'), html);
  writeFileSync(join(dist, 'assets/worker-photo.a1b2c3d4.js'), 'export {};');
  writeFileSync(join(dist, 'assets/app.a1b2c3d4.js'), `export const a = '${'a'.repeat(2_000)}';`);
  writeFileSync(join(dist, 'webapp/webapp.e5f6.js'), 'export {};');
  writeFileSync(join(dist, 'webapp/webapp.e5f6.js.br'), brotliCompressSync('export const better = true;'));
  writeFileSync(join(dist, 'favicon.svg'), '<svg/>');
  writeFileSync(join(dist, '.vite/manifest.json'), '{}');
  writeFileSync(join(dist, '.built-from'), 'hash');
  server = await buildTestApp();
  app = await build({});
});
afterAll(async () => {
  await Promise.all(apps.map((one) => one.close()));
  await server.close();
  rmSync(dist, { recursive: true });
});

function configIn(body: string) {
  const text = /<script type="application\/json" id="config">(.*?)<\/script>/.exec(body)?.[1] ?? 'null';
  const config = fromWire(JSON.parse(text));
  assert(config, publicConfigSchema);
  return config;
}

test.each(['/', '/login', '/Login/', '/ai/ada-kitchen-x/new', '/debug', '/?a=b', '/index.html'])('%s is the application', async (url) => {
  const response = await app.inject({ url, headers: navigation });
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
  expect(configIn(response.body).productName).toBe('AnyDish');
});

test.each(['/assets/none.js', '/webapp/webapp.none.js', '/none.png', '/assets/'])('%s is not found', async (url) => {
  const response = await app.inject({ url });
  expect(response.statusCode).toBe(404);
  expect(envelopeOf(response).status_code).toBe(5);
});

test('an address that names a language is served in it, whatever the reader asks for', async () => {
  const served = async (url: string) =>
    /<html lang="([^"]*)"/.exec((await app.inject({ url, headers: { 'accept-language': 'fr' } })).body)?.[1];
  expect(await served('/privacy?locale=de')).toBe('de');
  expect(await served('/privacy?locale=%22%3E')).toBe('fr');
});

test('a chunk that is missing is no page, also when the address bar asks for it', async () => {
  expect((await app.inject({ url: '/webapp/webapp.none.js', headers: navigation })).statusCode).toBe(404);
});

test.each([
  ['/assets/app.a1b2c3d4.js', 'public, max-age=31536000, immutable'],
  ['/webapp/webapp.e5f6.js', 'public, max-age=31536000, immutable'],
  ['/favicon.svg', 'public, max-age=3600'],
])('%s is kept: %s', async (url, cacheControl) => {
  const response = await app.inject({ url });
  expect(response.statusCode).toBe(200);
  expect(response.headers['cache-control']).toBe(cacheControl);
  expect(response.headers['x-content-type-options']).toBe('nosniff');
});

test('WebAssembly is for workers alone, and a worker may do nothing besides', async () => {
  const policyOf = async (url: string) => String((await app.inject(url)).headers['content-security-policy']);
  expect(await policyOf('/assets/worker-photo.a1b2c3d4.js')).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
  );
  for (const url of ['/', '/assets/app.a1b2c3d4.js']) expect(await policyOf(url)).not.toContain('wasm');
});

test.each(['/.vite/manifest.json', '/.built-from', '/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json'])(
  '%s is nobody else’s business',
  async (url) => {
    const response = await app.inject({ url });
    expect(response.statusCode).toBe(404);
    expect(response.body).not.toContain('anydish"');
  },
);

test('code travels compressed', async () => {
  const response = await app.inject({ url: '/assets/app.a1b2c3d4.js', headers: { 'accept-encoding': 'gzip, br' } });
  expect(response.headers['content-encoding']).toBe('br');
  expect(response.rawPayload.length).toBeLessThan(500);
});

test('a file is sent as the build has compressed it, to those who can read that', async () => {
  const fetchChunk = (encoding: string) => app.inject({ url: '/webapp/webapp.e5f6.js', headers: { 'accept-encoding': encoding } });
  const small = await fetchChunk('gzip, br');
  expect(small.headers).toMatchObject({ 'content-encoding': 'br', 'content-type': 'application/javascript; charset=utf-8' });
  expect(small.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(String(small.headers.vary).toLowerCase()).toContain('accept-encoding');
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe('export const better = true;');
  expect((await fetchChunk('identity')).body).toBe('export {};');
});

test('only a GET is a navigation', async () => {
  const response = await app.inject({ method: 'POST', url: '/login', headers: navigation });
  expect(response.statusCode).toBe(404);
  expect((await app.inject({ method: 'HEAD', url: '/login', headers: navigation })).statusCode).toBe(200);
});

test.each([
  ['ar', 'de', 'ar', 'rtl'],
  [undefined, 'de-CH, en;q=0.5', 'de', 'ltr'],
  [undefined, undefined, 'en', 'ltr'],
  ['"><script>', 'zh-CN', 'zh-Hans', 'ltr'],
] as const)('the cookie %s and the header %s get the page in %s', async (cookie, header, language, direction) => {
  const headers = { ...navigation, ...(header === undefined ? {} : { 'accept-language': header }) };
  const response = await app.inject({ url: '/', headers, cookies: cookie === undefined ? {} : { language: cookie } });
  expect(response.body).toContain(`<html lang="${language}" dir="${direction}">`);
  expect(configIn(response.body).language).toBe(language);
  const say = (id: string) => escapeHtml(inWords({ id, values: { productName: 'AnyDish' } }, language));
  // What a crawler reads is what the page is about, and not that it is late.
  const about = say('Take a picture of any food or describe any dish, and get an easy-to-use recipe.');
  const words = `<h1>${say('{productName}: instant AI recipes')}</h1><p>${about}</p>`;
  const withoutCode = say('{productName} needs JavaScript. Please switch it on in your browser and load the page again.');
  expect(response.body).toContain(`<noscript>${words}<p>${withoutCode}</p></noscript>`);
  const late = `<p>${say('{productName} is taking long to load.')} ${say('Please check your connection.')}</p>`;
  expect(response.body).toContain(`<main class="late">${words}${late}<a href="">${say('Load the page again')}</a></main>`);
  // No store in between may give it to somebody who reads another.
  expect(response.headers.vary?.toLowerCase()).toContain('accept, accept-language, cookie');
});

test.each([
  [undefined, '<html lang="en" dir="ltr">', '(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'],
  ['"><script>', '<html lang="en" dir="ltr">', '(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'],
  ['light', '<html data-scheme="light" lang="en" dir="ltr">', 'all', 'not all'],
  ['dark', '<html data-scheme="dark" lang="en" dir="ltr">', 'not all', 'all'],
] as const)('the colour scheme %s is in the page, so that nothing flashes', async (scheme, start, light, dark) => {
  const { body } = await app.inject({ url: '/', headers: navigation, cookies: scheme === undefined ? {} : { scheme } });
  expect(body).toContain(start);
  expect(body).toContain(`data-scheme="light" media="${light}"`);
  expect(body).toContain(`data-scheme="dark" media="${dark}"`);
});

describe('what the page is told', () => {
  test('is what the configuration says, and nothing secret', async () => {
    const links = {
      SUPPORT_EMAIL: 'help@anydish.example',
      APP_STORE_URL: 'https://apps.example/1',
      PLAY_STORE_URL: 'https://play.example/2',
    };
    const secrets = { SMTP_URL: 'smtp://user:hidden@mail.example', GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'hidden' };
    const built = await build({ NODE_ENV: 'production', ANALYTICS_URL: 'https://stats.example/hit', ...links, ...secrets });
    const { body } = await built.inject({ url: '/', headers: navigation });
    expect(configIn(body)).toEqual({
      productName: 'AnyDish',
      language: 'en',
      kitchen: 'built-in',
      // Only what has keys: in production no button leads to the demo identity provider.
      providers: ['google'],
      supportEmail: 'help@anydish.example',
      appStoreUrl: 'https://apps.example/1',
      playStoreUrl: 'https://play.example/2',
      analyticsUrl: 'https://stats.example/hit',
      natsUrl: null,
      isProduction: true,
      hasServiceWorker: true,
    });
    expect(body).not.toContain('hidden');
  });

  test('page views are for production only', async () => {
    const built = await build({ ANALYTICS_URL: 'https://stats.example/hit' });
    expect(configIn((await built.inject({ url: '/', headers: navigation })).body).analyticsUrl).toBeNull();
  });

  test('cannot end its own block', async () => {
    const built = await build({ PRODUCT_NAME: '</script><script>alert(1)</script>$&' });
    const { body } = await built.inject({ url: '/', headers: navigation });
    expect(body).not.toContain('<script>alert');
    expect(configIn(body).productName).toBe('</script><script>alert(1)</script>$&');
  });
});

test('with a content-delivery location the code comes from there', async () => {
  const built = await build({ CDN_URL: 'https://cdn.example/v1/' });
  const { body } = await built.inject({ url: '/', headers: navigation });
  expect(body).toContain('src="https://cdn.example/v1/assets/app.a1b2c3d4.js"');
  expect(body).toContain('href="https://cdn.example/v1/assets/app.a1.css"');
});

test('a network that fetches the code from here is told that every page may use it; without one, none but ours', async () => {
  const pulled = await build({ CDN_URL: 'https://cdn.example' });
  const headersOf = async (one: FastifyInstance, url: string) => (await one.inject({ url, headers: navigation })).headers;
  expect(await headersOf(pulled, '/webapp/webapp.e5f6.js')).toMatchObject({ 'access-control-allow-origin': '*' });
  expect(await headersOf(pulled, '/favicon.svg')).not.toHaveProperty('access-control-allow-origin');
  expect(await headersOf(pulled, '/')).not.toHaveProperty('access-control-allow-origin');
  expect(await headersOf(app, '/webapp/webapp.e5f6.js')).not.toHaveProperty('access-control-allow-origin');
});

test('that a chunk is missing is kept by nobody: the next server may have it', async () => {
  expect((await app.inject({ url: '/webapp/webapp.none.js' })).headers['cache-control']).toBe('no-store');
});

test('without built pages the address says what to do, and the calls work', async () => {
  const built = await build({}, join(dist, 'none'));
  const response = await built.inject({ url: '/', headers: navigation });
  expect(response.statusCode).toBe(503);
  expect(response.body).toContain('npm run build');
  expect((await built.inject('/api/session')).statusCode).toBe(200);
});
