import { sql, type Kysely } from 'kysely';

const statements = [
  sql`create table connected_sign_ins (
    guid uuid primary key,
    provider text not null,
    subject text not null,
    user_guid uuid not null references users (guid) on delete cascade,
    email text,
    created_at int8 not null,
    last_used_at int8 not null,
    unique (provider, subject)
  )`,
  sql`create index connected_sign_ins_user on connected_sign_ins (user_guid)`,
  sql`create table oauth_transactions (
    guid uuid primary key,
    state_hash text not null unique,
    browser_hash text not null,
    provider text not null,
    mode text not null,
    attempt text,
    source_page text,
    user_guid uuid references users (guid) on delete cascade,
    created_at int8 not null,
    expires_at int8 not null
  )`,
  sql`create index oauth_transactions_expiry on oauth_transactions (expires_at)`,
];

/** Who may sign in through which other site, and the sign-ins that are on their way. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
