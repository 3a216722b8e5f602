import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';

type Statements = readonly RawBuilder<unknown>[];
type Db = Kysely<never>;

/**
 * A part of a migration of a large table. Each transaction is short, so that the old version goes on serving. `batches`: one batch per call, beginning
 * after the given mark; resolves to the mark of the next one, or null at the end. `index`: built without keeping out writers; `definition` is what
 * follows `create index concurrently name`.
 */
export type Step =
  | { statements: Statements }
  | { batches: (tx: Transaction<never>, after: string | null) => Promise<string | null> }
  | { index: string; definition: string };

/** A migration that is done step by step; interrupted, it goes on with the step and batch that it was at. */
export interface MigrationInSteps {
  steps: readonly Step[];
}

/** How long a statement may wait for a lock, in milliseconds: everybody who comes after it waits for it. */
const lockTimeout = 2_000;
const pauseAfterLock = 500;
/** A lock that was not given, a deadlock, a serialization failure. */
const retryable = new Set(['55P03', '40P01', '40001']);
const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** Tries again for as long as only a lock is missing. */
async function patiently(work: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!retryable.has(codeOf(error))) throw error;
      await wait(pauseAfterLock);
    }
  }
}

interface Mark {
  step: number;
  after: string | null;
}

/** Beside Kysely's own tables: where a migration in steps is. */
const createMarks = sql`create table if not exists kysely_migration_marks (name text primary key, step int4 not null, after text)`;

/** Forgets the marks of finished migrations. */
export async function clearMarks(db: Db): Promise<void> {
  await createMarks.execute(db);
  await sql`delete from kysely_migration_marks where name in (select name from kysely_migration)`.execute(db);
}

const writeMark = (tx: Transaction<never>, name: string, { step, after }: Mark) =>
  sql`insert into kysely_migration_marks (name, step, after) values (${name}, ${step}, ${after})
    on conflict (name) do update set step = excluded.step, after = excluded.after`.execute(tx);

/** One transaction that waits for no lock longer than others can wait for it. */
export const transact = (db: Db, work: (tx: Transaction<never>) => Promise<void>): Promise<void> =>
  patiently(() =>
    db.transaction().execute(async (tx) => {
      await sql`select set_config('lock_timeout', ${String(lockTimeout)}, true)`.execute(tx);
      await work(tx);
    }),
  );

/** Builds an index anew: one that was interrupted is there and of no use. */
async function buildIndex(db: Db, index: string, definition: string): Promise<void> {
  await patiently(async () => {
    await sql`drop index concurrently if exists ${sql.ref(index)}`.execute(db);
    await sql`create index concurrently ${sql.ref(index)} ${sql.raw(definition)}`.execute(db);
  });
}

async function readMark(db: Db, name: string): Promise<Mark> {
  const { rows } = await sql<Mark>`select step, after from kysely_migration_marks where name = ${name}`.execute(db);
  return rows[0] ?? { step: 0, after: null };
}

/** Does what is left of the steps, outside of any transaction of the caller. `say` is told of each step. */
export async function runSteps(db: Db, name: string, { steps }: MigrationInSteps, say: (line: string) => void): Promise<void> {
  for (;;) {
    const { step: at, after } = await readMark(db, name);
    const step = steps[at];
    if (step === undefined) return;
    const next = { step: at + 1, after: null };
    const doAndMark = (work: (tx: Transaction<never>) => Promise<Mark>) =>
      transact(db, async (tx) => {
        await writeMark(tx, name, await work(tx));
      });
    if (after === null) say(`Migration ${name}: step ${at + 1} of ${steps.length}`);
    if ('index' in step) {
      await buildIndex(db, step.index, step.definition);
      await doAndMark(() => Promise.resolve(next));
    } else if ('statements' in step)
      await doAndMark(async (tx) => {
        for (const statement of step.statements) await statement.execute(tx);
        return next;
      });
    else
      await doAndMark(async (tx) => {
        const reached = await step.batches(tx, after);
        return reached === null ? next : { step: at, after: reached };
      });
  }
}
