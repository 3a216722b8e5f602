import type { SitemapDifference } from '../../../contract/console/sitemaps.ts';
import { addressesOf, type Entry } from './entries.ts';

const mostSamples = 20;

type Entries = AsyncIterable<Entry[]>;

/** Reads one entry after the other. */
async function* each(batches: Entries): AsyncGenerator<Entry> {
  for await (const batch of batches) yield* batch;
}

const isSame = (one: Entry, other: Entry) =>
  one.path === other.path && one.changedAt === other.changedAt && one.languages.join() === other.languages.join();

/** The changes of a publication. Both lists are sorted by key, so one pass is enough. Counts addresses. */
export async function differenceOf(published: { number: number; entries: Entries } | null, entries: Entries): Promise<SitemapDifference> {
  const side = () => ({ count: 0, samples: [] as string[] });
  const [added, removed, changed] = [side(), side(), side()];
  const note = (where: ReturnType<typeof side>, entry: Entry) => {
    where.count += addressesOf(entry, '').urls.length;
    if (where.samples.length < mostSamples) where.samples.push(entry.path);
  };
  const [before, after] = [each(published?.entries ?? nothing()), each(entries)];
  let [old, fresh] = [await before.next(), await after.next()];
  while (old.done !== true || fresh.done !== true) {
    if (fresh.done === true || (old.done !== true && old.value.key < fresh.value.key)) {
      if (old.done !== true) note(removed, old.value);
      old = await before.next();
    } else if (old.done === true || fresh.value.key < old.value.key) {
      note(added, fresh.value);
      fresh = await after.next();
    } else {
      if (!isSame(old.value, fresh.value)) note(changed, fresh.value);
      [old, fresh] = [await before.next(), await after.next()];
    }
  }
  return { against: published?.number ?? null, added, removed, changed };
}

async function* nothing(): Entries {
  // Without a published version everything is new.
}
