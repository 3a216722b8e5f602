import { sql, type Kysely } from 'kysely';

const statements = [
  sql`create table staff_notes (
    guid uuid primary key,
    user_guid uuid references users (guid) on delete cascade,
    recipe_guid uuid references recipes (guid) on delete cascade,
    author_guid uuid references users (guid) on delete set null,
    words text not null,
    created_at int8 not null,
    check (num_nonnulls(user_guid, recipe_guid) = 1)
  )`,
  sql`create index staff_notes_of_user on staff_notes (user_guid, guid) where user_guid is not null`,
  sql`create index staff_notes_of_recipe on staff_notes (recipe_guid, guid) where recipe_guid is not null`,
  sql`create index staff_notes_of_author on staff_notes (author_guid) where author_guid is not null`,
];

/** What staff note about users and recipes, for each other. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
