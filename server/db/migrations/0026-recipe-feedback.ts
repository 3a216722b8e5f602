import { sql, type Kysely } from 'kysely';

const statements = [
  // What a row was counted under stays with it, so that taking it back takes back exactly that.
  sql`create table recipe_thumbs (
    recipe_guid uuid not null references recipes (guid) on delete cascade,
    version int4 not null,
    is_up boolean not null,
    prompt_version int4 not null,
    dish text not null,
    said_at int8 not null,
    primary key (recipe_guid, version)
  )`,
  sql`create table recipe_cookings (
    guid uuid primary key,
    recipe_guid uuid not null references recipes (guid) on delete cascade,
    request_key uuid not null,
    version int4 not null,
    cooked_on text not null,
    note text not null,
    photo_guid uuid references photos (guid) on delete set null,
    prompt_version int4 not null,
    dish text not null,
    created_at int8 not null,
    unique (recipe_guid, request_key)
  )`,
  sql`create index recipe_cookings_by_day on recipe_cookings (recipe_guid, cooked_on, guid)`,
  sql`create index recipe_cookings_photo on recipe_cookings (photo_guid) where photo_guid is not null`,
  sql`create table dish_days (
    prompt_version int4 not null,
    dish text not null,
    day int8 not null,
    ups int4 not null default 0,
    downs int4 not null default 0,
    cooked int4 not null default 0,
    reports int4 not null default 0,
    primary key (prompt_version, dish, day)
  )`,
  sql`create index dish_days_day on dish_days (day)`,
];

/** What owners say of their recipes, when they cooked them, and what that comes to for each prompt, dish and day. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
