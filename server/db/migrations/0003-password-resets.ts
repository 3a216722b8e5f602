import { sql, type Kysely } from 'kysely';

// A code belongs to a sign-up or to a reset. The version before this one goes on writing codes of sign-ups.
const statements = [
  sql`create table password_resets (
    guid uuid primary key,
    email text not null unique,
    expires_at int8 not null
  )`,
  sql`create index password_resets_expiry on password_resets (expires_at)`,
  sql`alter table verification_codes alter column sign_up_guid drop not null`,
  sql`alter table verification_codes add column reset_guid uuid references password_resets (guid) on delete cascade`,
  sql`create index verification_codes_reset on verification_codes (reset_guid)`,
];

/** Forgotten passwords, and the codes that replace them. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
