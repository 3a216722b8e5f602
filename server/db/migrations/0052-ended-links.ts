import { sql, type Kysely } from 'kysely';

const statements = [
  // The id says nothing of the recipe or its owner, so it may stay when both are gone. When it ended is nobody's business either.
  sql`create table ended_links (id text primary key)`,
  // Recipes go by their owner's hand, by the trash's end and with an account: whichever it was, the row of the link goes with them.
  sql`create function keep_ended_link() returns trigger language plpgsql as $$
    begin
      insert into ended_links (id) values (old.id) on conflict do nothing;
      return null;
    end $$`,
  sql`create trigger shared_recipes_end after delete on shared_recipes for each row execute function keep_ended_link()`,
];

/** Links to recipes that are gone for good, so that they say so instead of being taken for a typing error. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
