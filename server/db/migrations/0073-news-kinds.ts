import { sql, type Kysely } from 'kysely';

/** Which news of an account are about its sessions. `version` counts all of them, also for the previous version of the server. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table kitchen_news add column session_version int8 not null default 0`.execute(db);
}
