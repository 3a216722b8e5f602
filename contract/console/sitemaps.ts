import { array, boolean, enums, nullable, number, string, type, type Infer } from 'superstruct';
import { endpoint } from '../endpoint.ts';

/** Limits of a file, and of files per index: https://www.sitemaps.org/protocol.html */
export const sitemapLimits = { urls: 50_000, bytes: 50 * 1024 * 1024, files: 50_000 } as const;

export const sitemapIndexPath = '/sitemap.xml';
/** A sitemap covers its own folder, so each is at the root. */
export const sitemapPath = (file: number | string): string => `/sitemap-${file}.xml`;

const sitemapStates = ['waiting', 'writing', 'checking', 'done', 'failed', 'cancelled'] as const;

/** The display order. */
export const sitemapChecks = ['form', 'limits', 'origin', 'hreflang', 'private', 'reachable'] as const;

const checkSchema = type({
  id: enums(sitemapChecks),
  isMet: boolean(),
  /** Number of checked addresses or files. */
  looked: number(),
  /** The first problems. */
  samples: array(string()),
});
export type SitemapCheck = Infer<typeof checkSchema>;

const sideSchema = type({ count: number(), samples: array(string()) });

const differenceSchema = type({
  /** The version that was published before; null: none. */
  against: nullable(number()),
  added: sideSchema,
  removed: sideSchema,
  changed: sideSchema,
});
export type SitemapDifference = Infer<typeof differenceSchema>;

const fileSchema = type({
  number: number(),
  urls: number(),
  /** Uncompressed size. */
  bytes: number(),
  /** When its newest page changed; null when unknown. */
  changedAt: nullable(number()),
});

const versionSchema = type({
  guid: string(),
  number: number(),
  state: enums(sitemapStates),
  isPublished: boolean(),
  /** When it was last published; it can be published again, whatever the checks say now. */
  publishedAt: nullable(number()),
  startedAt: number(),
  endedAt: nullable(number()),
  urls: number(),
  /** Requested addresses, and the total to request. */
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
  /** Stored versions, newest first. */
  versions: array(versionSchema),
  /** Where search engines find the published map. */
  address: string(),
});
export type Sitemaps = Infer<typeof sitemapsSchema>;

const reads = ['notSignedIn', 'notAllowed', 'secondFactorRequired'] as const;
const one = '/api/console/sitemaps/:guid';

/** Versions of sitemaps. The server builds them in the background. */
export const sitemapEndpoints = {
  getSitemaps: endpoint({ method: 'GET', path: '/api/console/sitemaps', body: null, query: null, payload: sitemapsSchema, errors: reads }),
  /** Starts a version, or returns the one in progress. */
  startSitemap: endpoint({
    method: 'POST',
    path: '/api/console/sitemaps',
    body: null,
    query: null,
    payload: type({ guid: string() }),
    errors: [...reads, 'tooManyRequests'],
  }),
  cancelSitemap: endpoint({ method: 'DELETE', path: one, body: null, query: null, payload: type({}), errors: [...reads, 'notFound'] }),
  /** Publishes this version. `conflict`: it has not passed its checks, and was never published. */
  publishSitemap: endpoint({
    method: 'POST',
    path: `${one}/publication`,
    body: null,
    query: null,
    payload: type({}),
    errors: [...reads, 'notFound', 'conflict', 'tooManyRequests'],
  }),
} as const;
