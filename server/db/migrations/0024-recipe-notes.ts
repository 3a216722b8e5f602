import { sql, type Kysely } from 'kysely';

const statements = [
  sql`create table recipe_notes (
    recipe_guid uuid not null references recipes (guid) on delete cascade,
    step int4,
    text text not null,
    changed_at int8 not null
  )`,
  // No step is a place too: a recipe has one note of its own.
  sql`create unique index recipe_notes_place on recipe_notes (recipe_guid, coalesce(step, -1))`,
];

/** What owners note on their recipes, apart from the versions. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
