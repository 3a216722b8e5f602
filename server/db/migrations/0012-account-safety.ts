import { sql, type Kysely } from 'kysely';

const statements = [
  sql`create table address_returns (
    guid uuid primary key,
    user_guid uuid not null references users (guid) on delete cascade,
    email text not null,
    created_at int8 not null,
    expires_at int8 not null
  )`,
  sql`create index address_returns_email on address_returns (email)`,
  sql`create index address_returns_user on address_returns (user_guid)`,
  sql`create index address_returns_expiry on address_returns (expires_at)`,
  sql`create table known_devices (
    user_guid uuid not null references users (guid) on delete cascade,
    device_hash text not null,
    created_at int8 not null,
    last_used_at int8 not null,
    primary key (user_guid, device_hash)
  )`,
  sql`create table clock_marks (
    name text primary key,
    at int8 not null,
    believed_from int8 not null
  )`,
  sql`alter table verification_codes add column is_second boolean not null default false`,
];

/** Addresses that may take an account back, browsers that it knows, second codes, and what time it was when things were last swept. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
