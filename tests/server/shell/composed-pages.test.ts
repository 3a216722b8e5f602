import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { composedOnce, encodingIn, keepEmptyPages } from '../../../server/shell/composed-pages.ts';

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
  const one = rendering();
  const pageFor = (key: string, of = one) =>
    composedOnce(of, key, () => {
      composed.push(key);
      return `page for ${key} `.repeat(50);
    });
  const page = pageFor('light');
  expect(pageFor('light')).toBe(page);
  expect(pageFor('dark').html).toContain('page for dark');
  expect(pageFor('light', rendering()).html).toBe(page.html);
  expect(composed).toEqual(['light', 'dark', 'light']);
  expect(pageFor('dark').tag).not.toBe(page.tag);
  expect(page.bodyIn('br')).toBe(page.bodyIn('br'));
  expect(brotliDecompressSync(await page.bodyIn('br')).toString()).toBe(page.html);
  expect(gunzipSync(await page.bodyIn('gzip')).toString()).toBe(page.html);
});

test('a page without content is of a language and a scheme, and names its build', () => {
  const html = '<html lang="en"><script type="module" src="/assets/app.a1.js"></script></html>';
  const emptyPage = keepEmptyPages(new Map([['en', html]]));
  expect(emptyPage('en', 'system')).toMatchObject({ html, build: 'app.a1.js' });
  expect(emptyPage('en', 'dark').html).toContain('<html data-scheme="dark" lang="en">');
  expect(emptyPage('en', 'dark')).toBe(emptyPage('en', 'dark'));
  expect(emptyPage('en', 'dark').tag).not.toBe(emptyPage('en', 'system').tag);
});
