import { array, boolean, enums, nullable, number, string, type, type Infer } from 'superstruct';
import { endpoint } from '../endpoint.ts';

/** What one file may hold, and how many files an index may name: https://www.sitemaps.org/protocol.html */
export const sitemapLimits = { urls: 50_000, bytes: 50 * 1024 * 1024, files: 50_000 } as const;

export const sitemapIndexPath = '/sitemap.xml';
/** A map speaks for the folder that it lies in, so each lies at the root. */
export const sitemapPath = (file: number | string): string => `/sitemap-${file}.xml`;

const sitemapStates = ['waiting', 'writing', 'checking', 'done', 'failed', 'cancelled'] as const;

/** In this order they are shown. */
export const sitemapChecks = ['form', 'limits', 'origin', 'hreflang', 'private', 'reachable'] as const;

const checkSchema = type({
  id: enums(sitemapChecks),
  isMet: boolean(),
  /** How many addresses or files were looked at. */
  looked: number(),
  /** The first that are wrong, with what is wrong. */
  samples: array(string()),
});
export type SitemapCheck = Infer<typeof checkSchema>;

const sideSchema = type({ count: number(), samples: array(string()) });

const differenceSchema = type({
  /** The number of the version that was published then; null: none was. */
  against: nullable(number()),
  added: sideSchema,
  removed: sideSchema,
  changed: sideSchema,
});
export type SitemapDifference = Infer<typeof differenceSchema>;

const fileSchema = type({
  number: number(),
  urls: number(),
  /** As it is read, not as it is stored. */
  bytes: number(),
  /** When its newest page changed; null where nothing says. */
  changedAt: nullable(number()),
});

const versionSchema = type({
  guid: string(),
  number: number(),
  state: enums(sitemapStates),
  isPublished: boolean(),
  /** When it was last published; it may be again, whatever the checks say today. */
  publishedAt: nullable(number()),
  startedAt: number(),
  endedAt: nullable(number()),
  urls: number(),
  /** Addresses that were asked for, of those that will be. */
  tried: number(),
  toTry: number(),
  checks: array(checkSchema),
  difference: nullable(differenceSchema),
  /** The first hundred. */
  files: array(fileSchema),
  fileCount: number(),
});
export type SitemapVersion = Infer<typeof versionSchema>;

export const sitemapsSchema = type({
  /** Newest first: those that are kept. */
  versions: array(versionSchema),
  /** Where search engines find what is published. */
  address: string(),
});
export type Sitemaps = Infer<typeof sitemapsSchema>;

const reads = ['notSignedIn', 'notAllowed', 'secondFactorRequired'] as const;
const one = '/api/console/sitemaps/:guid';

/** Maps of the site for search engines, as versions. The server works on one whether anybody looks on or not. */
export const sitemapEndpoints = {
  getSitemaps: endpoint({ method: 'GET', path: '/api/console/sitemaps', body: null, query: null, payload: sitemapsSchema, errors: reads }),
  /** Begins a version; while one is under way it is that one. */
  startSitemap: endpoint({
    method: 'POST',
    path: '/api/console/sitemaps',
    body: null,
    query: null,
    payload: type({ guid: string() }),
    errors: [...reads, 'tooManyRequests'],
  }),
  cancelSitemap: endpoint({ method: 'DELETE', path: one, body: null, query: null, payload: type({}), errors: [...reads, 'notFound'] }),
  /** From then on this version is served. `conflict`: it has not passed its checks, and was never published. */
  publishSitemap: endpoint({
    method: 'POST',
    path: `${one}/publication`,
    body: null,
    query: null,
    payload: type({}),
    errors: [...reads, 'notFound', 'conflict', 'tooManyRequests'],
  }),
} as const;
