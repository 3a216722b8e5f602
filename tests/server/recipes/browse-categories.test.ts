import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildApp } from '../../../server/app.ts';
import { buildTestApp, payloadOf, signInSomebody, type TestApp, type TestViewer } from '../../support/server/app.ts';
import { addCategory, addShared } from '../../support/server/categories.ts';

const dist = mkdtempSync(join(tmpdir(), 'anydish-browse-'));
let server: TestApp;
let pages: FastifyInstance;
let owner: TestViewer;
beforeAll(async () => {
  const late = '<main class="late"><h1>x</h1></main><noscript>x</noscript>';
  writeFileSync(
    join(dist, 'index.html'),
    `<!doctype html><html lang="en"><head><title>x</title><!--preview--><!--config--></head><body>${late}</body></html>`,
  );
  server = await buildTestApp();
  pages = await buildApp({ ...server.app.deps, dist });
  owner = await signInSomebody(server);
});
beforeEach(async () => {
  // What was asked for before is made anew.
  server.clock.advance(61_000);
  await server.db.deleteFrom('shared_recipes').execute();
  await server.db.deleteFrom('categories').execute();
});
afterAll(async () => {
  await pages.close();
  await server.close();
  rmSync(dist, { recursive: true });
});

const browse = (language = 'en', headers = {}) => server.app.inject({ url: `/api/categories?language=${language}`, headers });
const slugs = async () => (payloadOf(await browse()) as { slug: string }[]).map(({ slug }) => slug);
const add = async (slug: string, position: number, parent: string | null = null, isListed = true) => {
  const guid = await addCategory(server, slug, slug, parent);
  await server.db.updateTable('categories').set({ position }).where('guid', '=', guid).execute();
  await addShared(server, owner, { category: guid, isListed });
  return guid;
};

test('are those with a recipe for everybody, in staff’s order and the reader’s language', async () => {
  await add('salads', 2);
  const soups = await add('soups', 1);
  await add('cold-soups', 1, soups);
  await add('by-link-alone', 3, null, false);
  await addCategory(server, 'empty', 'Empty');
  expect(await slugs()).toEqual(['soups', 'cold-soups', 'salads']);
  expect(payloadOf(await browse('de'))).toContainEqual({ slug: 'soups', name: 'soups (de)' });
});

test('are twelve at most', async () => {
  for (let at = 0; at < 14; at += 1) await add(`c${at}`, at + 1);
  expect(await slugs()).toEqual(Array.from({ length: 12 }, (_, at) => `c${at}`));
});

test('are read once a minute, kept by caches on the way, and the same answer is not sent twice', async () => {
  await add('soups', 1);
  const first = await browse();
  expect(first.headers).toMatchObject({ 'cache-control': 'public, max-age=300', 'content-type': 'application/json; charset=utf-8' });
  const again = await browse('en', { 'if-none-match': String(first.headers['etag']) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  await add('salads', 2);
  expect(await slugs()).toEqual(['soups']);
  server.clock.advance(61_000);
  expect(await slugs()).toEqual(['soups', 'salads']);
});

test('stand as links in the start page as it is served, for readers without code', async () => {
  await add('soups', 1);
  const read = async (url: string) => (await pages.inject({ url, headers: { accept: '*/*' } })).body;
  const html = await read('/?locale=de');
  const link = '<a href="/c/soups">soups (de)</a>';
  expect(/<main class="late">.*<\/main>/s.exec(html)?.[0]).toContain(link);
  expect(/<noscript>.*<\/noscript>/s.exec(html)?.[0]).toContain(link);
  expect(await read('/terms')).not.toContain('/c/soups');
  server.clock.advance(61_000);
  await server.db.deleteFrom('shared_recipes').execute();
  expect(await read('/?locale=de')).not.toContain('<ul>');
});

test('keep nobody from the start page while the database is away', async () => {
  let isAway = false;
  const away = {
    ...server.app.deps,
    db: server.db.withPlugin({
      transformQuery: ({ node }) => {
        if (isAway) throw new Error('away');
        return node;
      },
      transformResult: (result) => Promise.resolve(result.result),
    }),
  };
  const app = await buildApp({ ...away, dist });
  await app.ready();
  isAway = true;
  expect((await app.inject({ url: '/', headers: { accept: '*/*' } })).statusCode).toBe(200);
  await app.close();
});
