import { afterEach, expect, test } from 'vitest';
import { chosenScheme, paintScheme, rememberScheme } from '../../src/services/colour-scheme.ts';

const bars = () => [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(({ media }) => media);

afterEach(() => {
  document.head.innerHTML = '';
  rememberScheme('system');
});

test.each([
  ['', 'system'],
  ['a=b; scheme=dark', 'dark'],
  ['scheme=light', 'light'],
  ['my-scheme=dark', 'system'],
  ['scheme="><script>', 'system'],
])('the cookie "%s" chooses %s', (cookie, scheme) => expect(chosenScheme(cookie)).toBe(scheme));

test('a choice is found again at the next visit', () => {
  rememberScheme('dark');
  expect(chosenScheme(document.cookie)).toBe('dark');
});

test('a scheme applies to the document and to the browser’s own bars', () => {
  document.head.innerHTML = ['light', 'dark'].map((name) => `<meta name="theme-color" data-scheme="${name}" content="#000">`).join('');
  paintScheme('dark');
  expect([document.documentElement.dataset['scheme'], bars()]).toEqual(['dark', ['not all', 'all']]);
  paintScheme('light');
  expect([document.documentElement.dataset['scheme'], bars()]).toEqual(['light', ['all', 'not all']]);
  paintScheme('system');
  expect([document.documentElement.dataset['scheme'], bars()]).toEqual([
    undefined,
    ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'],
  ]);
});
