import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sitemapChecks, sitemapLimits } from '../../../contract/console/sitemaps.ts';
import { locales } from '../../../contract/shell/locales.ts';
import { buildApp } from '../../../server/app.ts';
import { newGuid } from '../../../server/db/guid.ts';
import { buildTestApp, envelopeOf, payloadOf, signInSomebody, type TestApp, type TestViewer } from '../../support/server/app.ts';
import { addCategory, addShared } from '../../support/server/categories.ts';
import { atConsole, type Console } from '../../support/server/console.ts';
import { makeSitemap, mapsIn, sitemapsAt, urlsIn } from '../../support/server/sitemaps.ts';

const dist = mkdtempSync(join(tmpdir(), 'anydish-sitemaps-'));
let server: TestApp;
let staff: Console;
let owner: TestViewer;
let origin: string;
let other: FastifyInstance;
beforeAll(async () => {
  writeFileSync(join(dist, 'index.html'), '<!doctype html><html lang="en"><head><title>x</title><!--preview--><!--config--></head></html>');
  const first = await buildTestApp();
  // The worker asks for pages, so it needs some.
  await first.app.close();
  const app = await buildApp({ ...first.app.deps, dist });
  await app.ready();
  server = { ...first, app };
  other = app;
  origin = server.config.publicUrl;
});
beforeEach(async () => {
  await server.db.deleteFrom('sitemap_versions').execute();
  await server.db.deleteFrom('shared_recipes').execute();
  await server.db.deleteFrom('categories').execute();
  staff = await atConsole(server, { hasConsoleAccess: true, canPublishSitemaps: true });
  owner = await signInSomebody(server);
});
afterAll(async () => {
  await other.close();
  await server.close();
  rmSync(dist, { recursive: true });
});

const publish = (guid: string) => staff.browser.post(`/api/console/sitemaps/${guid}/publication`);
const locsOf = async () => urlsIn((await server.app.inject('/sitemap-1.xml')).body).map(({ loc }) => loc.replace(origin, ''));
const audit = async () =>
  (
    await server.db
      .selectFrom('audit_log')
      .select('action')
      .where('action', 'like', 'sitemaps.%')
      .where('actor_guid', '=', staff.viewer.userGuid)
      .orderBy('guid')
      .execute()
  ).map(({ action }) => action);

test('before anything is published there is no map, and robots.txt names none', async () => {
  expect((await server.app.inject('/sitemap.xml')).statusCode).toBe(404);
  expect((await server.app.inject('/sitemap-1.xml')).statusCode).toBe(404);
  const robots = await server.app.inject('/robots.txt');
  expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(robots.body).toContain('Disallow: /account\n');
  expect(robots.body).toContain('Allow: /api/shared/\n');
  expect(robots.body).not.toContain('Sitemap:');
});

test('a map holds what everybody may read and search engines may list, is checked, and is served when it is published', async () => {
  const category = await addCategory(server, 'soups', 'Soups');
  await addCategory(server, 'empty', 'Empty');
  const listed = await addShared(server, owner, { category });
  await addShared(server, owner, { isListed: false, category });
  const version = await makeSitemap(staff);
  expect(version).toMatchObject({ number: 1, state: 'done', isPublished: false, fileCount: 1, tried: version.toTry });
  expect(new Set(version.checks.map(({ id }) => id))).toEqual(new Set(sitemapChecks));
  expect(version.checks.flatMap(({ isMet, samples }) => (isMet ? samples : ['unmet', ...samples]))).toEqual([]);
  // Landing, two legal pages and a category, in each language and for everybody else, and a recipe in English.
  const all = 4 * (locales.length + 1) + 1;
  expect(version.urls).toBe(all);
  expect(version.difference).toMatchObject({ against: null, added: { count: all }, removed: { count: 0 }, changed: { count: 0 } });
  expect((await server.app.inject('/sitemap.xml')).statusCode).toBe(404);

  expect((await publish(version.guid)).statusCode).toBe(200);
  const index = await server.app.inject('/sitemap.xml');
  expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(mapsIn(index.body)).toMatchObject([{ loc: `${origin}/sitemap-1.xml` }]);
  const locs = await locsOf();
  for (const path of ['/', '/?locale=de', '/privacy', '/terms?locale=ja', '/c/soups', '/c/soups?locale=ar', listed.path])
    expect(locs, path).toContain(path);
  expect(locs.filter((path) => path.startsWith('/r/'))).toEqual([listed.path]);
  const zipped = await server.app.inject({ url: '/sitemap-1.xml', headers: { 'accept-encoding': 'gzip' } });
  expect(zipped.headers['content-encoding']).toBe('gzip');
  expect(urlsIn(gunzipSync(zipped.rawPayload).toString())).toHaveLength(all);
  expect((await server.app.inject('/robots.txt')).body).toContain(`Sitemap: ${origin}/sitemap.xml\n`);
  expect(await audit()).toEqual(['sitemaps.started', 'sitemaps.published']);
});

