import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../../server/app.ts';
import { readConfig } from '../../../server/config.ts';
import { buildTestApp, envelopeOf, type TestApp } from '../../support/server/app.ts';

// What programs expect of any site: their headers, spellings of addresses, and addresses that they know by heart.

const dist = mkdtempSync(join(tmpdir(), 'anydish-dist-'));
const navigation = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
let server: TestApp;
let app: FastifyInstance;
const apps: FastifyInstance[] = [];
const build = async (env: Record<string, string>) => {
  const config = readConfig({ PUBLIC_URL: 'http://localhost:3000', ...env });
  const built = await buildApp({ ...server.app.deps, config, dist });
  apps.push(built);
  return built;
};

beforeAll(async () => {
  writeFileSync(
    join(dist, 'index.html'),
    '<!doctype html><html lang="en"><head><!--preview--><!--config--></head><body><main class="late">\n<h1>x</h1>\n</main><noscript>x</noscript></body></html>',
  );
  server = await buildTestApp();
  app = await build({});
});
afterAll(async () => {
  await Promise.all(apps.map((one) => one.close()));
  await server.close();
  rmSync(dist, { recursive: true });
});

test.each([
  undefined,
  '',
  '*/*',
  'text/*;q=0.5, application/json',
  'application/json, text/plain, */*',
  'image/avif,image/webp,*/*;q=0.8',
  'TEXT/HTML',
  'application/xhtml+xml',
])('Accept: %s gets a page, there and not there', async (accept) => {
  const headers = accept === undefined ? {} : { accept };
  for (const [url, status] of [
    ['/privacy', 200],
    ['/no/such/page', 404],
  ] as const) {
    const response = await app.inject({ url, headers });
    expect([url, response.statusCode, response.headers['content-type']]).toEqual([url, status, 'text/html; charset=utf-8']);
  }
});

test.each(['application/json', 'application/json, */*;q=0', 'image/png'])('Accept: %s gets no page where there is none', async (accept) => {
  const response = await app.inject({ url: '/no/such/page', headers: { accept } });
  expect([response.statusCode, envelopeOf(response).status_code]).toEqual([404, 5]);
});

test.each(['/', '/privacy', '/login', '/no/such/page'])('HEAD %s has the headers of its GET, and no body', async (url) => {
  const [head, get] = [
    await app.inject({ method: 'HEAD', url, headers: navigation }),
    await app.inject({ url, headers: { ...navigation, 'accept-encoding': 'identity' } }),
  ];
  expect([head.statusCode, head.body, head.headers['content-type']]).toEqual([get.statusCode, '', get.headers['content-type']]);
});

test.each(['/privacy/', '/Privacy', '/PRIVACY/'])('%s is the page of /privacy, listed under its own name', async (url) => {
  const { body, statusCode, headers } = await app.inject({ url, headers: navigation });
  expect([statusCode, headers['x-robots-tag']]).toEqual([200, undefined]);
  expect(body).toContain('<link rel="canonical" href="http://localhost:3000/privacy" />');
});

test.each([
  ['/login%20', '/login'],
  ['/login%20%20?a=b', '/login?a=b'],
  ['/r/toast-aB3dE6gH9jK2%20', '/r/toast-aB3dE6gH9jK2'],
])('%s, as it is pasted, leads to %s', async (url, to) => {
  const { statusCode, headers } = await app.inject({ url, headers: navigation });
  expect([statusCode, headers.location]).toEqual([301, to]);
});

test('spaces elsewhere lead nowhere', async () => {
  for (const url of ['/log%20in', '/no/such%20']) expect((await app.inject({ url, headers: navigation })).statusCode, url).toBe(404);
});

test('the host may be written in capitals', async () => {
  const response = await app.inject({ url: '/', headers: { ...navigation, host: 'LocalHost:3000' } });
  expect(response.statusCode).toBe(200);
});

test('security.txt names a contact and its end, within a year', async () => {
  const built = await build({ SUPPORT_EMAIL: 'help@anydish.example' });
  const { statusCode, headers, body } = await built.inject('/.well-known/security.txt');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body).toMatch(/^Contact: mailto:help@anydish\.example\r\n/);
  const expires = Date.parse(/^Expires: (.*)\r$/m.exec(body)?.[1] ?? '');
  expect(expires).toBeGreaterThan(server.clock.now());
  expect(expires).toBeLessThan(server.clock.now() + 365 * 24 * 3_600_000);
  expect(body).toContain('Canonical: http://localhost:3000/.well-known/security.txt\r\n');
});

test('password managers find the page for a new password; other well-known addresses are not found', async () => {
  const { statusCode, headers } = await app.inject('/.well-known/change-password');
  expect([statusCode, headers.location]).toEqual([302, '/account/password']);
  const none = await app.inject('/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200');
  expect(none.statusCode).toBe(404);
});
