import { array, boolean, enums, nullable, number, object, string, union, type Infer } from 'superstruct';
import { questionSchema } from '../../contract/kitchen/kitchen.ts';
import { shownWishSchema } from '../../contract/kitchen/wishes.ts';
import { unitSystems } from '../../contract/recipes/recipe.ts';
import { isUntouched } from '../../machines/kitchen/draft.ts';
import type { FoundDrafts, LeftDraft, StoredKitchen } from '../../machines/kitchen/kitchen.model.ts';
import { orderKeys } from './kitchen-memory.ts';
import { storedRecord, type StoredRecord } from './stored-record.ts';
import { openTabs, tabName } from './tab.ts';

const photoFields = { id: string(), name: string(), previewUrl: string() };
const draftFields = {
  id: string(),
  description: string(),
  servings: number(),
  unitSystem: enums(unitSystems),
  wishes: array(shownWishSchema),
  dismissed: array(string()),
  withoutProfile: array(string()),
  leaveOut: string(),
};
const draftSchema = object({ ...draftFields, photos: array(object({ ...photoFields, hasArrived: boolean() })) });
/** The format of versions in which an order had one photo. */
const formerDraftSchema = object({ ...draftFields, photo: nullable(object(photoFields)) });
const kitchen = {
  draft: union([draftSchema, formerDraftSchema]),
  jobGuid: nullable(string()),
  requestKey: nullable(string()),
  choice: nullable(string()),
  improvise: boolean(),
  isOnItsWay: boolean(),
  question: nullable(questionSchema),
};
const kitchenSchema = object(kitchen);
const writtenSchema = object({ savedAt: number(), kitchen: kitchenSchema });

interface Written {
  savedAt: number;
  kitchen: StoredKitchen;
}

function upToDate({ draft, ...rest }: Infer<typeof kitchenSchema>): StoredKitchen {
  if ('photos' in draft) return { ...rest, draft };
  const { photo, ...same } = draft;
  return { ...rest, draft: { ...same, photos: photo === null ? [] : [{ ...photo, hasArrived: false }] } };
}

/** How long the order of a closed tab is offered, in milliseconds. */
const keptFor = 30 * 24 * 60 * 60_000;
const mostOffered = 3;

const keysOf = (companyUri: string) => `${orderKeys}${companyUri}/`;
/** The order of one tab. In localStorage, not IndexedDB: writes are synchronous, so a crashed tab loses nothing. */
function recordAt(key: string): StoredRecord<Written> {
  const record = storedRecord<Infer<typeof writtenSchema>, unknown>(() => localStorage, key, writtenSchema);
  const read = () => {
    const written = record.read();
    return written === null ? null : { ...written, kitchen: upToDate(written.kitchen) };
  };
  return { read, write: record.write };
}
/** Where older versions stored the one order of all tabs. */
const formerRecord = (companyUri: string) =>
  storedRecord<Infer<typeof kitchenSchema>, unknown>(() => localStorage, `${orderKeys}${companyUri}`, kitchenSchema);

const isSent = ({ jobGuid, isOnItsWay }: StoredKitchen): boolean => jobGuid !== null || isOnItsWay;

/** Moves an order from one record to another, empty one. */
function move(from: StoredRecord<Written>, to: StoredRecord<Written>): void {
  const written = from.read();
  if (written !== null) to.write(written);
  from.write(null);
}

/** Orders of closed tabs, newest first. Empty and old ones are deleted. */
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
    return [{ id, savedAt, description: draft.description, hasPhoto: draft.photos.length > 0, isSent: isSent(written.kitchen) }];
  });
  return left.toSorted((one, other) => other.savedAt - one.savedAt).slice(0, mostOffered);
}

/** Photos of stored orders, of every company and tab. */
export function rememberedPhotos(): Set<string> {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(orderKeys));
  return new Set(
    keys.flatMap(
      (key) =>
        recordAt(key)
          .read()
          ?.kitchen.draft.photos.map(({ id }) => id) ?? [],
    ),
  );
}

/** The orders stored in this browser: one per tab, until its recipe exists. */
export interface KitchenDrafts {
  /** This tab's order, and those of closed tabs. With `takeUp`, the named closed tab's order moves to this tab. */
  find: (input: { companyUri: string; takeUp: string | null }) => Promise<FoundDrafts>;
  /** Null deletes this tab's order. */
  remember: (params: { companyUri: string; stored: StoredKitchen | null }) => void;
  forgetLeft: (params: { companyUri: string; id: string }) => void;
}

/** The server's version of an order, for a job's page. */
interface KnownJob {
  jobGuid: string;
  /** Rejects when the job does not exist. */
  ask: () => Promise<StoredKitchen>;
}

/**
 * The order of one job, sent from any device. This browser stores it once it differs from the server's; then it is offered like the
 * order of a closed tab.
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
      if (before !== null && own.read() === null) own.write({ savedAt: Date.now(), kitchen: upToDate(before) });
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
