import { sql, type Kysely } from 'kysely';

const statements = [
  // An origin is the path of a link, which ends with its id.
  sql`create index recipes_origin on recipes (right(origin, 12)) where origin is not null`,
  sql`create or replace function keep_ended_link() returns trigger language plpgsql as $$
    begin
      insert into ended_links (id) values (old.id) on conflict do nothing;
      update recipes set origin = null where origin is not null and right(origin, 12) = old.id;
      return null;
    end $$`,
  sql`update recipes set origin = null where origin is not null and right(origin, 12) in (select id from ended_links)`,
];

/** Copies name no link whose recipe is gone, with its owner or before: the address was chosen by that owner. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
