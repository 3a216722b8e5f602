import { sql, type Kysely } from 'kysely';

const statements = [
  sql`alter table sign_ups alter column password_hash drop not null`,
  sql`alter table sign_ups add column passkey jsonb`,
  sql`alter table sign_ups add column user_guid uuid`,
  sql`alter table passkey_challenges add column email text`,
  sql`alter table passkey_challenges add column new_user_guid uuid`,
];

/** Sign-ups whose account is opened by a passkey and has no password. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
