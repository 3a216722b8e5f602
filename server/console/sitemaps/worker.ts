import type { FastifyInstance } from 'fastify';
import { sitemapLimits } from '../../../contract/console/sitemaps.ts';
import { newGuid } from '../../db/guid.ts';
import { checkFile, createFindings } from './check-files.ts';
import { differenceOf } from './difference.ts';
import { publicEntries } from './entries.ts';
import { createSitemapStore, leaseTime, pagesOf, type HeldVersion } from './store.ts';
import { createSample, tryAddresses } from './try-addresses.ts';
import { writeFiles, writeIndex } from './write-files.ts';

export interface SitemapWorker {
  /** Takes up a version without a live worker. */
  wake: () => void;
  /** Releases the version in progress. */
  stop: () => Promise<void>;
}

/** Builds sitemaps in this process, under a lease that other processes respect. */
export function createSitemapWorker(app: FastifyInstance): SitemapWorker {
  const { db, clock, config } = app.deps;
  const store = createSitemapStore(db, clock, { worker: newGuid(), isAlone: config.isEmbedded });
  const stopping = new AbortController();
  const origin = config.publicUrl;
  let running: Promise<void> | null = null;
  let isWanted = false;

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

  async function work(held: HeldVersion): Promise<void> {
    const cancelled = new AbortController();
    const renewal = setInterval(() => {
      store.renew(held.guid).then(
        (isOurs) => (isOurs ? undefined : cancelled.abort()),
        (error: unknown) => app.log.error({ fault: String(error) }, 'a lease of the sitemaps was not renewed'),
      );
    }, leaseTime / 10);
    try {
      await make(held, AbortSignal.any([stopping.signal, cancelled.signal]));
    } catch (error) {
      if (stopping.signal.aborted) await store.release(held.guid);
      else if (!cancelled.signal.aborted) {
        app.log.error({ fault: error instanceof Error ? error.stack : String(error) }, 'a sitemap failed');
        await store.abandon(held.guid);
      }
    } finally {
      clearInterval(renewal);
    }
  }

  /** Builds versions until none is left, and checks again after a wake-up in between. */
  async function loop(): Promise<void> {
    while (isWanted && !stopping.signal.aborted) {
      isWanted = false;
      let held = await store.claim();
      while (held !== null) {
        await work(held);
        // Do not take a released version again.
        held = stopping.signal.aborted ? null : await store.claim();
      }
    }
  }

  const wake = () => {
    if (stopping.signal.aborted) return;
    isWanted = true;
    running ??= loop()
      .catch((error: unknown) => app.log.error({ fault: String(error) }, 'the sitemaps stopped'))
      .finally(() => {
        running = null;
        if (isWanted) wake();
      });
  };
  return {
    wake,
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
