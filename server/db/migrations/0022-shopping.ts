import { sql, type Kysely } from 'kysely';

const statements = [
  sql`create table shopping_lists (
    guid uuid primary key,
    user_guid uuid not null unique references users (guid) on delete cascade,
    unit_system text not null,
    version int8 not null default 0,
    added_keys jsonb not null default '[]',
    updated_at int8 not null
  )`,
  // A line that was removed stays for a while: a device that was away may send it again.
  sql`create table shopping_lines (
    list_guid uuid not null references shopping_lists (guid) on delete cascade,
    guid uuid not null,
    text text not null,
    food text,
    measures jsonb not null,
    density float8,
    is_poured boolean not null,
    recipes jsonb not null,
    is_ticked boolean not null,
    ticked_at int8 not null,
    created_at int8 not null,
    removed_at int8,
    primary key (list_guid, guid)
  )`,
  sql`create index shopping_lines_removed on shopping_lines (removed_at) where removed_at is not null`,
  sql`create table shopping_links (
    key_hash text primary key,
    list_guid uuid not null references shopping_lists (guid) on delete cascade,
    created_at int8 not null
  )`,
  sql`create index shopping_links_list on shopping_links (list_guid)`,
  sql`create table pantries (
    user_guid uuid primary key references users (guid) on delete cascade,
    foods jsonb not null,
    updated_at int8 not null
  )`,
];

/** What is to be bought, who else may see it, and what is always at home. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
