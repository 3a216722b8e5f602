import { sql, type Kysely } from 'kysely';

const statements = [
  sql`create table workers (guid text primary key, seen_at timestamptz not null)`,
  sql`alter table mails add column leased_by text`,
];

/** Processes give signs of life, so that what a killed one held is taken up within seconds. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
