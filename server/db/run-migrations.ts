import { sql, type Kysely } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import { clearMarks, runSteps, transact, type MigrationInSteps } from './in-steps.ts';

type Db = Kysely<never>;
type Say = (line: string) => void;

/** One transaction, or steps for large tables. */
export type Migration = { up: (tx: Db) => Promise<void> } | MigrationInSteps;

/** The one that Kysely's migrator takes, which earlier versions run: nobody migrates at the same time as they do. */
const lockId = '3853314791062309107';
const lookAgain = 250;

/** Asks again and again: a statement that waits would keep an index from being built. */
async function lock(connection: Db): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ isOurs: boolean }>`select pg_try_advisory_lock(${lockId}::int8) as "isOurs"`.execute(connection);
    if (rows[0]?.isOurs === true) return;
    await wait(lookAgain);
  }
}

/** @throws Error when the database was migrated by a later version */
async function stateOf(connection: Db, migrations: Readonly<Record<string, Migration>>) {
  await sql`create table if not exists kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
    connection,
  );
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(connection);
  const done = new Set(rows.map(({ name }) => name));
  const unknown = [...done].filter((name) => !Object.hasOwn(migrations, name));
  if (unknown.length > 0) throw new Error(`A later version has migrated this database: ${unknown.join(', ')} is not known.`);
  // Migrations developed in parallel may arrive in either order, so each depends only on its own branch.
  const pending = Object.entries(migrations)
    .filter(([name]) => !done.has(name))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return { pending, isNew: done.size === 0 };
}

const record = (db: Db, name: string) =>
  sql`insert into kysely_migration (name, timestamp) values (${name}, ${new Date().toISOString()})`.execute(db);

/**
 * Runs what a database lacks, each migration in a transaction of its own or in steps; several processes may call it at once.
 * @throws the error of the failing statement
 */
export async function runMigrations(db: Db, migrations: Readonly<Record<string, Migration>>, say: Say): Promise<void> {
  await db.connection().execute(async (connection) => {
    await lock(connection);
    try {
      const { pending, isNew } = await stateOf(connection, migrations);
      // Without rows no step takes long.
      const sayStep = isNew ? () => undefined : say;
      await clearMarks(connection);
      for (const [name, migration] of pending)
        if ('steps' in migration) {
          await runSteps(connection, name, migration, sayStep);
          await record(connection, name);
        } else
          await transact(connection, async (tx) => {
            await migration.up(tx);
            await record(tx, name);
          });
      await clearMarks(connection);
    } finally {
      await sql`select pg_advisory_unlock(${lockId}::int8)`.execute(connection);
    }
  });
}
