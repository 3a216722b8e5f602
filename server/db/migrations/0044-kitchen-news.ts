import { sql, type Kysely } from 'kysely';

const statements = [
  // Grows with each change, so that streams of other processes know that there is something to tell.
  sql`create table kitchen_news (
    user_guid uuid primary key references users (guid) on delete cascade,
    version int8 not null
  )`,
  sql`alter table recipe_jobs add column seen_at int8`,
];

/** What goes on in an account's kitchen, for all its tabs and devices, and which ends of jobs its owner has seen. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
