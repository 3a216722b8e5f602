import { sql, type Kysely } from 'kysely';

const statements = [
  // What a user does with a recipe, beside what the cook wrote.
  sql`alter table recipes add column title text`,
  sql`alter table recipes add column favourite_at int8`,
  sql`alter table recipes add column trashed_at int8`,
  sql`alter table recipes add column tags jsonb not null default '[]'`,
  // A copy has no job, and a key of its own: sent twice it is made once.
  sql`alter table recipes alter column job_guid drop not null`,
  sql`alter table recipes add column copy_key uuid`,
  sql`create unique index recipes_copy_key on recipes (user_guid, copy_key)`,
  sql`create index recipes_trash on recipes (trashed_at) where trashed_at is not null`,
];

/** Titles of one's own, favourites, tags, copies, and the trash. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
