import { sql, type Kysely } from 'kysely';

const statements = [
  sql`create table console_selections (
    guid uuid primary key,
    user_guid uuid not null references users (guid) on delete cascade,
    area text not null,
    row_count int4 not null,
    created_at int8 not null,
    expires_at int8 not null
  )`,
  sql`create index console_selections_expiry on console_selections (expires_at)`,
  sql`create index console_selections_user on console_selections (user_guid)`,
  sql`create table console_selection_rows (
    selection_guid uuid not null references console_selections (guid) on delete cascade,
    row_guid uuid not null,
    row_version int4 not null,
    primary key (selection_guid, row_guid)
  )`,
  sql`create index console_selection_rows_row on console_selection_rows (row_guid)`,
  sql`create table console_runs (
    guid uuid primary key,
    request_key uuid not null,
    user_guid uuid references users (guid) on delete set null,
    area text not null,
    action text not null,
    answer text,
    state text not null,
    started_at int8 not null,
    ended_at int8,
    total int4 not null,
    done int4 not null default 0,
    left_counts jsonb not null default '{}',
    undoable_until int8,
    undone_by uuid,
    undoes uuid,
    leased_by text,
    leased_until int8,
    unique (user_guid, request_key)
  )`,
  sql`create index console_runs_open on console_runs (leased_until) where state in ('waiting', 'running')`,
  sql`create index console_runs_area on console_runs (area, guid)`,
  sql`create index console_runs_age on console_runs (started_at)`,
  sql`create table console_run_rows (
    run_guid uuid not null references console_runs (guid) on delete cascade,
    row_guid uuid not null,
    row_version int4 not null,
    outcome text,
    inverse jsonb,
    version_after int4,
    primary key (run_guid, row_guid)
  )`,
  sql`create index console_run_rows_waiting on console_run_rows (run_guid, row_guid) where outcome is null`,
  sql`create index console_run_rows_row on console_run_rows (row_guid)`,
  sql`create table record_changes (
    guid uuid primary key,
    area text not null,
    record_guid uuid not null,
    at int8 not null,
    actor_guid uuid references users (guid) on delete set null,
    version int4 not null,
    changes jsonb not null
  )`,
  sql`create index record_changes_record on record_changes (record_guid, area, guid)`,
  sql`create index record_changes_actor on record_changes (actor_guid)`,
  sql`create table console_views (
    guid uuid primary key,
    user_guid uuid not null references users (guid) on delete cascade,
    area text not null,
    name text not null,
    query text not null,
    is_shared boolean not null,
    created_at int8 not null
  )`,
  sql`create index console_views_user on console_views (user_guid, area)`,
  sql`create index console_views_shared on console_views (area) where is_shared`,
];

/** Fixed selections, bulk actions with what became of each row, the history of records, and lists as somebody likes them. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
