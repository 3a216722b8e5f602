import { sql, type Kysely } from 'kysely';

const statements = [
  sql`alter table recipes add column row_version int4 not null default 1`,
  sql`create trigger recipes_row_version before update on recipes for each row when (old is distinct from new)
    execute function bump_row_version()`,
  sql`create index recipes_search on recipes using gin (lower(body ->> 'title') gin_trgm_ops)`,
  sql`create index recipes_by_title on recipes (lower(left(body ->> 'title', 60)), guid)`,
  sql`create index recipes_by_prompt on recipes ((cooked_by ->> 'promptVersion')) where cooked_by ->> 'promptVersion' is not null`,
  sql`create index recipes_by_age on recipes (created_at, guid)`,
];

/** Recipes as the console lists them. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
