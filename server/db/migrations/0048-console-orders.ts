import { sql, type Kysely } from 'kysely';

const statements = [
  sql`alter table recipe_jobs add column cook text`,
  sql`update recipe_jobs set cook = case when prompt_version is null then 'built-in' else 'openai-compatible' end`,
  // 2 is `invalidInput`: the kitchen said no, as it should. Older processes write orders without knowing of these columns.
  sql`alter table recipe_jobs
    add column outcome text generated always as (
      case when status = 'failed' and failure ->> 'statusCode' = '2' then 'refused' else status end) stored,
    add column asked text generated always as (left(request ->> 'description', 200)) stored`,
  sql`drop index recipe_jobs_age, recipe_jobs_prompt, recipe_jobs_waiting`,
  // No lease in an index: while it cooks, a row is written again and again, and its place in each index stays (a heap-only update).
  sql`create index recipe_jobs_cooking on recipe_jobs (created_at, guid) where status = 'cooking'`,
  sql`create index recipe_jobs_by_age on recipe_jobs (created_at, guid) include (outcome, cook, prompt_version)`,
  sql`create index recipe_jobs_outcome on recipe_jobs (outcome, created_at, guid) include (cook, prompt_version)`,
  sql`create index recipe_jobs_cook on recipe_jobs (cook, created_at, guid) include (outcome, prompt_version)`,
  sql`create index recipe_jobs_prompt on recipe_jobs (prompt_version, created_at, guid) include (outcome, cook)
    where prompt_version is not null`,
  sql`create index recipe_jobs_words on recipe_jobs using gin (lower(asked) gin_trgm_ops)`,
  sql`drop index mails_age`,
  sql`create index mails_by_age on mails (created_at, guid) include (delivered_at, failed_at)`,
  sql`create index mails_failed_by_age on mails (created_at, guid) where failed_at is not null`,
  sql`create index mails_words on mails using gin (lower(recipient || ' ' || subject) gin_trgm_ops)`,
  // What staff try with somebody's recipe goes when the recipe goes.
  sql`alter table prompt_cases add column recipe_guid uuid references recipes (guid) on delete cascade`,
  sql`create index prompt_cases_recipe on prompt_cases (recipe_guid) where recipe_guid is not null`,
  sql`alter table pictures add column recipe_guid uuid references recipes (guid) on delete cascade`,
  sql`create index pictures_recipe on pictures (recipe_guid) where recipe_guid is not null`,
];

/** Orders and mails as lists of the console with millions of rows, and cases of the lab that are made of a recipe. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
