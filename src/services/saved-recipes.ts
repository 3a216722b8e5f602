import { createStore, delMany, entries, get, keys, set, type UseStore } from 'idb-keyval';
import ky from 'ky';
import { boolean, instance, is, nullable, number, optional, string, type, type Infer } from 'superstruct';
import type { Session } from '../../contract/entities.ts';
import { photoAddress } from '../../contract/kitchen/kitchen-endpoints.ts';
import type { KeptOffline } from '../../contract/recipes/recipe-endpoints.ts';
import { recipeSchema, type Recipe } from '../../contract/recipes/recipe.ts';
import type { SavedCopy } from '../../machines/recipes/recipe.model.ts';
import type { SavedRecipe } from '../../machines/recipes/saved-recipes.machine.ts';

/** Object URLs for stored pictures. Each holds its bytes until revoked. */
function createShownBlobs() {
  let shown: string[] = [];
  return {
    /** URLs for these, replacing all earlier ones. */
    show: (blobs: readonly (Blob | null)[]): (string | null)[] => {
      for (const address of shown) URL.revokeObjectURL(address);
      const addresses = blobs.map((blob) => (blob === null ? null : URL.createObjectURL(blob)));
      shown = addresses.filter((address) => address !== null);
      return addresses;
    },
  };
}

/** Maximum number of copies; the least recently opened makes room. */
const most = 20;
/** Larger pictures are not stored, in bytes. */
const largestPhoto = 512 * 1024;
/** The limit for recipes marked for offline use, which are stored whole. */
const largestKeptPhoto = 4 * 1024 * 1024;

const recordSchema = type({
  owner: string(),
  recipe: recipeSchema,
  savedAt: number(),
  photo: nullable(instance(Blob)),
  isKept: optional(boolean()),
});
type Saved = Infer<typeof recordSchema>;

/** Recipes stored in this browser, of one user at a time. */
export interface SavedRecipes {
  /**
   * Stores a copy; above the limit, the least recently opened goes. A picture that is too large is left out. `isKept`: stays until
   * its mark is removed, and merely opened copies make room for it; undefined keeps the current setting.
   */
  store: (copy: { recipe: Recipe; photo: unknown; owner: string; isKept?: boolean }) => Promise<void>;
  /** Returns which of these recipes have an up-to-date kept copy. Kept copies of other recipes lose their mark. */
  mark: (wanted: readonly KeptOffline[], owner: string) => Promise<string[]>;
  isEmpty: () => Promise<boolean>;
  list: () => Promise<SavedRecipe[]>;
  find: (guid: string, isFor: (owner: string) => boolean) => Promise<SavedCopy | null>;
  remove: (guids: readonly string[]) => Promise<void>;
  /** Deletes copies of all other users; null deletes everything. */
  keepOnlyOf: (owner: string | null) => Promise<void>;
}

/** The user whose recipes may be stored now: an account holder; nobody during impersonation. */
export const ownerOf = ({ email, guid, extra }: Session): string | null => (email === null || extra.suLogin !== undefined ? null : guid);

/** The recipe's picture as a Blob; null when there is none. */
export function fetchPhoto(recipe: Recipe): Promise<Blob | null> {
  const address = photoAddress(recipe);
  return address === null ? Promise.resolve(null) : ky(address, { retry: 0 }).blob();
}

/** True for an up-to-date copy: same version, picture and owner's title. */
const isCopyOf = ({ version = 1, photoGuid, title, shelf }: Recipe, wanted: KeptOffline): boolean =>
  version === wanted.version &&
  photoGuid === wanted.photoGuid &&
  (wanted.title === null ? shelf?.isRenamed !== true : title === wanted.title);

// Only one list of them is on the screen at a time.
const pictures = createShownBlobs();

async function recordsIn(store: UseStore): Promise<[key: string, record: Saved][]> {
  const found = await entries<string, unknown>(store);
  const sound = found.filter((entry): entry is [string, Saved] => is(entry[1], recordSchema));
  return sound.toSorted(([, one], [, other]) => other.savedAt - one.savedAt);
}

/** `now` in milliseconds since 1970. */
export function createSavedRecipes(now: () => number): SavedRecipes {
  const store = createStore('anydish-recipes', 'recipes');
  const keysOpened = async () => (await recordsIn(store)).filter(([, { isKept }]) => isKept !== true).map(([key]) => key);
  const keysWhere = async (isWanted: (record: unknown) => boolean) =>
    (await entries<string, unknown>(store)).filter(([, record]) => isWanted(record)).map(([key]) => key);
  return {
    async store({ recipe, photo, owner, isKept: wanted }) {
      const before: unknown = await get(recipe.guid, store);
      const isKept = wanted ?? (is(before, recordSchema) && before.owner === owner && before.isKept === true);
      const small = photo instanceof Blob && photo.size <= (isKept ? largestKeptPhoto : largestPhoto) ? photo : null;
      const record = { owner, recipe, savedAt: now(), photo: small, isKept } satisfies Saved;
      try {
        await set(recipe.guid, record, store);
      } catch (error) {
        if (!isKept) throw error;
        await delMany(await keysOpened(), store);
        await set(recipe.guid, record, store);
      }
      await delMany((await keysOpened()).slice(most), store);
    },
    async mark(wanted, owner) {
      const found = (await recordsIn(store)).filter(([, record]) => record.owner === owner);
      const current: string[] = [];
      for (const [key, record] of found) {
        const one = wanted.find(({ guid }) => guid === key);
        if (one !== undefined && record.isKept === true && isCopyOf(record.recipe, one)) current.push(key);
        if (one === undefined && record.isKept === true) await set(key, { ...record, isKept: false } satisfies Saved, store);
      }
      await delMany((await keysOpened()).slice(most), store);
      return current;
    },
    isEmpty: async () => (await keys(store)).length === 0,
    list: async () => {
      const records = (await recordsIn(store)).map(([, record]) => record);
      const photos = pictures.show(records.map(({ photo }) => photo));
      return records.map(({ owner, recipe, savedAt, photo, isKept = false }, index) => ({
        recipe,
        owner,
        savedAt,
        photo: photos[index] ?? null,
        isKept,
        bytes: new Blob([JSON.stringify(recipe)]).size + (photo?.size ?? 0),
      }));
    },
    async find(guid, isFor) {
      const record: unknown = await get(guid, store);
      return is(record, recordSchema) && isFor(record.owner) ? { recipe: record.recipe, savedAt: record.savedAt } : null;
    },
    remove: (guids) => delMany([...guids], store),
    async keepOnlyOf(owner) {
      await delMany(await keysWhere((record) => owner === null || !is(record, recordSchema) || record.owner !== owner), store);
    },
  };
}
