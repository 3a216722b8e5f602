import { sql, type Kysely } from 'kysely';

/** Why a row of a bulk action failed. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table console_run_rows add column fault text`.execute(db);
}
