import { sql, type Kysely } from 'kysely';

const statements = [
  // A row is a link. It stays when the recipe is shown no more, so that the link says so.
  sql`create table shared_recipes (
    id text primary key,
    recipe_guid uuid not null references recipes (guid) on delete cascade,
    slug text not null,
    is_listed boolean not null default false,
    shows_photo boolean not null default false,
    shared_at int8 not null,
    changed_at int8 not null,
    withdrawn_at int8,
    withdrawn_by_staff boolean not null default false,
    withdrawn_reason text,
    featured_at int8
  )`,
  // One link at a time.
  sql`create unique index shared_recipes_living on shared_recipes (recipe_guid) where withdrawn_at is null`,
  sql`create index shared_recipes_recipe on shared_recipes (recipe_guid)`,
  sql`create index shared_recipes_listed on shared_recipes (id) where is_listed and withdrawn_at is null`,
  sql`create index shared_recipes_featured on shared_recipes (featured_at) where featured_at is not null`,
  // Made of the above, so that lists need not look there.
  sql`alter table recipes add column share_id text`,
  sql`alter table recipes add column origin text`,
  sql`create table share_reports (
    guid uuid primary key,
    share_id text not null references shared_recipes (id) on delete cascade,
    request_key uuid not null,
    words text not null,
    created_at int8 not null,
    unique (share_id, request_key)
  )`,
];

/** Recipes that everybody can read who has the link, and what visitors report about them. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
