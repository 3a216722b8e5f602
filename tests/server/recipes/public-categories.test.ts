import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { create } from 'superstruct';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { locales } from '../../../contract/shell/locales.ts';
import { publicCategorySchema } from '../../../contract/recipes/category-pages.ts';
import { buildApp } from '../../../server/app.ts';
import { buildTestApp, payloadOf, signInSomebody, type TestApp, type TestViewer } from '../../support/server/app.ts';
import { addCategory, addShared } from '../../support/server/categories.ts';

const dist = mkdtempSync(join(tmpdir(), 'anydish-categories-'));
let server: TestApp;
let pages: FastifyInstance;
let owner: TestViewer;
beforeAll(async () => {
  const head = '<head><title>x</title><!--preview--><!--config--></head>';
  writeFileSync(join(dist, 'index.html'), `<!doctype html><html lang="en">${head}<body><noscript>x</noscript></body></html>`);
  server = await buildTestApp();
  pages = await buildApp({ ...server.app.deps, dist });
  owner = await signInSomebody(server);
});
afterAll(async () => {
  await pages.close();
  await server.close();
  rmSync(dist, { recursive: true });
});

const read = async (slug: string, query = '') =>
  create(payloadOf(await server.app.inject(`/api/categories/${slug}${query}`)), publicCategorySchema);
const page = (url: string) => pages.inject({ url, headers: { accept: '*/*' } });
const titles = async (slug: string, query = '') => (await read(slug, query)).recipes.map(({ title }) => title);
const dataIn = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null') as Record<string, unknown>;

test('lists what its owner shared and lets search engines list, and nothing else', async () => {
  const category = await addCategory(server, 'soups', 'Soups');
  const listed = await addShared(server, owner, { title: 'Listed', category });
  await addShared(server, owner, { title: 'By link alone', category, isListed: false });
  await addShared(server, owner, { title: 'Elsewhere' });
  const trashed = await addShared(server, owner, { title: 'Trashed', category });
  await server.db.updateTable('recipes').set({ trashed_at: 1 }).where('guid', '=', trashed.guid).execute();
  const withdrawn = await addShared(server, owner, { title: 'Withdrawn', category });
  await server.db.updateTable('shared_recipes').set({ withdrawn_at: 1 }).where('recipe_guid', '=', withdrawn.guid).execute();
  const gone = await signInSomebody(server);
  await addShared(server, gone, { title: 'Of a suspended account', category });
  await server.db.updateTable('users').set({ suspended_at: 1 }).where('guid', '=', gone.userGuid).execute();
  expect(await titles('soups')).toEqual(['Listed']);
  expect((await server.app.inject('/api/categories/soups')).body).not.toContain(owner.userGuid);
  // The recipe leads back.
  const shared = await server.app.inject(`/api/shared/${listed.path.slice(-12)}?language=de`);
  expect(payloadOf(shared)).toMatchObject({ categories: [{ slug: 'soups', name: 'Soups (de)' }] });
});

test('goes on page by page, by links, while recipes are added', async () => {
  const category = await addCategory(server, 'stews', 'Stews');
  for (let count = 0; count < 30; count += 1) {
    // Some are shared in the same moment.
    if (count % 4 === 0) server.clock.advance(1_000);
    await addShared(server, owner, { title: `Stew ${count}`, category });
  }
  const first = await read('stews');
  expect(first.recipes).toHaveLength(24);
  await addShared(server, owner, { title: 'New', category });
  const second = await read('stews', `?after=${first.next}`);
  expect(second).toMatchObject({ next: null });
  expect(new Set([...first.recipes, ...second.recipes].map(({ title }) => title)).size).toBe(30);
  const html = (await page('/c/stews')).body;
  const next = /<a href="(\/c\/stews\?after=[^"]+)">More recipes/.exec(html)?.[1] ?? '';
  const followed = await page(next);
  expect(followed.statusCode).toBe(200);
  expect(followed.body).toContain(`<link rel="canonical" href="${server.config.publicUrl}${next}" />`);
  expect(followed.body).toContain(`hreflang="de" href="${server.config.publicUrl}${next}&amp;locale=de"`);
  expect(followed.body.match(/<a href="\/r\//g)).toHaveLength(7);
});

test('is served with its title, address, languages and list', async () => {
  const parent = await addCategory(server, 'dinners', 'Dinners');
  const category = await addCategory(server, 'pies', 'Pies & tarts', parent);
  const { path } = await addShared(server, owner, { title: '</script><b>"Pie"', category });
  const response = await page('/c/PIES?locale=de');
  expect(response.statusCode).toBe(200);
  expect(response.headers['x-robots-tag']).toBeUndefined();
  const origin = server.config.publicUrl;
  expect(response.body).toContain('<title>Pies &amp; tarts (de) · AnyDish</title>');
  expect(response.body).toContain(`<link rel="canonical" href="${origin}/c/pies?locale=de" />`);
  expect(response.body.match(/rel="alternate" hreflang=/g)).toHaveLength(locales.length + 1);
  expect(response.body).toContain('<a href="/c/dinners">Dinners (de)</a>');
  expect(response.body).not.toContain('<b>');
  expect(dataIn(response.body)).toMatchObject({
    '@type': 'ItemList',
    name: 'Pies & tarts (de)',
    numberOfItems: 1,
    itemListElement: [{ '@type': 'ListItem', position: 1, url: origin + path, name: '</script><b>"Pie"' }],
  });
  expect((await page(path)).body).toContain('<a href="/c/pies">');
});

test('is not to be found while it is empty, and is not there when staff removed it or nobody named the page', async () => {
  const guid = await addCategory(server, 'salads', 'Salads');
  const empty = await page('/c/salads');
  expect([empty.statusCode, empty.headers['x-robots-tag']]).toEqual([200, 'noindex']);
  expect(empty.body).toContain('<meta name="robots" content="noindex" />');
  for (const path of ['/c/none', '/c/salads?after=x', '/c/salads?after=-aB3dE6gH9jK2', '/c/%00']) {
    expect((await page(path)).statusCode, path).toBe(404);
    expect((await server.app.inject(path.replace('/c/', '/api/categories/'))).statusCode, path).toBe(404);
  }
  await server.db.updateTable('categories').set({ removed_at: 1 }).where('guid', '=', guid).execute();
  expect((await page('/c/salads')).statusCode).toBe(404);
});

test('the address of a merged category leads to the one that it went into, until a new one has its slug', async () => {
  const [first, second, last] = [
    await addCategory(server, 'broths', 'Broths'),
    await addCategory(server, 'bouillons', 'Bouillons'),
    await addCategory(server, 'stocks', 'Stocks'),
  ];
  const merge = (guid: string, into: string | null) =>
    server.db.updateTable('categories').set({ removed_at: 1, merged_into: into }).where('guid', '=', guid).execute();
  await merge(first, second);
  await merge(second, last);
  for (const [url, to] of [
    ['/c/broths', '/c/stocks'],
    ['/c/Bouillons?locale=de', '/c/stocks?locale=de'],
  ] as const) {
    const answer = await page(url);
    expect([answer.statusCode, answer.headers['location'], answer.headers['cache-control']]).toEqual([301, to, 'no-cache']);
  }
  // A page that is open asks by the old slug, and is told the new one.
  expect((await read('broths')).slug).toBe('stocks');
  await addCategory(server, 'broths', 'Broths again');
  expect((await page('/c/broths')).statusCode).toBe(200);
  await merge(last, null);
  expect((await page('/c/bouillons')).statusCode).toBe(404);
});
