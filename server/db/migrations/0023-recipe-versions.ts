import { sql, type Kysely } from 'kysely';

const statements = [
  // Null: the recipe is from before this was kept; its order still says, as long as it is there.
  sql`alter table recipes add column excluded jsonb`,
  sql`alter table recipes add column version int4 not null default 1`,
  // The rows begin with the first change: a recipe without them is its own first version.
  sql`create table recipe_versions (
    recipe_guid uuid not null references recipes (guid) on delete cascade,
    version int4 not null,
    kind text not null,
    wish text,
    made_from int4,
    title text,
    body jsonb not null,
    plan jsonb,
    cooked_by jsonb not null,
    excluded jsonb,
    created_at int8 not null,
    primary key (recipe_guid, version)
  )`,
];

/** What a recipe was before it was changed, and what its order excluded. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
