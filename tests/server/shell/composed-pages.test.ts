import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encodingIn, keepComposed, keepEmptyPages } from '../../../server/shell/composed-pages.ts';

const rendering = () => ({
  html: '<p>x</p>',
  digest: 'd',
  styles: { code: '', addresses: [] },
  answers: {},
  ahead: [],
  early: null,
  needsCode: false,
  allows: {},
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['BR', 'br'],
  ['brotli, x-gzip', null],
  ['', null],
  [undefined, null],
])('a reader who takes "%s" gets %s', (accepted, encoding) => {
  expect(encodingIn(accepted)).toBe(encoding);
});

test('a page is composed once for each kind of reader of a rendering, and compressed once', async () => {
  const composed: string[] = [];
  const keep = keepComposed();
  const one = rendering();
  const pageFor = (key: string, of = one) =>
    keep(of, key, () => {
      composed.push(key);
      return `page for ${key} `.repeat(50);
    });
  const page = pageFor('light');
  expect(pageFor('light')).toBe(page);
  expect(pageFor('dark').bytes.toString()).toContain('page for dark');
  expect(composed).toEqual(['light', 'dark']);
  expect(pageFor('dark').tag).not.toBe(page.tag);
  expect(page.bodyIn('br')).toBe(page.bodyIn('br'));
  expect(brotliDecompressSync(await page.bodyIn('br'))).toEqual(page.bytes);
  expect(gunzipSync(await page.bodyIn('gzip'))).toEqual(page.bytes);
  // Of another rendering it is another page, with the same words here.
  expect(pageFor('light', rendering())).not.toBe(page);
  expect(pageFor('light').tag).toBe(page.tag);
});

test('two hundred pages are kept, and the oldest goes first', () => {
  const keep = keepComposed();
  const one = rendering();
  const first = keep(one, 'first', () => 'x');
  const fill = (count: number) => Array.from({ length: count }, (_, at) => keep(one, `${count} ${at}`, () => 'x'));
  fill(199);
  expect(keep(one, 'first', () => 'x')).toBe(first);
  fill(1);
  expect(keep(one, 'first', () => 'x')).not.toBe(first);
});

test('a page without content is of a language and a scheme, and names its build', () => {
  const html = '<html lang="en"><script type="module" src="/assets/app.a1.js"></script></html>';
  const emptyPage = keepEmptyPages(new Map([['en', html]]));
  expect(emptyPage('en', 'system')).toMatchObject({ html, build: 'app.a1.js' });
  expect(emptyPage('en', 'dark').html).toContain('<html data-scheme="dark" lang="en">');
  expect(emptyPage('en', 'dark')).toBe(emptyPage('en', 'dark'));
  expect(emptyPage('en', 'dark').tag).not.toBe(emptyPage('en', 'system').tag);
});
