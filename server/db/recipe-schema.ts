import type { Generated } from 'kysely';

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

/** What a visitor told about a shared recipe. Nothing of the visitor is kept. */
export interface ShareReportsTable {
  guid: string;
  share_id: string;
  request_key: string;
  words: string;
  created_at: number;
}
