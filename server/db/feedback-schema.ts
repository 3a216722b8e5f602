import type { Generated } from 'kysely';
import type { ReportKind } from '../../contract/recipes/feedback-endpoints.ts';

/** What the figures of a recipe are counted under. */
export interface CountedUnder {
  /** 0 for the built-in kitchen. */
  prompt_version: number;
  /** The dish of the built-in kitchen, else the kind of dish; empty where nobody knows. Never a title: that is its owner's. */
  dish: string;
}

/** An owner's thumb for a version of a recipe. */
interface RecipeThumbsTable extends CountedUnder {
  recipe_guid: string;
  version: number;
  is_up: boolean;
  said_at: number;
}

/** A time that a recipe was cooked. */
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

/** What is wrong with a recipe. Nothing of a visitor is kept. */
interface RecipeReportsTable {
  guid: string;
  recipe_guid: string;
  /** The link by which a visitor read it; null for its owner. */
  share_id: string | null;
  /** The version that it is about. Reports from before there were versions do not say. */
  version: number | null;
  kind: ReportKind;
  words: string;
  request_key: string;
  created_at: number;
  /** Since when nobody has to look at it any more, and what staff noted. */
  handled_at: Generated<number | null>;
  handled_note: Generated<string | null>;
  row_version: Generated<number>;
}

/** What was said on a day; what is taken back is taken from the day on which it was said. */
interface DishDaysTable extends CountedUnder {
  /** Milliseconds since 1970 at the beginning of the day, UTC. */
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
