import type { ColumnType, Generated } from 'kysely';
import type { SitemapCheck, SitemapDifference, SitemapVersion } from '../../contract/console/sitemaps.ts';
import type { Change } from '../../contract/console/shapes.ts';
import type { Json, NullableJson } from './json-column.ts';
import type { PastProductionsTable, PromptCasesTable, PromptTriesTable } from './lab-schema.ts';

/** A fixed selection of rows. */
interface ConsoleSelectionsTable {
  guid: string;
  user_guid: string;
  area: string;
  /** The query that found them, as in the list's address. */
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

/** A confirmed bulk action. */
interface ConsoleRunsTable {
  guid: string;
  request_key: string;
  user_guid: string | null;
  area: string;
  action: string;
  answer: string | null;
  /** The query that found its rows, until it is finished; null for individually selected rows. */
  query: Generated<string | null>;
  state: 'waiting' | 'running' | 'done' | 'cancelled' | 'failed';
  started_at: number;
  ended_at: number | null;
  total: number;
  done: Generated<number>;
  /** Reason -> number of skipped rows. */
  left_counts: Json<Record<string, number>>;
  undoable_until: number | null;
  undone_by: string | null;
  undoes: string | null;
  /** Nobody is mailed about it. */
  is_silent: Generated<boolean>;
  /** Where it was confirmed, until it is finished. */
  place: Generated<string | null>;
  /** The request that confirmed it: see tracing/origin.ts. */
  trace: Generated<string | null>;
  leased_by: string | null;
  leased_until: number | null;
}

interface ConsoleRunRowsTable {
  run_guid: string;
  row_guid: string;
  /** The row's version at selection; changed rows are skipped. */
  row_version: number;
  /** 'done', or the reason for skipping, with `fault` for a failure; null while pending. */
  outcome: string | null;
  inverse: NullableJson<object>;
  version_after: number | null;
  fault: Generated<string | null>;
}

/** A change of a record by staff. */
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
  /** Where its recipes are meanwhile. */
  merged_into: Generated<string | null>;
  removed_at: Generated<number | null>;
  created_at: number;
  row_version: Generated<number>;
}

/** A picture that staff uploaded for a record. */
interface PicturesTable {
  guid: string;
  area: string;
  /** A JPEG without metadata, as `cleanPhoto` makes it. Null: it is in the object store's file `file`; so for the other two. */
  bytes: Buffer | null;
  file: Generated<string | null>;
  /** 1200 x 630, for link previews. */
  wide: Buffer | null;
  wide_file: Generated<string | null>;
  /** For lists; neither bytes nor file until it is first asked for, where the picture is older than this column. */
  small: Generated<Buffer | null>;
  small_file: Generated<string | null>;
  created_at: number;
  /** A record was saved with it. */
  is_kept: Generated<boolean>;
  /** The recipe whose photo was copied; both are deleted together. */
  recipe_guid: Generated<string | null>;
}

interface RecipeCategoriesTable {
  recipe_guid: string;
  category_guid: string;
  /** The merged category; null for a recipe that was here before. */
  came_from: string | null;
  /** The recipe's company, title in small letters (60 characters) and age, written by the database: what lists of a category are sorted by. */
  company_guid: Generated<string | null>;
  title: Generated<string | null>;
  created_at: Generated<number | null>;
}

interface PromptLabelsTable {
  name: string;
  label: string;
  prompt_guid: string;
}

/** Figures of a prompt version for a finished day. */
interface PromptDaysTable {
  version: number;
  /** Start of the day (UTC), in milliseconds since 1970. */
  day: number;
  orders: number;
  failures: number;
  repairs: number;
  milliseconds: number;
  tokens: number;
}

/** A daily figure. */
interface RollupsTable {
  /** Start of the day (UTC), in milliseconds since 1970. */
  day: number;
  metric: string;
  value: number;
}

/** As `rollups`, of days in another time zone. `day`: the start of the same date in UTC. */
interface ZoneRollupsTable extends RollupsTable {
  zone: string;
}

/** Time zones of staff who read the figures. */
interface RollupZonesTable {
  zone: string;
  read_at: number;
}

/** A sitemap version. */
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

/** One file of a sitemap: its XML and its list of pages, each gzipped. */
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
  zone_rollups: ZoneRollupsTable;
  rollup_zones: RollupZonesTable;
  prompt_days: PromptDaysTable;
  prompt_cases: PromptCasesTable;
  prompt_tries: PromptTriesTable;
  past_productions: PastProductionsTable;
  sitemap_versions: SitemapVersionsTable;
  sitemap_files: SitemapFilesTable;
}
