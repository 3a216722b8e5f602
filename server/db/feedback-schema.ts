import type { Generated } from 'kysely';
import type { ReportKind } from '../../contract/recipes/feedback-endpoints.ts';

/** The dimensions of a recipe's figures. */
export interface CountedUnder {
  /** 0 for the built-in kitchen. */
  prompt_version: number;
  /** The built-in kitchen's dish, else the kind of dish; empty when unknown. Never a title, which is the owner's data. */
  dish: string;
}

/** An owner's thumb for a version of a recipe. */
interface RecipeThumbsTable extends CountedUnder {
  recipe_guid: string;
  version: number;
  is_up: boolean;
  said_at: number;
}

/** A record that a recipe was cooked. */
interface RecipeCookingsTable extends CountedUnder {
  guid: string;
  recipe_guid: string;
  request_key: string;
  version: number;
  /** A day of the calendar: '2026-11-23'. */
  cooked_on: string;
  note: string;
  photo_guid: string | null;
  created_at: number;
}

/** A problem report. Stores no data about visitors. */
interface RecipeReportsTable {
  guid: string;
  recipe_guid: string;
  /** The link that a visitor used; null for the owner. */
  share_id: string | null;
  /** The reported version; null for reports older than versions. */
  version: number | null;
  kind: ReportKind;
  words: string;
  request_key: string;
  created_at: number;
  /** When staff handled it, and their note. */
  handled_at: Generated<number | null>;
  handled_note: Generated<string | null>;
  row_version: Generated<number>;
}

/** Feedback of a day; withdrawn feedback is subtracted from its original day. */
interface DishDaysTable extends CountedUnder {
  /** Start of the day (UTC), in milliseconds since 1970. */
  day: number;
  ups: Generated<number>;
  downs: Generated<number>;
  cooked: Generated<number>;
  reports: Generated<number>;
}

export interface FeedbackTables {
  recipe_thumbs: RecipeThumbsTable;
  recipe_cookings: RecipeCookingsTable;
  recipe_reports: RecipeReportsTable;
  dish_days: DishDaysTable;
}
