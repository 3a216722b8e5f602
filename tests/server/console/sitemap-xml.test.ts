// @vitest-environment jsdom
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { locales } from '../../../contract/shell/locales.ts';
import { sitemapLimits } from '../../../contract/console/sitemaps.ts';
import { writeFiles, writeIndex } from '../../../server/console/sitemaps/write-files.ts';

const protocol = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** What a strict parser makes of it. */
function read(xml: string) {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
}

test('maps and their index are well-formed, in the namespaces of the protocol', async () => {
  const texts: string[] = [];
  const entry = { key: '2a', path: '/r/fish-&-chips', languages: locales, changedAt: 1 };
  await writeFiles([[entry]], {
    origin: 'https://anydish.example',
    limits: sitemapLimits,
    keep: ({ xml }) => Promise.resolve(void texts.push(gunzipSync(xml).toString())),
    signal: new AbortController().signal,
  });
  const map = read(texts[0] ?? '');
  expect(map.getElementsByTagNameNS(protocol, 'url')).toHaveLength(locales.length + 1);
  expect(map.getElementsByTagNameNS('http://www.w3.org/1999/xhtml', 'link')).toHaveLength((locales.length + 1) ** 2);
  expect(map.getElementsByTagNameNS(protocol, 'loc')[0]?.textContent).toBe('https://anydish.example/r/fish-&-chips?locale=en');
  const index = read(await writeIndex([{ number: 1, changedAt: null }], 'https://anydish.example'));
  expect(index.getElementsByTagNameNS(protocol, 'sitemap')).toHaveLength(1);
});
