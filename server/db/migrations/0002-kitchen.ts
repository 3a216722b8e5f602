import { sql, type Kysely } from 'kysely';

const statements = [
  sql`create table photos (
    guid uuid primary key,
    user_guid uuid not null references users (guid) on delete cascade,
    company_guid uuid not null references companies (guid) on delete cascade,
    bytes bytea not null,
    media_type text not null,
    width int4 not null,
    height int4 not null,
    created_at int8 not null
  )`,
  sql`create index photos_company on photos (company_guid)`,
  sql`create table recipe_jobs (
    guid uuid primary key,
    company_guid uuid not null references companies (guid) on delete cascade,
    user_guid uuid not null references users (guid) on delete cascade,
    request_key text not null,
    request jsonb not null,
    status text not null,
    stage text,
    recipe_guid uuid,
    attempts int4 not null default 0,
    leased_by text,
    leased_until int8,
    created_at int8 not null,
    finished_at int8,
    failure jsonb,
    unique (user_guid, request_key)
  )`,
  sql`create index recipe_jobs_company on recipe_jobs (company_guid)`,
  sql`create index recipe_jobs_waiting on recipe_jobs (leased_until) where status = 'cooking'`,
  sql`create table job_events (
    job_guid uuid not null references recipe_jobs (guid) on delete cascade,
    sequence int4 not null,
    event jsonb not null,
    created_at int8 not null,
    primary key (job_guid, sequence)
  )`,
  sql`create table recipes (
    guid uuid primary key,
    company_guid uuid not null references companies (guid) on delete cascade,
    user_guid uuid not null references users (guid) on delete cascade,
    job_guid uuid not null unique,
    body jsonb not null,
    unit_system text not null,
    photo_guid uuid references photos (guid) on delete set null,
    cooked_by jsonb not null,
    created_at int8 not null
  )`,
  sql`create index recipes_company on recipes (company_guid, guid)`,
  sql`create index recipes_user on recipes (user_guid, guid)`,
  sql`create table prompts (
    guid uuid primary key,
    name text not null,
    version int4 not null,
    body text not null,
    created_at int8 not null,
    unique (name, version)
  )`,
];

/** Photos, recipe jobs with their events, recipes, and the prompt store. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
