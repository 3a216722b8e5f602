import { sql, type Kysely } from 'kysely';

// Plain SQL that PostgreSQL 15, YugabyteDB and CockroachDB share, so that each of them can run the product.
const statements = [
  sql`create table users (
    guid uuid primary key,
    email text not null unique,
    password_hash text,
    first_name text not null,
    last_name text not null,
    is_verified boolean not null,
    staff jsonb,
    created_at int8 not null
  )`,
  sql`create table sessions (
    guid uuid primary key,
    token_hash text not null unique,
    user_guid uuid not null references users (guid) on delete cascade,
    created_at int8 not null,
    last_seen_at int8 not null,
    expires_at int8 not null
  )`,
  sql`create index sessions_user on sessions (user_guid)`,
  sql`create index sessions_expiry on sessions (expires_at)`,
  sql`create table sign_ups (
    guid uuid primary key,
    email text not null,
    password_hash text not null,
    browser_hash text not null,
    created_at int8 not null,
    expires_at int8 not null
  )`,
  sql`create index sign_ups_email on sign_ups (email)`,
  sql`create index sign_ups_browser on sign_ups (browser_hash)`,
  sql`create index sign_ups_expiry on sign_ups (expires_at)`,
  sql`create table verification_codes (
    guid uuid primary key,
    sign_up_guid uuid not null references sign_ups (guid) on delete cascade,
    token_hash text not null unique,
    code_hash text not null,
    attempts_left int4 not null,
    created_at int8 not null,
    expires_at int8 not null,
    ended_at int8
  )`,
  sql`create index verification_codes_sign_up on verification_codes (sign_up_guid)`,
  sql`create table rate_limits (
    key text primary key,
    window_start int8 not null,
    window_end int8 not null,
    count int4 not null
  )`,
  sql`create index rate_limits_end on rate_limits (window_end)`,
  sql`create table mails (
    guid uuid primary key,
    sender text not null,
    recipient text not null,
    subject text not null,
    text text not null,
    html text not null,
    created_at int8 not null,
    attempts int4 not null default 0,
    next_attempt_at int8 not null,
    delivered_at int8,
    failed_at int8
  )`,
  sql`create index mails_waiting on mails (next_attempt_at) where delivered_at is null and failed_at is null`,
  sql`create table companies (
    guid uuid primary key,
    name text not null,
    uri text not null unique,
    industry text not null,
    size text not null,
    created_at int8 not null
  )`,
  sql`create table company_members (
    company_guid uuid not null references companies (guid) on delete cascade,
    user_guid uuid not null references users (guid) on delete cascade,
    created_at int8 not null,
    primary key (company_guid, user_guid)
  )`,
  sql`create index company_members_user on company_members (user_guid)`,
  sql`create table projects (
    guid uuid primary key,
    company_guid uuid not null references companies (guid) on delete cascade,
    name text not null,
    uri text not null,
    created_at int8 not null,
    unique (company_guid, uri)
  )`,
];

/** Users, their sessions and sign-ups, limits, the mail outbox, and companies. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
