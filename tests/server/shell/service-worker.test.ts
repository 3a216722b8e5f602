import type { FastifyInstance } from 'fastify';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../../server/app.ts';
import { readConfig } from '../../../server/config.ts';
import { offlineSources } from '../../../server/shell/service-worker.ts';
import { buildTestApp, type TestApp } from '../../support/server/app.ts';

const dist = mkdtempSync(join(tmpdir(), 'anydish-worker-'));
const manifest = {
  'index.html': { file: 'assets/app.one.js', imports: ['_libraries.js'] },
  '_libraries.js': { file: 'webapp/webapp.libs.js', css: ['assets/shell.css'], imports: ['_libraries.js'] },
  'src/composition/companions.ts': { file: 'webapp/webapp.comp.js', assets: ['assets/font.woff2'] },
  'src/views/shell/landing/LandingPage.tsx': { file: 'webapp/webapp.landing.js' },
  'src/language/locales/en.po?part=src/main.tsx': { file: 'webapp/webapp.en.js' },
  'src/language/locales/de.po?parts': { file: 'webapp/webapp.addresses.js' },
  'src/language/locales/de.po?part=src/main.tsx': { file: 'webapp/webapp.de.js' },
  'src/language/locales/de.po?part=src/views/recipes/saved': { file: 'webapp/webapp.saved.js' },
  'src/language/locales/de.po?part=src/views/recipes/edit': { file: 'webapp/webapp.edit.js' },
};

let server: TestApp;
const apps: FastifyInstance[] = [];
const build = async (env: Record<string, string> = {}, folder = dist) => {
  const app = await buildApp({ ...server.app.deps, config: readConfig(env), dist: folder });
  apps.push(app);
  return app;
};
beforeAll(async () => {
  for (const folder of ['assets', '.vite']) mkdirSync(join(dist, folder));
  writeFileSync(join(dist, 'index.html'), '<html lang="en"><script type="module" crossorigin src="/assets/app.one.js"></script></html>');
  writeFileSync(join(dist, 'service-worker.js'), 'self.addEventListener("fetch", () => undefined);');
  writeFileSync(join(dist, '.vite/manifest.json'), JSON.stringify(manifest));
  server = await buildTestApp();
});
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  await server.close();
  rmSync(dist, { recursive: true });
});

const deploymentIn = (body: string): unknown => JSON.parse(/^self\.deployment = (.*);$/m.exec(body)?.[1] ?? 'null');

test('the worker knows its build, and what a start without a network needs', async () => {
  const response = await (await build()).inject('/service-worker.js');
  expect(response.headers).toMatchObject({ 'cache-control': 'no-cache', 'x-build': 'app.one.js' });
  expect(response.headers['content-type']).toMatch(/^text\/javascript/);
  expect(response.body).toContain('addEventListener("fetch"');
  const { texts, ...deployment } = deploymentIn(response.body) as { texts: Record<string, string[]> };
  expect(deployment).toEqual({
    build: 'app.one.js',
    origins: [],
    files: ['/assets/app.one.js', '/webapp/webapp.libs.js', '/assets/shell.css', '/webapp/webapp.comp.js', '/assets/font.woff2'],
  });
  expect(texts).toMatchObject({
    en: ['/webapp/webapp.en.js'],
    de: ['/webapp/webapp.addresses.js', '/webapp/webapp.de.js', '/webapp/webapp.saved.js'],
    fr: [],
  });
});

test('what every start fetches later is among it, and all of it is there', () => {
  const root = join(import.meta.dirname, '../../..');
  const main = readFileSync(join(root, 'src/main.tsx'), 'utf8');
  const lines = main.split('\n').filter((line) => !line.includes('DEV_TOOLS'));
  const later = [...lines.join('\n').matchAll(/import\('\.\/([^']+)'\)/g)].map(([, path]) => `src/${path}`);
  expect(later).toHaveLength(2);
  expect(offlineSources).toEqual(expect.arrayContaining(later));
  expect(offlineSources.filter((source) => !existsSync(join(root, source)))).toEqual([]);
});

test('a page and a question for the build say the same', async () => {
  const app = await build();
  const page = await app.inject({ url: '/login', headers: { accept: 'text/html' } });
  const sign = await app.inject({ method: 'HEAD', url: '/service-worker.js' });
  const session = await app.inject('/api/session');
  expect([page, sign, session].map(({ headers }) => headers['x-build'])).toEqual(['app.one.js', 'app.one.js', 'app.one.js']);
  expect(page.headers['content-security-policy']).toMatch(/worker-src 'self';manifest-src 'self'/);
});

test('with a content-delivery location files come from there, and the worker may fetch them', async () => {
  const response = await (await build({ CDN_URL: 'https://cdn.example/v1' })).inject('/service-worker.js');
  expect(deploymentIn(response.body)).toMatchObject({
    origins: ['https://cdn.example'],
    files: expect.arrayContaining(['https://cdn.example/v1/assets/app.one.js']),
  });
  expect(response.headers['content-security-policy']).toContain("connect-src 'self' https://cdn.example");
});

test.each([
  ['the configuration wants none', { SERVICE_WORKER: 'off' }, dist],
  ['nothing is built', {}, join(dist, 'none')],
])('when %s, it undoes what another did', async (_, env, folder) => {
  const { body, statusCode } = await (await build(env, folder)).inject('/service-worker.js');
  expect(statusCode).toBe(200);
  expect(body).toContain('unregister()');
  expect(body).not.toContain('addEventListener("fetch"');
});
