import { sql, type Kysely } from 'kysely';

const statements = [
  // Null for what carries no code. No foreign key: a mail may outlive the code that it is about.
  sql`alter table mails add column code_guid uuid`,
  sql`alter table mails add column expires_at int8`,
  sql`create index mails_code on mails (code_guid) where code_guid is not null`,
  // The newest codes go before all other mail.
  sql`create index mails_queue on mails (expires_at desc nulls last, next_attempt_at) where delivered_at is null and failed_at is null`,
];

/** Which code a mail is about and until when it is worth sending, so that the page that waits hears what became of it. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
