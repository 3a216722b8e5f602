import type { Sitemaps, SitemapVersion } from '../../../contract/console/sitemaps.ts';
import type { sitemapsMachine } from '../../../machines/console/sitemaps.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { failure } from '../samples.ts';
import { stepUpFixture } from '../sign-in/step-up.fixture.ts';

const version: SitemapVersion = {
  guid: 'guid-map-2',
  number: 2,
  state: 'done',
  isPublished: false,
  publishedAt: null,
  startedAt: 1_000,
  endedAt: 2_000,
  urls: 45,
  tried: 45,
  toTry: 45,
  checks: [{ id: 'reachable', isMet: true, looked: 45, samples: [] }],
  difference: {
    against: 1,
    added: { count: 11, samples: ['/c/soups'] },
    removed: { count: 0, samples: [] },
    changed: { count: 0, samples: [] },
  },
  files: [{ number: 1, urls: 45, bytes: 60_000, changedAt: 500 }],
  fileCount: 1,
};

export const sitemaps = (change: Partial<SitemapVersion> = {}): Sitemaps => ({
  versions: [
    { ...version, ...change },
    { ...version, guid: 'guid-map-1', number: 1, isPublished: true, publishedAt: 900, difference: null },
  ],
  address: 'https://anydish.example/sitemap.xml',
});

export const underWay = sitemaps({ state: 'checking', endedAt: null, tried: 10, checks: [], difference: null });

export const sitemapsFixture: Fixture<typeof sitemapsMachine> = {
  inputs: { opened: () => undefined },
  events: {
    'version.requested': 'bare',
    'cancel.requested': { own: { guid: 'guid-map-2' } },
    'publication.requested': { own: { guid: 'guid-map-2' } },
    'retry.requested': 'bare',
    'network.returned': 'bare',
    'viewer.returned': 'bare',
  },
  outputs: {
    loadSitemaps: { calm: sitemaps(), underWay },
    look: { calm: sitemaps(), underWay },
    startSitemap: { started: {} },
    cancelSitemap: { cancelled: {} },
    publishSitemap: { published: {} },
    stepUp: { given: { isDone: true }, closed: { isDone: false } },
  },
  errors: {
    loadSitemaps: { denied: failure('notAllowed'), factorless: failure('secondFactorRequired'), offline: failure('unknown') },
    look: { offline: failure('unknown') },
    startSitemap: { tooMany: failure('tooManyRequests') },
    cancelSitemap: { offline: failure('unknown') },
    publishSitemap: { stepUp: failure('stepUpRequired'), unchecked: failure('conflict') },
  },
  children: { stepUp: { fixture: stepUpFixture, ends: { given: 'given', closed: 'closed' } } },
};