test('what is withdrawn leaves the next map, and a version that was published comes back in one call', async () => {
  const [gone, renamed] = [await addShared(server, owner), await addShared(server, owner)];
  const first = await makeSitemap(staff);
  await publish(first.guid);
  server.clock.advance(60_000);
  const now = server.clock.now();
  await server.db.updateTable('shared_recipes').set({ withdrawn_at: now }).where('recipe_guid', '=', gone.guid).execute();
  await server.db.updateTable('shared_recipes').set({ changed_at: now }).where('recipe_guid', '=', renamed.guid).execute();
  const added = await addShared(server, owner);
  const second = await makeSitemap(staff);
  expect(second.difference).toEqual({
    against: first.number,
    added: { count: 1, samples: [added.path] },
    removed: { count: 1, samples: [gone.path] },
    changed: { count: 1, samples: [renamed.path] },
  });
  await publish(second.guid);
  expect(await locsOf()).not.toContain(gone.path);
  expect((await server.app.inject(gone.path)).statusCode).toBe(410);
  server.clock.advance(1_000);
  expect((await publish(first.guid)).statusCode).toBe(200);
  expect(await locsOf()).toContain(gone.path);
  expect((await sitemapsAt(staff)).versions.map(({ number, isPublished }) => [number, isPublished])).toEqual([
    [2, false],
    [1, true],
  ]);
  expect((await audit()).slice(-1)).toEqual(['sitemaps.rolledBack']);
});

test('lastmod is when the content changed, whenever the map is made', async () => {
  const { guid } = await addShared(server, owner);
  const changed = Date.UTC(2026, 0, 2);
  await server.db.updateTable('shared_recipes').set({ changed_at: changed }).where('recipe_guid', '=', guid).execute();
  const lastmods = async () => {
    await publish((await makeSitemap(staff)).guid);
    const urls = urlsIn((await server.app.inject('/sitemap-1.xml')).body);
    return ['/', '/terms', '/r/'].map(
      (path) => urls.find(({ loc }) => loc.startsWith(origin + path) && (path !== '/' || loc === `${origin}/`))?.lastmod,
    );
  };
  const first = await lastmods();
  expect(first).toEqual([undefined, '2025-04-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z']);
  server.clock.advance(24 * 60 * 60_000);
  staff = await atConsole(server, { hasConsoleAccess: true, canPublishSitemaps: true });
  expect(await lastmods()).toEqual(first);
});

test('a version that fails a check is not published, and needs a person', async () => {
  const { path } = await addShared(server, owner);
  const version = await makeSitemap(staff);
  const spoil = (checks: unknown) =>
    server.db
      .updateTable('sitemap_versions')
      .set({ checks: JSON.stringify(checks) })
      .where('guid', '=', version.guid)
      .execute();
  await spoil([{ id: 'reachable', isMet: false, looked: 1, samples: [`${origin}${path}: 410`] }]);
  const refused = await publish(version.guid);
  expect([refused.statusCode, envelopeOf(refused).status_text]).toEqual([
    409,
    'This version has not passed its checks, so it cannot be published.',
  ]);
  const needs = async () => (payloadOf(await staff.browser.get('/api/console/overview')) as { needs: object[] }).needs;
  expect(await needs()).toContainEqual({ kind: 'sitemapsInNeed', count: 1, area: null, query: '' });
  await server.db
    .updateTable('sitemap_files')
    .set({ urls: sitemapLimits.urls + 1 })
    .execute();
  expect(await needs()).toContainEqual({ kind: 'sitemapsOverLimit', count: 1, area: null, query: '' });
  expect((await publish(newGuid())).statusCode).toBe(404);
});

test('one is made at a time, a cancelled one ends, and one that a process left is taken up', async () => {
  const row = { state: 'waiting', started_by: null, started_at: 1 } as const;
  const [guid, later] = [newGuid(), newGuid()];
  // Nobody wakes the worker for this one.
  await server.db
    .insertInto('sitemap_versions')
    .values({ ...row, guid, number: 1 })
    .execute();
  const twice = server.db.insertInto('sitemap_versions').values({ ...row, guid: later, number: 2 });
  await expect(twice.execute()).rejects.toThrow(/sitemap_versions_open/);
  expect((await staff.browser.delete(`/api/console/sitemaps/${guid}`)).statusCode).toBe(200);
  expect((await sitemapsAt(staff)).versions).toMatchObject([{ state: 'cancelled' }]);
  await server.db
    .insertInto('sitemap_versions')
    .values({ ...row, state: 'checking', guid: later, number: 2, leased_by: 'a process that is gone', leased_until: 1, attempts: 1 })
    .execute();
  const taken = await makeSitemap(staff);
  expect(taken).toMatchObject({ guid: later, state: 'done', fileCount: 1 });
});

test('of eight versions five are kept, and the two that were published', async () => {
  const guids: string[] = [];
  for (let count = 0; count < 8; count += 1) {
    const { guid } = await makeSitemap(staff);
    guids.push(guid);
    server.clock.advance(1_000);
    if (count < 2) await publish(guid);
  }
  expect((await sitemapsAt(staff)).versions.map(({ number }) => number)).toEqual([8, 7, 6, 5, 4, 2, 1]);
});
