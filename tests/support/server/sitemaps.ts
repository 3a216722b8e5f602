import { XMLParser } from 'fast-xml-parser';
import { array, assert, create, optional, string, type, type Infer } from 'superstruct';
import { vi } from 'vitest';
import { sitemapsSchema, type SitemapVersion } from '../../../contract/console/sitemaps.ts';
import { payloadOf } from './app.ts';
import type { Console } from './console.ts';

const link = type({ '@rel': string(), '@hreflang': string(), '@href': string() });
const urlset = type({
  urlset: type({ url: array(type({ loc: string(), lastmod: optional(string()), 'xhtml:link': optional(array(link)) })) }),
});
const index = type({ sitemapindex: type({ sitemap: array(type({ loc: string(), lastmod: optional(string()) })) }) });

// Not the parser of the library that writes the maps.
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  isArray: (name) => ['url', 'sitemap', 'xhtml:link'].includes(name),
});

const parsed = (xml: string): unknown => parser.parse(xml);

/** The addresses of a map. @throws Error when it is none */
export const urlsIn = (xml: string): Infer<typeof urlset>['urlset']['url'] => create(parsed(xml), urlset).urlset.url;

/** The maps that an index names. @throws Error as `urlsIn` */
export const mapsIn = (xml: string): Infer<typeof index>['sitemapindex']['sitemap'] => create(parsed(xml), index).sitemapindex.sitemap;

/** What the console shows. */
export const sitemapsAt = async (staff: Console) => create(payloadOf(await staff.browser.get('/api/console/sitemaps')), sitemapsSchema);

/** Begins a version and waits for its end. */
export async function makeSitemap(staff: Console): Promise<SitemapVersion> {
  const begun = payloadOf(await staff.browser.post('/api/console/sitemaps'));
  assert(begun, type({ guid: string() }));
  return vi.waitUntil(
    async () => {
      const version = (await sitemapsAt(staff)).versions.find(({ guid }) => guid === begun.guid);
      return version === undefined || version.endedAt === null ? null : version;
    },
    { timeout: 60_000, interval: 20 },
  );
}
