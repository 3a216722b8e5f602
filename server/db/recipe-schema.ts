import type { Generated } from 'kysely';
import type { Wish } from '../../contract/kitchen/wishes.ts';
import type { CookedBy, RecipeBody } from '../../contract/recipes/recipe.ts';
import type { Transcription } from '../../contract/recipes/transcription-endpoints.ts';
import type { Version } from '../../contract/recipes/version-endpoints.ts';
import { type Plan } from '@anydish/kitchen/plan';
import type { Json, NullableJson } from './json-column.ts';

/** A link to a recipe that everybody can read. */
export interface SharedRecipesTable {
  /** What the link ends with. It says nothing of the recipe, and cannot be guessed. */
  id: string;
  recipe_guid: string;
  /** Words of the title in the address, when the link was made. */
  slug: string;
  is_listed: Generated<boolean>;
  shows_photo: Generated<boolean>;
  shared_at: number;
  /** When something of the page last changed. */
  changed_at: number;
  withdrawn_at: Generated<number | null>;
  withdrawn_by_staff: Generated<boolean>;
  withdrawn_reason: Generated<string | null>;
  /** Since when it stands on the landing page. */
  featured_at: Generated<number | null>;
}

/** A link whose recipe is gone for good. */
export interface EndedLinksTable {
  id: string;
}

/** A version of a recipe that was changed, the current one too. It is never written over. */
export interface RecipeVersionsTable {
  recipe_guid: string;
  version: number;
  kind: Version['kind'];
  wish: string | null;
  made_from: number | null;
  /** What its owner called it. */
  title: string | null;
  body: Json<RecipeBody>;
  plan: NullableJson<Plan>;
  cooked_by: Json<CookedBy>;
  excluded: NullableJson<Wish[]>;
  created_at: number;
}

/** Recipes that their owner keeps together; which those are, stands in the recipes. */
export interface CollectionsTable {
  guid: string;
  company_guid: string;
  name: string;
  /** The name as two of them are compared. */
  name_key: string;
  /** Its place among the others. */
  place: number;
  created_at: number;
}

/** A written recipe that was read: for a day, the same key is answered with the same. */
export interface TranscriptionsTable {
  guid: string;
  user_guid: string;
  request_key: string;
  reading: Json<Transcription>;
  created_at: number;
}

/** What an owner notes on a recipe, whatever its version. */
export interface RecipeNotesTable {
  recipe_guid: string;
  /** Its place among the steps, from 0; null for the recipe as a whole. No two notes have the same. */
  step: number | null;
  text: string;
  changed_at: number;
}
