import { sql, type Kysely } from 'kysely';

const statements = [
  // The first photo stays where older versions look for it.
  sql`alter table recipes add column more_photos text[] not null default '{}'`,
  // By which the janitor sees that a photo is still shown.
  sql`create index recipes_more_photos on recipes using gin (more_photos)`,
];

/** Photos of a recipe beyond the first, in their order. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
