import { sql, type Kysely } from 'kysely';

const statements = [
  sql`create table zone_rollups (zone text not null, metric text not null, day int8 not null, value float8 not null, primary key (zone, metric, day))`,
  sql`create table rollup_zones (zone text primary key, read_at int8 not null)`,
];

/** The figures of days in time zones other than UTC, and when staff of a zone last read them. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
