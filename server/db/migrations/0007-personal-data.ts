import { sql, type Kysely } from 'kysely';

const statements = [
  sql`alter table sessions add column proved_at int8`,
  sql`alter table mails add column is_last boolean not null default false`,
  sql`create index mails_recipient on mails (recipient)`,
  sql`create table deletion_requests (
    guid uuid primary key,
    user_guid uuid not null references users (guid) on delete cascade,
    requested_at int8 not null,
    executes_at int8 not null,
    gone_at int8 not null,
    cancelled_at int8
  )`,
  sql`create unique index deletion_requests_open on deletion_requests (user_guid) where cancelled_at is null`,
  sql`create index deletion_requests_due on deletion_requests (executes_at) where cancelled_at is null`,
];

/** Proofs of who uses a session, and accounts that are to be deleted. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
