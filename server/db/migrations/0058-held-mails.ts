import { sql, type Kysely } from 'kysely';

const statements = [
  sql`alter table console_runs add column is_silent boolean not null default false`,
  sql`alter table mails add column held_until int8, add column run_guid uuid, add column about_guid uuid`,
  sql`create index mails_of_run on mails (run_guid, recipient) where run_guid is not null`,
];

/** Mails of a bulk action wait for a minute, in which an undo takes them back. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
