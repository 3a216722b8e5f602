import type { ColumnType, Generated } from 'kysely';
import type { CookRequest, Job } from '../../contract/kitchen/kitchen.ts';
import type { Locale } from '../../contract/shell/locales.ts';
import type { CookedBy, RecipeBody, UnitSystem } from '../../contract/recipes/recipe.ts';
import type { Wish } from '../../contract/kitchen/wishes.ts';
import { type Cook, type Remark } from '@anydish/kitchen/cook';
import type { StoredJobEvent } from '../kitchen/jobs/stored-event.ts';
import { type Plan } from '@anydish/kitchen/plan';
import type { Json, NullableJson } from './json-column.ts';

/** Files of the object store that no row names any more; a trigger writes them down. */
export interface LeftFilesTable {
  file: string;
}

/** How far the sweep of a folder of the object store came. */
export interface FileSweepsTable {
  folder: string;
  after: string;
}

/** Smaller forms of photos; bytes and file as of photos. */
export interface PhotoFormsTable {
  photo_guid: string;
  width: number;
  media_type: string;
  bytes: Buffer | null;
  file: Generated<string | null>;
}

export interface PhotosTable {
  guid: string;
  user_guid: string;
  company_guid: string;
  /** Null: they are in the object store's file `file`. */
  bytes: Buffer | null;
  file: Generated<string | null>;
  media_type: string;
  width: number;
  height: number;
  created_at: number;
}

export interface RecipeJobsTable {
  guid: string;
  company_guid: string;
  user_guid: string;
  request_key: string;
  request: Json<CookRequest>;
  status: Job['status'];
  stage: string | null;
  recipe_guid: string | null;
  attempts: Generated<number>;
  leased_by: string | null;
  leased_until: number | null;
  created_at: number;
  finished_at: number | null;
  /** When the account holder saw the result; null before. */
  seen_at: Generated<number | null>;
  /** The recipe's language; null for English. */
  language: Generated<Locale | null>;
  failure: NullableJson<{ statusCode: number; message: Remark; retryAfter: number | null }>;
  /** The prompt version; null for the built-in kitchen. */
  prompt_version: Generated<number | null>;
  repairs: Generated<number>;
  tokens: Generated<number>;
  /** The worker; null for an order of an older version that no worker has taken up since. */
  cook: Generated<Cook['kind'] | null>;
  /** The request that ordered it: see tracing/origin.ts. */
  trace: Generated<string | null>;
  /** Derived columns for the console: the status, or `refused` when the kitchen refused; the first words of the request. */
  outcome: ColumnType<string, never, never>;
  asked: ColumnType<string | null, never, never>;
}

export interface JobEventsTable {
  job_guid: string;
  sequence: number;
  event: Json<StoredJobEvent>;
  created_at: number;
}

export interface RecipesTable {
  guid: string;
  company_guid: string;
  user_guid: string;
  /** Null for a copy. */
  job_guid: string | null;
  body: Json<RecipeBody>;
  unit_system: UnitSystem;
  photo_guid: string | null;
  /** Guids of further photos, in order. */
  more_photos: Generated<string[]>;
  cooked_by: Json<CookedBy>;
  created_at: number;
  /** The plan before translation; null for recipes of a model. */
  plan: NullableJson<Plan>;
  /** The owner's title, for every language; null for the cook's title. */
  title: Generated<string | null>;
  favourite_at: Generated<number | null>;
  trashed_at: Generated<number | null>;
  tags: ColumnType<string[], string | undefined, string>;
  /** Keys of its collections. */
  collections: ColumnType<string[], string | undefined, string>;
  /** Since when it is kept offline. */
  offline_at: Generated<number | null>;
  /** Created by the client: the same key never makes a second copy. */
  copy_key: Generated<string | null>;
  /** The index version of this recipe; 0 for none. The following columns belong to the index, see recipes/search. */
  indexed_as: Generated<number>;
  kind: Generated<string | null>;
  cuisine: Generated<string | null>;
  minutes: Generated<number | null>;
  diets: Generated<string[]>;
  foods: Generated<string[]>;
  /** Number of ingredients that the kitchen does not know. */
  unnamed_foods: Generated<number>;
  /** Columns for the console. Database triggers derive these three from `cooked_by` and `body`. */
  cook: ColumnType<CookedBy['kind'], never, never>;
  language: ColumnType<string, never, never>;
  small_title: ColumnType<string, never, never>;
  /** The outcome, see migration 0049; set by a trigger. */
  outcome: ColumnType<string, never, never>;
  /** Number of repair rounds of the model. */
  repairs: Generated<number>;
  row_version: Generated<number>;
  /** The public link; null when there is none. */
  share_id: Generated<string | null>;
  /** The path of the shared recipe it was copied from. */
  origin: Generated<string | null>;
  /** Exclusions of the current version. Null: older than this column. */
  excluded: NullableJson<Wish[]>;
  /** The number of its current version. */
  version: Generated<number>;
}

export interface PromptsTable {
  guid: string;
  name: string;
  version: number;
  body: string;
  created_at: number;
  /** The change, in its author's words. */
  note: Generated<string>;
  author_guid: Generated<string | null>;
  row_version: Generated<number>;
}

/** A user's permanent wishes. */
export interface DietProfilesTable {
  user_guid: string;
  wishes: Json<Wish[]>;
  updated_at: number;
}

/** Search data of a recipe in one language. */
export interface RecipeTextsTable {
  recipe_guid: string;
  company_guid: string;
  language: Locale;
  /** The sort key of titles. */
  title: string;
  /** A tsvector: title and ingredients. */
  words: string;
}

/** Increases with each change of what an account's tabs and devices show. */
export interface KitchenNewsTable {
  user_guid: string;
  /** Counts all news. */
  version: number;
  /** Of these, ended sessions and changed permissions. */
  session_version: Generated<number>;
}

/** A kitchen timer of an account; stopped timers are kept so that no device restores them. */
export interface KitchenTimersTable {
  user_guid: string;
  /** Created by the device that started it. */
  guid: string;
  revision: number;
  name: string;
  step: number | null;
  company_uri: string | null;
  recipe_guid: string | null;
  ends_at: number;
  is_stopped: boolean;
}
