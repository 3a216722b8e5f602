import { expect, test } from 'vitest';
import { safeSourcePage } from '../../contract/source-page.ts';

test.each([
  '/',
  '/privacy',
  '/ai/adas-kitchen/new',
  '/account?tab=recipes#top',
  '/a//b',
  '/caf%C3%A9',
  '/@ada',
  '/loginsight',
  `/${'a'.repeat(1_999)}`,
])('comes back to %s', (path) => expect(safeSourcePage(path)).toBe(path));

// Design 9: a path of this site only.
test.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%2f%2fevil.example',
  '/%2F%2Fevil.example',
  '/%5cevil.example',
  '%2f%2fevil.example',
  'https:evil.example',
  'https://evil.example',
  'https://anydish.example@evil.example/',
  '//ada@evil.example/',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' /account',
  'account',
  '',
  '/\t/evil.example',
  '/\n/evil.example',
  '/a\u0000b',
  '/a\\b',
  `/${'a'.repeat(2_000)}`,
])('does not come back to %j', (path) => expect(safeSourcePage(path)).toBeNull());

test.each([null, undefined, 7, true, {}, ['/account'], { toString: () => '/account' }])(
  'does not come back to %s, which is no text',
  (path) => {
    expect(safeSourcePage(path)).toBeNull();
  },
);

test.each(['/sign-up', '/sign-up/verification', '/sign-up/profile', '/login', '/login?next=/', '/reset-password'])(
  'does not come back to %s, which is itself a way in',
  (path) => expect(safeSourcePage(path)).toBeNull(),
);
