import type { ColumnType, Generated } from 'kysely';
import type { CookRequest, Job } from '../../contract/kitchen/kitchen.ts';
import type { Locale } from '../../contract/shell/locales.ts';
import type { CookedBy, RecipeBody, UnitSystem } from '../../contract/recipes/recipe.ts';
import type { Wish } from '../../contract/kitchen/wishes.ts';
import { type Cook, type Remark } from '@anydish/kitchen/cook';
import type { StoredJobEvent } from '../kitchen/jobs/stored-event.ts';
import { type Plan } from '@anydish/kitchen/plan';
import type { Json, NullableJson } from './json-column.ts';

export interface PhotosTable {
  guid: string;
  user_guid: string;
  company_guid: string;
  bytes: Buffer;
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
  /** When the account holder saw how it ended; null before. */
  seen_at: Generated<number | null>;
  /** What the recipe is to be written in; null for English. */
  language: Generated<Locale | null>;
  failure: NullableJson<{ statusCode: number; message: Remark; retryAfter: number | null }>;
  /** Which version of the prompt a model was told; null for the built-in kitchen. */
  prompt_version: Generated<number | null>;
  repairs: Generated<number>;
  tokens: Generated<number>;
  /** Who works on it; null for an order of an older version that nobody has taken up since. */
  cook: Generated<Cook['kind'] | null>;
  /** What the console tells orders by, made of the others: the status, or `refused` where the kitchen said no; the first words of the request. */
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
  /** Guids of the others, in their order. */
  more_photos: Generated<string[]>;
  cooked_by: Json<CookedBy>;
  created_at: number;
  /** The recipe before it was written in a language; null for what a model wrote. */
  plan: NullableJson<Plan>;
  /** What its owner calls it, in every language; null for the title that the cook gave it. */
  title: Generated<string | null>;
  favourite_at: Generated<number | null>;
  trashed_at: Generated<number | null>;
  tags: ColumnType<string[], string | undefined, string>;
  /** Keys of the collections that it is in. */
  collections: ColumnType<string[], string | undefined, string>;
  /** Since when every device of the account is to keep it. */
  offline_at: Generated<number | null>;
  /** Made by the client: the same key never makes a second copy. */
  copy_key: Generated<string | null>;
  /** Which version of the index has this recipe; 0 for none. What follows is the index's, see recipes/search. */
  indexed_as: Generated<number>;
  kind: Generated<string | null>;
  cuisine: Generated<string | null>;
  minutes: Generated<number | null>;
  diets: Generated<string[]>;
  foods: Generated<string[]>;
  /** How many ingredients are no food that the kitchen knows. */
  unnamed_foods: Generated<number>;
  /** What lists of the console look at. Database triggers make these three of `cooked_by` and `body`. */
  cook: ColumnType<CookedBy['kind'], never, never>;
  language: ColumnType<string, never, never>;
  small_title: ColumnType<string, never, never>;
  /** What it came of, see the migration 0049; a trigger makes it. */
  outcome: ColumnType<string, never, never>;
  /** How often a model was asked to put right what became this recipe. */
  repairs: Generated<number>;
  row_version: Generated<number>;
  /** The link by which everybody can read it; null when there is none. */
  share_id: Generated<string | null>;
  /** The path of the shared recipe that it is a copy of. */
  origin: Generated<string | null>;
  /** What its current version leaves out. Null: it is from before this was kept. */
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
  /** What changed in it, in its author's words. */
  note: Generated<string>;
  author_guid: Generated<string | null>;
  row_version: Generated<number>;
}

/** What a user wishes for in every order. */
export interface DietProfilesTable {
  user_guid: string;
  wishes: Json<Wish[]>;
  updated_at: number;
}

/** What a recipe is found by, in one language. */
export interface RecipeTextsTable {
  recipe_guid: string;
  company_guid: string;
  language: Locale;
  /** By which titles are put in order. */
  title: string;
  /** A tsvector: title and ingredients. */
  words: string;
}

/** Grows with each change of what an account's tabs and devices are told. */
export interface KitchenNewsTable {
  user_guid: string;
  version: number;
}

/** A kitchen timer of an account; one that is stopped stays until no device brings it back. */
export interface KitchenTimersTable {
  user_guid: string;
  /** Made by the device that started it. */
  guid: string;
  revision: number;
  name: string;
  step: number | null;
  company_uri: string | null;
  recipe_guid: string | null;
  ends_at: number;
  is_stopped: boolean;
}
