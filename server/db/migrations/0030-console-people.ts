import { sql, type Kysely } from 'kysely';

// Alike in the index and in the search: see server/console/areas/users.ts.
const statements = [
  sql`create extension if not exists pg_trgm`,
  sql`alter table users add column row_version int4 not null default 1`,
  sql`alter table users add column suspended_at int8`,
  sql`alter table users add column suspended_reason text`,
  sql`alter table users add column last_seen_at int8`,
  sql`update users set last_seen_at = (
    select max(s.last_seen_at) from sessions s where s.user_guid = users.guid and s.impersonation_guid is null)`,
  sql`create function bump_row_version() returns trigger language plpgsql as $$
    begin
      new.row_version := old.row_version + 1;
      return new;
    end $$`,
  // What the owner's browsers write all the time is no change that somebody could run into.
  sql`create trigger users_row_version before update on users for each row when (
    (old.email, old.first_name, old.last_name, old.is_verified, old.staff, old.suspended_at, old.suspended_reason)
      is distinct from (new.email, new.first_name, new.last_name, new.is_verified, new.staff, new.suspended_at, new.suspended_reason))
    execute function bump_row_version()`,
  sql`create index users_search on users using gin (lower(email || ' ' || first_name || ' ' || last_name) gin_trgm_ops)`,
  sql`create index users_by_name on users (lower(left(first_name || ' ' || last_name, 60)), guid)`,
  sql`create index users_by_age on users (created_at, guid)`,
  sql`create index users_by_visit on users (coalesce(last_seen_at, created_at), guid)`,
  sql`create index users_suspended on users (suspended_at) where suspended_at is not null`,
  sql`create index users_staff on users (email) where staff is not null`,
];

/** Accounts that are suspended, when they were last used, counted changes, and a search by parts of an address or a name. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
