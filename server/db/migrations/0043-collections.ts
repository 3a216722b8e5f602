import { sql, type Kysely } from 'kysely';

const statements = [
  sql`create table collections (
    guid uuid primary key,
    company_guid uuid not null references companies (guid) on delete cascade,
    name text not null,
    name_key text not null,
    place int4 not null,
    created_at int8 not null
  )`,
  // To a reader two of the same name are one.
  sql`create unique index collections_name on collections (company_guid, name_key)`,
  sql`alter table recipes add column collections jsonb not null default '[]'`,
  sql`alter table recipes add column offline_at int8`,
  sql`create index recipes_offline on recipes (company_guid) where offline_at is not null`,
];

/** Collections of recipes, and recipes that are kept offline. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
