import type { FastifyInstance } from 'fastify';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { developerPaths, pagePaths } from '../../../contract/shell/page-paths.ts';
import { categoryPagePath } from '../../../contract/recipes/category-pages.ts';
import { sharedPagePath } from '../../../contract/recipes/share-path.ts';
import { buildApp } from '../../../server/app.ts';
import { readConfig } from '../../../server/config.ts';
import { buildTestApp, envelopeOf, type TestApp } from '../../support/server/app.ts';

const dist = mkdtempSync(join(tmpdir(), 'anydish-pages-'));
const html = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };
/** What browsers, command lines and bots accept. */
const accepts = ['text/html,application/xhtml+xml,*/*;q=0.8', '*/*', 'application/json, text/html', ''];
const withoutHtml = ['image/png', 'text/html;q=0'];

let server: TestApp;
let app: FastifyInstance;
let production: FastifyInstance;
beforeAll(async () => {
  writeFileSync(join(dist, 'index.html'), '<!doctype html><html lang="en"><head><!--config--></head><body></body></html>');
  server = await buildTestApp();
  app = await buildApp({ ...server.app.deps, dist });
  production = await buildApp({ ...server.app.deps, config: readConfig({ NODE_ENV: 'production' }), dist });
});
afterAll(async () => {
  await Promise.all([app, production].map((one) => one.close()));
  await server.close();
  rmSync(dist, { recursive: true });
});

test('every page is there for every Accept header', async () => {
  // A shared recipe is there only while it is shared, a category while staff keep it: see tests/server/recipes.
  const kept = new Set<string>([sharedPagePath, categoryPagePath]);
  for (const path of [...pagePaths, ...developerPaths].filter((one) => !kept.has(one)))
    for (const accept of [...accepts, ...withoutHtml]) {
      const response = await app.inject({ url: path.replaceAll(/:\w+/g, 'any'), headers: { accept } });
      expect([response.statusCode, response.headers], `${path} ${accept}`).toMatchObject([200, html]);
    }
  // Who names nothing accepts everything.
  expect((await app.inject('/privacy')).headers).toMatchObject(html);
});

test.each(['/no/such/page', '/loginx', '/ai/ada/new/old', '/account/none'])('%s has no page, and says so with 404', async (url) => {
  for (const accept of accepts) {
    const [response, head] = [
      await app.inject({ url, headers: { accept } }),
      await app.inject({ method: 'HEAD', url, headers: { accept } }),
    ];
    expect([response.statusCode, head.statusCode, response.headers], accept).toMatchObject([404, 404, html]);
  }
  for (const accept of [...withoutHtml, 'application/json'])
    expect(envelopeOf(await app.inject({ url, headers: { accept } })).status_code, accept).toBe(5);
});

test.each(developerPaths)('%s is not there in production', async (url) => {
  for (const accept of accepts) expect((await production.inject({ url, headers: { accept } })).statusCode, accept).toBe(404);
});

test('nothing that changes something, and nothing of the calls, is a page', async () => {
  expect(envelopeOf(await app.inject({ method: 'POST', url: '/no/such/page' })).status_code).toBe(5);
  for (const url of ['/api/none', '/session/none', '/dev/none']) expect(envelopeOf(await app.inject(url)).status_code, url).toBe(5);
});
