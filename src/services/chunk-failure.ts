import type { ChunkFailure } from '../../machines/page.machine.ts';

interface Attempt {
  chunkId: string;
  /** Where the part was to come from, '' when that is not known. */
  address: string;
  /** How many files had failed before: `countFailedFiles()`. */
  since: number;
}

const isCode = /\.(?:js|css)$/;

// The list that a page keeps of its fetches ends after 250; whoever observes hears of all.
const failed: PerformanceResourceTiming[] = [];
const keepFailed = (entries: PerformanceEntryList): void => {
  for (const entry of entries)
    if (
      entry instanceof PerformanceResourceTiming &&
      isCode.test(entry.name) &&
      !(entry.responseStatus >= 200 && entry.responseStatus < 400)
    )
      failed.push(entry);
};
const observer = new PerformanceObserver((list) => keepFailed(list.getEntries()));
observer.observe({ type: 'resource' });

/** How many files of the product's code did not come so far. */
export function countFailedFiles(): number {
  keepFailed(observer.takeRecords());
  return failed.length;
}

/** The file for whose sake `address` did not come: itself, or one that it imports. */
function fileThatFailed({ address, since }: Attempt): PerformanceResourceTiming | undefined {
  const recent = failed.slice(since, countFailedFiles());
  return recent.find(({ name }) => name === address) ?? recent.at(-1);
}

/**
 * A failed dynamic import, as the specification describes it (8, ChunkLoadError). An import says nothing of the reason; the list of
 * the page's fetches does. A file that came, and failed while it was read or run, is an `error` at the address that was asked for.
 */
export function asChunkFailure(thrown: unknown, attempt: Attempt): ChunkFailure {
  const { chunkId, address } = attempt;
  const file = fileThatFailed(attempt);
  const named = /https?:\/\/\S+/.exec(thrown instanceof Error ? thrown.message : '')?.[0];
  const isMissing = file?.responseStatus === 404 || file?.responseStatus === 410;
  return { chunkId, kind: isMissing ? 'missing' : 'error', address: file?.name ?? named ?? address };
}

/**
 * The address that `load` imports from, '' when it imports nothing itself. A browser tells it after a failure at best, but a function
 * can be read: `() => import('./webapp.a1b2.js')`.
 */
export function addressIn(load: () => unknown): string {
  const specifier = /\bimport\(\s*["'`]([^"'`]+)/.exec(String(load))?.[1];
  return specifier === undefined ? '' : new URL(specifier, import.meta.url).href;
}
