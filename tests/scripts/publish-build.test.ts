import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publishBuild } from '../../scripts/publish-build.mjs';

const day = 24 * 60 * 60 * 1000;
let root: string;
let folder: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'anydish-publish-'));
  folder = join(root, 'dist');
});
afterEach(() => rmSync(root, { recursive: true }));

/** Publishes a build of these files on a day. */
function publish(onDay: number, files: readonly string[], kind = 'production'): void {
  const next = join(root, 'next');
  for (const file of files) {
    mkdirSync(dirname(join(next, file)), { recursive: true });
    writeFileSync(join(next, file), `of day ${onDay}`);
  }
  publishBuild({ next, folder, kind, now: onDay * day });
  expect(existsSync(next)).toBe(false);
}

const pagesOf = (hash: string) => ['index.html', `assets/app.${hash}.js`, `webapp/webapp.${hash}.js`];
const chunks = () => readdirSync(join(folder, 'webapp')).toSorted();

test('the files of the build before stay beside the new ones, and its page does not', () => {
  publish(0, [...pagesOf('a'), '.vite/manifest.json', 'old.svg']);
  publish(1, [...pagesOf('b'), 'new.svg']);
  expect(chunks()).toEqual(['webapp.a.js', 'webapp.b.js']);
  expect(readdirSync(join(folder, 'assets')).toSorted()).toEqual(['app.a.js', 'app.b.js']);
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe('of day 1');
  expect(readdirSync(folder).toSorted()).toEqual(['.earlier-builds.json', 'assets', 'index.html', 'new.svg', 'webapp']);
});

test('they stay for two weeks from the day on which they were replaced, however long they were served before', () => {
  publish(0, pagesOf('a'));
  publish(100, pagesOf('b'));
  publish(113, pagesOf('c'));
  expect(chunks()).toEqual(['webapp.a.js', 'webapp.b.js', 'webapp.c.js']);
  publish(114, pagesOf('d'));
  expect(chunks()).toEqual(['webapp.b.js', 'webapp.c.js', 'webapp.d.js']);
});

test('a file that is wanted again counts anew', () => {
  publish(0, pagesOf('a'));
  publish(1, pagesOf('b'));
  publish(10, pagesOf('a'));
  publish(16, pagesOf('c'));
  expect(chunks()).toEqual(['webapp.a.js', 'webapp.b.js', 'webapp.c.js']);
});

test('nothing of a build with developer tools stays beside one for production', () => {
  publish(0, pagesOf('a'), 'development');
  publish(1, pagesOf('b'));
  expect(chunks()).toEqual(['webapp.b.js']);
});
