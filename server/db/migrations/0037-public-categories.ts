import { sql, type Kysely } from 'kysely';

const statements = [
  // Pages of a category read from the newest on: where it holds much, this way finds a page sooner than by the category.
  sql`create index shared_recipes_newest on shared_recipes (shared_at, id) where is_listed and withdrawn_at is null`,
];

/** Listed recipes by age, as the pages of categories show them. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
