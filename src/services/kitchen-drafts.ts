import { array, boolean, enums, nullable, number, object, string } from 'superstruct';
import { questionSchema } from '../../contract/kitchen/kitchen.ts';
import { shownWishSchema } from '../../contract/kitchen/wishes.ts';
import { unitSystems } from '../../contract/recipes/recipe.ts';
import { isUntouched } from '../../machines/kitchen/draft.ts';
import type { FoundDrafts, LeftDraft, StoredKitchen } from '../../machines/kitchen/kitchen.model.ts';
import { orderKeys } from './kitchen-memory.ts';
import { storedRecord, type StoredRecord } from './stored-record.ts';
import { openTabs, tabName } from './tab.ts';

const draftSchema = object({
  id: string(),
  description: string(),
  photo: nullable(object({ id: string(), name: string(), previewUrl: string() })),
  servings: number(),
  unitSystem: enums(unitSystems),
  wishes: array(shownWishSchema),
  dismissed: array(string()),
  withoutProfile: array(string()),
  leaveOut: string(),
});
const kitchen = {
  draft: draftSchema,
  jobGuid: nullable(string()),
  requestKey: nullable(string()),
  choice: nullable(string()),
  improvise: boolean(),
  isOnItsWay: boolean(),
  question: nullable(questionSchema),
};
const writtenSchema = object({ savedAt: number(), kitchen: object(kitchen) });

interface Written {
  savedAt: number;
  kitchen: StoredKitchen;
}

/** How long the order of a closed tab is offered, in milliseconds. */
const keptFor = 30 * 24 * 60 * 60_000;
const mostOffered = 3;

const keysOf = (companyUri: string) => `${orderKeys}${companyUri}/`;
/** The order of one tab. localStorage and not the database: it is written at once, so that a tab that crashes loses nothing. */
const recordAt = (key: string): StoredRecord<Written> => storedRecord(() => localStorage, key, writtenSchema);
/** Where versions before this one kept the one order of all tabs. */
const formerRecord = (companyUri: string): StoredRecord<StoredKitchen> =>
  storedRecord(() => localStorage, `${orderKeys}${companyUri}`, object(kitchen));

const isSent = ({ jobGuid, isOnItsWay }: StoredKitchen): boolean => jobGuid !== null || isOnItsWay;

/** Moves an order from one record to another that is empty. */
function move(from: StoredRecord<Written>, to: StoredRecord<Written>): void {
  const written = from.read();
  if (written !== null) to.write(written);
  from.write(null);
}

/** What closed tabs left behind, newest first. What is empty or old is forgotten. */
function leftBehind(companyUri: string, open: ReadonlySet<string>): LeftDraft[] {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(keysOf(companyUri)));
  const left = keys.flatMap((key): LeftDraft[] => {
    const id = key.slice(keysOf(companyUri).length);
    if (open.has(id)) return [];
    const record = recordAt(key);
    const written = record.read();
    const isOffered =
      written !== null && written.savedAt > Date.now() - keptFor && (isSent(written.kitchen) || !isUntouched(written.kitchen.draft));
    if (!isOffered) {
      record.write(null);
      return [];
    }
    const {
      savedAt,
      kitchen: { draft },
    } = written;
    return [{ id, savedAt, description: draft.description, hasPhoto: draft.photo !== null, isSent: isSent(written.kitchen) }];
  });
  return left.toSorted((one, other) => other.savedAt - one.savedAt).slice(0, mostOffered);
}

/** The photos of orders that are remembered, of every company and tab. */
export function rememberedPhotos(): Set<string> {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(orderKeys));
  return new Set(keys.flatMap((key) => recordAt(key).read()?.kitchen.draft.photo?.id ?? []));
}

/** The orders that this browser remembers: one for each tab, until its recipe exists. */
export interface KitchenDrafts {
  /** This tab's order, and those of closed tabs. With `takeUp`, the order of the closed tab of that name becomes this tab's. */
  find: (input: { companyUri: string; takeUp: string | null }) => Promise<FoundDrafts>;
  /** Null forgets this tab's order. */
  remember: (params: { companyUri: string; stored: StoredKitchen | null }) => void;
  forgetLeft: (params: { companyUri: string; id: string }) => void;
}

/** How the server knows an order, for a page of its job. */
interface KnownJob {
  jobGuid: string;
  /** Rejects when there is no such job. */
  ask: () => Promise<StoredKitchen>;
}

/**
 * The order of one job, whatever device it was sent from. This browser keeps it once it differs from what the server has: then it is an order
 * like that of a closed tab, and offered as such.
 */
export function createJobDrafts({ jobGuid, ask }: KnownJob): KitchenDrafts {
  const recordOf = (companyUri: string) => recordAt(`${keysOf(companyUri)}job-${jobGuid}`);
  return {
    find: async ({ companyUri }) => ({ stored: recordOf(companyUri).read()?.kitchen ?? (await ask()), left: [] }),
    remember({ companyUri, stored }) {
      const isAsSent = stored === null || stored.jobGuid === jobGuid;
      recordOf(companyUri).write(isAsSent ? null : { savedAt: Date.now(), kitchen: stored });
    },
    forgetLeft: () => undefined,
  };
}

export function createKitchenDrafts(newId: () => string): KitchenDrafts {
  let tab: string | null = null;
  return {
    async find({ companyUri, takeUp }) {
      tab = await tabName(newId);
      const own = recordAt(keysOf(companyUri) + tab);
      if (takeUp !== null) move(recordAt(keysOf(companyUri) + takeUp), own);
      const former = formerRecord(companyUri);
      const before = former.read();
      if (before !== null && own.read() === null) own.write({ savedAt: Date.now(), kitchen: before });
      if (before !== null) former.write(null);
      const open = new Set([...(await openTabs()), tab]);
      return { stored: own.read()?.kitchen ?? null, left: leftBehind(companyUri, open) };
    },
    remember({ companyUri, stored }) {
      if (tab === null) return;
      recordAt(keysOf(companyUri) + tab).write(stored === null ? null : { savedAt: Date.now(), kitchen: stored });
    },
    forgetLeft: ({ companyUri, id }) => recordAt(keysOf(companyUri) + id).write(null),
  };
}
