import { sql, type Kysely } from 'kysely';

// The version before this one goes on opening sessions of devices that it does not name.
const statements = [
  sql`alter table sessions add column user_agent text not null default ''`,
  sql`create table email_changes (
    guid uuid primary key,
    user_guid uuid not null unique references users (guid) on delete cascade,
    email text not null,
    expires_at int8 not null
  )`,
  sql`create index email_changes_expiry on email_changes (expires_at)`,
  sql`alter table verification_codes add column email_change_guid uuid references email_changes (guid) on delete cascade`,
  sql`create index verification_codes_email_change on verification_codes (email_change_guid)`,
];

/** By which device a session was opened, and new addresses that wait for their codes. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
