import { sql, type Kysely } from 'kysely';

const statements = [
  sql`create table device_notices (
    guid uuid primary key,
    user_guid uuid not null references users (guid) on delete cascade,
    email text not null,
    token_hash text not null unique,
    created_at int8 not null,
    expires_at int8 not null
  )`,
  sql`create index device_notices_user on device_notices (user_guid)`,
  sql`create index device_notices_expiry on device_notices (expires_at)`,
  sql`alter table users add column locked_at int8`,
];

/** Sign-ins that an owner was told about and may deny, and accounts that open to nobody until they have a new password. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
