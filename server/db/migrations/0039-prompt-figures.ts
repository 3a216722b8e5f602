import { sql, type Kysely } from 'kysely';

const statements = [
  sql`alter table recipe_jobs add column prompt_version int4`,
  sql`alter table recipe_jobs add column repairs int4 not null default 0`,
  sql`alter table recipe_jobs add column tokens int4 not null default 0`,
  sql`update recipe_jobs j set prompt_version = (r.cooked_by ->> 'promptVersion')::int4
    from recipes r where r.job_guid = j.guid and r.cooked_by ->> 'promptVersion' is not null`,
  sql`create index recipe_jobs_prompt on recipe_jobs (prompt_version, created_at) where prompt_version is not null`,
  sql`create table prompt_days (
    version int4 not null,
    day int8 not null,
    orders int4 not null,
    failures int4 not null,
    repairs int4 not null,
    milliseconds int8 not null,
    tokens int8 not null,
    primary key (version, day)
  )`,
  sql`create index prompt_days_day on prompt_days (day)`,
];

/** What each order took of a model, and what that comes to for each version of the prompt. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
