import { array, assert, constantFrom, oneof, property, string, webUrl } from 'fast-check';
import { expect, test } from 'vitest';
import { ownPath, safeSourcePage } from '../../../contract/sign-in/source-page.ts';
import { awaySpellings } from '../../support/away.ts';

test.each([
  '/',
  '/privacy',
  '/ai/adas-kitchen/new',
  '/account?tab=recipes#top',
  '/account?back=%2F%2Fevil.example#//evil.example',
  '/a//b',
  '/caf%C3%A9',
  '/@ada',
  '/loginsight',
  `/${'a'.repeat(1_999)}`,
])('comes back to %s', (path) => expect(safeSourcePage(path)).toBe(path));

test.each([
  ['/./privacy', '/privacy'],
  ['/a/../privacy', '/privacy'],
  ['/../privacy', '/privacy'],
  ['/a/%2e%2e/privacy', '/privacy'],
  ['/café', '/caf%C3%A9'],
  ['/a b', '/a%20b'],
  ['/／evil.example', '/%EF%BC%8Fevil.example'],
])('comes back to what a browser makes of %s: %s', (path, resolved) => expect(safeSourcePage(path)).toBe(resolved));

test('tries at least sixty spellings', () => expect(new Set(awaySpellings).size).toBeGreaterThanOrEqual(60));

// Only a path of this site, so that no link can redirect to another one.
test.each([...awaySpellings, ' /account', 'account', '', '/a\u0000b', '/a\\b', `/${'a'.repeat(2_000)}`, `/${'é'.repeat(1_000)}`])(
  'does not come back to %j',
  (path) => expect(safeSourcePage(path)).toBeNull(),
);

test.each([null, undefined, 7, true, {}, ['/account'], { toString: () => '/account' }])(
  'does not come back to %s, which is no text',
  (path) => {
    expect(safeSourcePage(path)).toBeNull();
  },
);

test.each([
  '/sign-up',
  '/sign-up/verification',
  '/sign-up/profile',
  '/login',
  '/login?next=/',
  '/login#x',
  '/reset-password',
  '/a/../login',
])('does not come back to %s, which is itself a way in', (path) => expect(safeSourcePage(path)).toBeNull());

/** Texts of the characters that addresses are made of, and of any others. */
const anyPath = oneof(
  array(constantFrom('/', '.', '..', '\\', '%2e', '%2f', '%5c', '//', '@', ':', '?', '#', '\t', 'a', 'evil.example'), {
    maxLength: 12,
  }).map((parts) => `/${parts.join('')}`),
  string({ unit: 'binary', maxLength: 40 }).map((text) => `/${text}`),
  webUrl({ withQueryParameters: true, withFragments: true }),
);
const sites = ['https://anydish.example', 'http://localhost:3000'];

test('any source page keeps the browser on this site, and resolving twice changes nothing', () => {
  assert(
    property(anyPath, (path) => {
      const resolved = ownPath(path);
      if (resolved === null) return;
      for (const site of sites) {
        const url = new URL(resolved, site);
        expect(url.origin).toBe(site);
        expect(url.pathname.startsWith('//')).toBe(false);
        // Once decoded on the way it leads nowhere else either.
        expect(new URL(decodeURI(resolved.replace(/%(?![0-9a-f]{2})/gi, '%25')), site).origin).toBe(site);
      }
      expect(ownPath(resolved)).toBe(resolved);
    }),
    { numRuns: 2_000 },
  );
});
