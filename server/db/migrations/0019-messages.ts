import { sql, type Kysely } from 'kysely';

const statements = [
  sql`create table messages (
    guid uuid primary key,
    user_guid uuid not null references users (guid) on delete cascade,
    request_key uuid not null,
    words text not null,
    page text,
    language text,
    wants_answer boolean not null,
    created_at int8 not null,
    unique (user_guid, request_key)
  )`,
  sql`create index messages_newest on messages (created_at)`,
];

/** What users tell the people behind the product. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
