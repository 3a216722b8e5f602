import { sql, type Kysely } from 'kysely';

/** Where a change came from: for the log, and for a bulk action that writes its entries later. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table audit_log add column place text`.execute(db);
  await sql`alter table console_runs add column place text`.execute(db);
}
