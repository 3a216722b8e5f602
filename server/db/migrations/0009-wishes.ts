import { sql, type Kysely } from 'kysely';

const statements = [
  // The recipe before it was written in a language; null for what a model wrote, and for recipes from before there were plans.
  sql`alter table recipes add column plan jsonb`,
  sql`create table diet_profiles (
    user_guid uuid primary key references users (guid) on delete cascade,
    wishes jsonb not null,
    updated_at int8 not null
  )`,
  // Orders of a day are counted by these.
  sql`create index recipe_jobs_user_day on recipe_jobs (user_guid, created_at)`,
  sql`create index recipe_jobs_company_day on recipe_jobs (company_guid, created_at)`,
];

/** What a user always wishes for, and recipes that can be written anew. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
