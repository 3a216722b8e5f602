import { sql, type Kysely } from 'kysely';

const statements = [
  // What was read for a key, so that a call that is sent again is answered with the same.
  sql`create table transcriptions (
    guid uuid primary key,
    user_guid uuid not null references users (guid) on delete cascade,
    request_key uuid not null,
    reading jsonb not null,
    created_at int8 not null,
    unique (user_guid, request_key)
  )`,
  sql`create index transcriptions_created on transcriptions (created_at)`,
];

/** Written recipes that were read, until their reader has corrected and kept them. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
