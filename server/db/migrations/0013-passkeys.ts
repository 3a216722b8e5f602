import { sql, type Kysely } from 'kysely';

const statements = [
  sql`create table passkeys (
    guid uuid primary key,
    user_guid uuid not null references users (guid) on delete cascade,
    rp_id text not null,
    credential_id text not null unique,
    public_key text not null,
    sign_count int8 not null,
    is_backup_eligible boolean not null,
    is_backed_up boolean not null,
    name text not null,
    created_at int8 not null,
    last_used_at int8
  )`,
  sql`create index passkeys_user on passkeys (user_guid)`,
  sql`create table passkey_challenges (
    guid uuid primary key,
    challenge_hash text not null unique,
    browser_hash text not null,
    purpose text not null,
    user_guid uuid references users (guid) on delete cascade,
    created_at int8 not null,
    expires_at int8 not null
  )`,
  sql`create index passkey_challenges_expiry on passkey_challenges (expires_at)`,
  sql`create index passkey_challenges_user on passkey_challenges (user_guid)`,
  sql`create table recovery_codes (
    guid uuid primary key,
    user_guid uuid not null references users (guid) on delete cascade,
    code_hash text not null,
    salt text not null,
    created_at int8 not null,
    used_at int8
  )`,
  sql`create index recovery_codes_user on recovery_codes (user_guid)`,
];

/** Passkeys, the challenges that they answer, and the codes for an owner who has lost them. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
