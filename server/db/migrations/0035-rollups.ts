import { sql, type Kysely } from 'kysely';

const statements = [
  sql`create table rollups (
    day int8 not null,
    metric text not null,
    value float8 not null,
    primary key (metric, day)
  )`,
  sql`create index mails_failed on mails (failed_at) where failed_at is not null`,
];

/** Figures of each day, counted once: the overview reads these. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
