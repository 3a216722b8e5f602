import type { Generated } from 'kysely';
import type { Change } from '../../contract/console/shapes.ts';
import type { Json, NullableJson } from './json-column.ts';

/** Rows that somebody chose, as they were at a moment. */
interface ConsoleSelectionsTable {
  guid: string;
  user_guid: string;
  area: string;
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
  /** 'done', or why it was left; null while it waits. */
  outcome: string | null;
  /** What brings it back. */
  inverse: NullableJson<object>;
  version_after: number | null;
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
  /** Its recipes are there meanwhile. */
  merged_into: Generated<string | null>;
  removed_at: Generated<number | null>;
  created_at: number;
  row_version: Generated<number>;
}

interface RecipeCategoriesTable {
  recipe_guid: string;
  category_guid: string;
  /** The category that was merged into this one; null for a recipe that was here anyway. */
  came_from: string | null;
}

interface PromptLabelsTable {
  name: string;
  label: string;
  prompt_guid: string;
}

/** A figure of a day. */
interface RollupsTable {
  /** Milliseconds since 1970 at the beginning of the day, UTC. */
  day: number;
  metric: string;
  value: number;
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
  recipe_categories: RecipeCategoriesTable;
  prompt_labels: PromptLabelsTable;
  rollups: RollupsTable;
}
