import type { FastifyInstance } from 'fastify';
import { sitemapLimits } from '../../../contract/console/sitemaps.ts';
import { createLane, type Lane } from '../../work/lane.ts';
import { checkFile, createFindings } from './check-files.ts';
import { differenceOf } from './difference.ts';
import { publicEntries } from './entries.ts';
import { leaseTime, pagesOf, type HeldVersion, type SitemapStore } from './store.ts';
import { createSample, tryAddresses } from './try-addresses.ts';
import { writeFiles, writeIndex } from './write-files.ts';

/** Builds sitemaps in this process, one at a time. */
export function createSitemapLane(app: FastifyInstance, store: SitemapStore): Lane {
  const { db, config } = app.deps;
  const origin = config.publicUrl;

  async function make({ guid }: HeldVersion, signal: AbortSignal): Promise<void> {
    const urls = await writeFiles(publicEntries(db), {
      origin,
      limits: sitemapLimits,
      keep: (file) => store.keep(guid, file),
      onProgress: (count) => store.note(guid, { urls: count }),
      signal,
    });
    const files = await store.filesOf(guid);
    const findings = createFindings();
    if (files.length > sitemapLimits.files) findings.fail('limits', String(files.length));
    const sample = createSample(urls);
    await store.note(guid, { state: 'checking', urls });
    for (const file of files) {
      const xml = await store.xmlOf(guid, file.number);
      await checkFile({ ...file, xml }, { origin, findings, onAddress: sample.add, signal });
    }
    await store.note(guid, { to_try: sample.urls.length });
    await tryAddresses(app, sample.urls, { origin, findings, onTried: (tried) => store.note(guid, { tried }), signal });
    const published = await store.published();
    const difference = await differenceOf(
      published === undefined ? null : { number: published.number, entries: pagesOf(db, published.guid) },
      pagesOf(db, guid),
    );
    await store.finish(guid, { checks: findings.all(), difference, index: await writeIndex(files, origin) });
  }

  async function work(held: HeldVersion, stopping: AbortSignal): Promise<void> {
    const cancelled = new AbortController();
    const renewal = setInterval(() => {
      store.renew(held.guid).then(
        (isOurs) => (isOurs ? undefined : cancelled.abort()),
        (error: unknown) => app.log.error({ fault: String(error) }, 'a lease of the sitemaps was not renewed'),
      );
    }, leaseTime / 10);
    let end: () => Promise<unknown> = () => store.release(held.guid);
    try {
      await make(held, AbortSignal.any([stopping, cancelled.signal]));
    } catch (error) {
      if (!stopping.aborted && !cancelled.signal.aborted) {
        app.log.error({ fault: error instanceof Error ? error.stack : String(error) }, 'a sitemap failed');
        end = () => store.abandon(held.guid);
      }
    } finally {
      clearInterval(renewal);
      // Nothing happens to a version that has ended.
      await app.deps.workers.letGo(end);
    }
  }

  return createLane({
    most: 1,
    take: store.claim,
    releaseOthers: (atWork) => store.releaseOthers(atWork.map(({ guid }) => guid)),
    workers: app.deps.workers,
    work,
    onError: (error) => app.log.error({ fault: String(error) }, 'the sitemaps stopped'),
  });
}
