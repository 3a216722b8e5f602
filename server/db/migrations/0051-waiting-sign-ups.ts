import { sql, type Kysely } from 'kysely';

const statements = [
  // What its mails are written in. An older version does not say.
  sql`alter table sign_ups add column language text`,
  sql`create index sign_ups_by_age on sign_ups (created_at, guid)`,
  sql`create index sign_ups_search on sign_ups using gin (lower(email) gin_trgm_ops)`,
];

/** Sign-ups that wait for their code, as the console lists them. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
