import type { ColumnType, Generated } from 'kysely';
import type { Try } from '../../contract/console/lab.ts';
import type { SitemapCheck, SitemapDifference, SitemapVersion } from '../../contract/console/sitemaps.ts';
import type { Change } from '../../contract/console/shapes.ts';
import type { PartialRecipe } from '../../contract/recipes/recipe.ts';
import type { Locale } from '../../contract/shell/locales.ts';
import { type Remark } from '@anydish/kitchen/cook';
import type { Json, NullableJson } from './json-column.ts';

/** Rows that somebody chose, as they were at a moment. */
interface ConsoleSelectionsTable {
  guid: string;
  user_guid: string;
  area: string;
  /** What they were found by, as the address of the list has it. */
  query: Generated<string | null>;
  row_count: number;
  created_at: number;
  expires_at: number;
}

interface ConsoleSelectionRowsTable {
  selection_guid: string;
  row_guid: string;
  row_version: number;
}

/** A bulk action that was confirmed. */
interface ConsoleRunsTable {
  guid: string;
  request_key: string;
  user_guid: string | null;
  area: string;
  action: string;
  answer: string | null;
  /** What its rows were found by, until it is over; null for rows that were chosen one by one. */
  query: Generated<string | null>;
  state: 'waiting' | 'running' | 'done' | 'cancelled' | 'failed';
  started_at: number;
  ended_at: number | null;
  total: number;
  done: Generated<number>;
  /** Reason -> how many rows were left alone for it. */
  left_counts: Json<Record<string, number>>;
  undoable_until: number | null;
  undone_by: string | null;
  undoes: string | null;
  leased_by: string | null;
  leased_until: number | null;
}

interface ConsoleRunRowsTable {
  run_guid: string;
  row_guid: string;
  /** As the row was when it was chosen: another one is left alone. */
  row_version: number;
  /** 'done', or why it was left, with `fault` where it failed; null while it waits. */
  outcome: string | null;
  inverse: NullableJson<object>;
  version_after: number | null;
  fault: Generated<string | null>;
}

/** What somebody of staff changed of a record. */
interface RecordChangesTable {
  guid: string;
  area: string;
  record_guid: string;
  at: number;
  actor_guid: string | null;
  version: number;
  changes: Json<Change['changes']>;
}

interface ConsoleViewsTable {
  guid: string;
  user_guid: string;
  area: string;
  name: string;
  query: string;
  is_shared: boolean;
  created_at: number;
}

interface CategoriesTable {
  guid: string;
  slug: string;
  parent_guid: string | null;
  position: number;
  /** Language -> name. */
  names: Json<Record<string, string>>;
  picture_guid: Generated<string | null>;
  /** Its recipes are there meanwhile. */
  merged_into: Generated<string | null>;
  removed_at: Generated<number | null>;
  created_at: number;
  row_version: Generated<number>;
}

/** A picture that staff uploaded for a record of an area. */
interface PicturesTable {
  guid: string;
  area: string;
  /** A JPEG without metadata, as `cleanPhoto` makes it. */
  bytes: Buffer;
  /** 1200 x 630, for link previews. */
  wide: Buffer;
  created_at: number;
  /** A record was saved with it. */
  is_kept: Generated<boolean>;
  /** The recipe whose photo it is a copy of; it goes with it. */
  recipe_guid: Generated<string | null>;
}

interface RecipeCategoriesTable {
  recipe_guid: string;
  category_guid: string;
  /** The category that was merged into this one; null for a recipe that was here anyway. */
  came_from: string | null;
  /** The recipe's, written by the database. */
  company_guid: Generated<string | null>;
}

interface PromptLabelsTable {
  name: string;
  label: string;
  prompt_guid: string;
}

/** What a version of the prompt is tried on. */
interface PromptCasesTable {
  guid: string;
  name: string;
  description: string;
  language: Locale;
  servings: number;
  expects: 'recipe' | 'refusal';
  is_required: boolean;
  never_says: string;
  photo_guid: Generated<string | null>;
  is_built_in: Generated<boolean>;
  /** The recipe that it was made of, with which it goes. */
  recipe_guid: Generated<string | null>;
  removed_at: Generated<number | null>;
  created_at: number;
  row_version: Generated<number>;
}

/** A version of the prompt on a case. */
interface PromptTriesTable {
  prompt_guid: string;
  case_guid: string;
  /** The case as it was. */
  case_version: number;
  model: string;
  state: Try['state'];
  checks: Json<Try['checks']>;
  recipe: NullableJson<PartialRecipe>;
  /** What the cook would be told instead. */
  message: NullableJson<{ told: Remark }>;
  tokens: number;
  milliseconds: number;
  repairs: number;
  started_by: string | null;
  started_at: number;
  attempts: number;
  leased_by: string | null;
  leased_until: number | null;
}

/** A version that was production. */
interface PastProductionsTable {
  prompt_guid: string;
  /** When it last ended to be. */
  until: number;
}

/** What a version of the prompt did on a day that is over. */
interface PromptDaysTable {
  version: number;
  /** Milliseconds since 1970 at the beginning of the day, UTC. */
  day: number;
  orders: number;
  failures: number;
  repairs: number;
  milliseconds: number;
  tokens: number;
}

/** A figure of a day. */
interface RollupsTable {
  /** Milliseconds since 1970 at the beginning of the day, UTC. */
  day: number;
  metric: string;
  value: number;
}

/** A map of the site for search engines. */
interface SitemapVersionsTable {
  guid: string;
  number: number;
  state: SitemapVersion['state'];
  is_published: Generated<boolean>;
  /** When it was last published. */
  published_at: Generated<number | null>;
  started_by: string | null;
  started_at: number;
  ended_at: Generated<number | null>;
  urls: Generated<number>;
  tried: Generated<number>;
  to_try: Generated<number>;
  checks: ColumnType<SitemapCheck[], string | undefined, string>;
  difference: ColumnType<SitemapDifference | null, string | undefined, string | null>;
  index_xml: Generated<string | null>;
  attempts: Generated<number>;
  leased_by: Generated<string | null>;
  leased_until: Generated<number | null>;
}

/** One file of a map: its XML and its list of pages, each gzipped. */
interface SitemapFilesTable {
  version_guid: string;
  number: number;
  urls: number;
  bytes: number;
  changed_at: number | null;
  xml: Buffer;
  pages: Buffer;
}

/** The tables of the staff console. */
export interface ConsoleTables {
  console_selections: ConsoleSelectionsTable;
  console_selection_rows: ConsoleSelectionRowsTable;
  console_runs: ConsoleRunsTable;
  console_run_rows: ConsoleRunRowsTable;
  record_changes: RecordChangesTable;
  console_views: ConsoleViewsTable;
  categories: CategoriesTable;
  pictures: PicturesTable;
  recipe_categories: RecipeCategoriesTable;
  prompt_labels: PromptLabelsTable;
  rollups: RollupsTable;
  prompt_days: PromptDaysTable;
  prompt_cases: PromptCasesTable;
  prompt_tries: PromptTriesTable;
  past_productions: PastProductionsTable;
  sitemap_versions: SitemapVersionsTable;
  sitemap_files: SitemapFilesTable;
}
