import { sql, type Kysely } from 'kysely';

const statements = [
  sql`create table authenticators (
    user_guid uuid primary key references users (guid) on delete cascade,
    secret text not null,
    last_step int8 not null,
    created_at int8 not null
  )`,
  sql`create table authenticator_set_ups (
    user_guid uuid primary key references users (guid) on delete cascade,
    secret text not null,
    expires_at int8 not null
  )`,
  sql`create table pending_sign_ins (
    guid uuid primary key,
    token_hash text not null unique,
    user_guid uuid not null references users (guid) on delete cascade,
    created_at int8 not null,
    expires_at int8 not null
  )`,
  sql`create index pending_sign_ins_user on pending_sign_ins (user_guid)`,
  sql`alter table sessions add column stepped_up_at int8`,
];

/** Authenticator apps, sign-ins that wait for a code, and when a session last showed a second step. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
