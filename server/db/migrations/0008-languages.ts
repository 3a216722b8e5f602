import { sql, type Kysely } from 'kysely';

const statements = [
  sql`alter table users add column language text`,
  // What is told or made later, without a request that says a language.
  sql`alter table deletion_requests add column language text`,
  sql`alter table recipe_jobs add column language text`,
];

/** The language of an account, and of what is done for it later. Null: nobody has said one. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
