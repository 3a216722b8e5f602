import { sql, type Kysely } from 'kysely';

const statements = [sql`alter table users add column default_servings int`, sql`alter table users add column default_units text`];

/** For how many, and in which units, an account cooks when nothing else is said. Null: nobody has said it. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
