import { sql, type Kysely } from 'kysely';

const statements = ['recipe_jobs', 'mails', 'console_runs'].map((table) => sql`alter table ${sql.table(table)} add column trace text`);

/** The request that led to a job, a mail or a bulk action, so that any process logs and traces its work under it. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
