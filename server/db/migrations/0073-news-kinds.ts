import { sql, type Kysely } from 'kysely';

const statements = [
  sql`alter table kitchen_news add column session_version int8 not null default 0`,
  sql`alter table kitchen_news add column shopping_version int8 not null default 0`,
];

/** News of an account say what has changed. `version` counts all of them, also for the previous version of the server. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
