import { createStore, delMany, entries, get, keys, set, type UseStore } from 'idb-keyval';
import ky from 'ky';
import { instance, is, nullable, number, string, type, type Infer } from 'superstruct';
import type { Session } from '../../contract/entities.ts';
import { photoAddress } from '../../contract/kitchen/kitchen-endpoints.ts';
import { recipeSchema, type Recipe } from '../../contract/recipes/recipe.ts';
import type { SavedCopy } from '../../machines/recipes/recipe.model.ts';
import type { SavedRecipe } from '../../machines/recipes/saved-recipes.machine.ts';
import { createShownBlobs } from './shown-blobs.ts';

/** So many are kept; the one that was opened longest ago makes room. */
const most = 20;
/** Larger pictures are left out, in bytes. */
const largestPhoto = 512 * 1024;

const recordSchema = type({ owner: string(), recipe: recipeSchema, savedAt: number(), photo: nullable(instance(Blob)) });
type Saved = Infer<typeof recordSchema>;

/** What this browser keeps of the recipes that its user has opened. One user's at a time. */
export interface SavedRecipes {
  /** Keeps a copy; of too many the one that was opened longest ago goes. A picture is a Blob that is not too large, or left out. */
  store: (copy: { recipe: Recipe; photo: unknown; owner: string }) => Promise<void>;
  isEmpty: () => Promise<boolean>;
  list: () => Promise<SavedRecipe[]>;
  find: (guid: string, isFor: (owner: string) => boolean) => Promise<SavedCopy | null>;
  remove: (guids: readonly string[]) => Promise<void>;
  /** Forgets what belongs to anybody else; null for nobody: everything. */
  keepOnlyOf: (owner: string | null) => Promise<void>;
}

/** Whose recipes may be kept now: an account holder's own, and nobody's while staff are in his place. */
export const ownerOf = ({ email, guid, extra }: Session): string | null => (email === null || extra.suLogin !== undefined ? null : guid);

/** The picture of a recipe as the browser may keep it; null when there is none. */
export function fetchPhoto(recipe: Recipe): Promise<Blob | null> {
  const address = photoAddress(recipe);
  return address === null ? Promise.resolve(null) : ky(address, { retry: 0 }).blob();
}

// One list of them is on the screen at a time.
const pictures = createShownBlobs();

async function recordsIn(store: UseStore): Promise<[key: string, record: Saved][]> {
  const found = await entries<string, unknown>(store);
  const sound = found.filter((entry): entry is [string, Saved] => is(entry[1], recordSchema));
  return sound.toSorted(([, one], [, other]) => other.savedAt - one.savedAt);
}

/** `now` in milliseconds since 1970. */
export function createSavedRecipes(now: () => number): SavedRecipes {
  const store = createStore('anydish-recipes', 'recipes');
  const keysWhere = async (isWanted: (record: unknown) => boolean) =>
    (await entries<string, unknown>(store)).filter(([, record]) => isWanted(record)).map(([key]) => key);
  return {
    async store({ recipe, photo, owner }) {
      const small = photo instanceof Blob && photo.size <= largestPhoto ? photo : null;
      await set(recipe.guid, { owner, recipe, savedAt: now(), photo: small } satisfies Saved, store);
      await delMany(
        (await recordsIn(store)).slice(most).map(([key]) => key),
        store,
      );
    },
    isEmpty: async () => (await keys(store)).length === 0,
    list: async () => {
      const records = (await recordsIn(store)).map(([, record]) => record);
      const photos = pictures.show(records.map(({ photo }) => photo));
      return records.map(({ recipe, savedAt }, index) => ({ recipe, savedAt, photo: photos[index] ?? null }));
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
