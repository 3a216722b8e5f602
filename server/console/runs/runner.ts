import type { FastifyBaseLogger } from 'fastify';
import { sql, type Transaction } from 'kysely';
import { setImmediate } from 'node:timers/promises';
import { asText, cutText } from '../../../contract/text.ts';
import type { Deps } from '../../deps.ts';
import type { Database } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { createLane } from '../../work/lane.ts';
import type { Workers } from '../../work/workers.ts';
import { requestIdNow } from '../../tracing/origin.ts';
import { inSpan } from '../../tracing/tracing.ts';
import { doBatch, meansOf, type Left } from './batch.ts';

/** Rows per transaction, which limits how long others wait for a lock. */
const batchLength = 250;
/** Bulk actions that one process works on at once. */
const atOnce = 4;
/** Milliseconds after which a run of a process of the previous version is free. */
const leaseTime = 60_000;

export interface RunRunner {
  /** Takes up what waits. */
  wake: () => void;
  /** Cancels the rest of a run, in whatever process it runs. `note` logs it in the same transaction. */
  cancel: (guid: string, note: (tx: Transaction<Database>) => Promise<void>) => Promise<void>;
  /** Releases the runs, so that the next start resumes them. */
  stop: () => Promise<void>;
}

type Open = { guid: string; trace: string | null };
type Counts = { done: number; left: Partial<Record<Left, number>> };

async function addCounts(tx: Transaction<Database>, guid: string, { done, left }: Counts, until: number | null): Promise<void> {
  const run = await tx.selectFrom('console_runs').select('left_counts').where('guid', '=', guid).executeTakeFirstOrThrow();
  const counts: Record<string, number> = { ...run.left_counts };
  for (const [why, count] of Object.entries(left)) counts[why] = (counts[why] ?? 0) + count;
  await tx
    .updateTable('console_runs')
    .set({ done: sql`done + ${done}`, left_counts: JSON.stringify(counts), leased_until: until })
    .where('guid', '=', guid)
    .execute();
}

/** Undoes in reverse order: a row's place may depend on an earlier row of the run. */
const orderOf = ({ undoes }: { undoes: string | null }) => (undoes === null ? 'asc' : 'desc');

/** The failure as staff see it: its message, without the row that a database adds. */
const faultOf = (error: unknown): string => cutText(asText(error instanceof Error ? error.message : String(error)), 300);

/** Skips all pending rows, for one reason. */
async function leaveRest(tx: Transaction<Database>, guid: string, why: Left): Promise<Counts> {
  const { numUpdatedRows } = await tx
    .updateTable('console_run_rows')
    .set({ outcome: why })
    .where('run_guid', '=', guid)
    .where('outcome', 'is', null)
    .executeTakeFirstOrThrow();
  return { done: 0, left: numUpdatedRows > 0n ? { [why]: Number(numUpdatedRows) } : {} };
}

/** Runs bulk actions in this process. `afterwards` is called when one stops. */
export function createRunRunner(deps: Deps, workers: Workers, log: Pick<FastifyBaseLogger, 'error'>, afterwards: () => void): RunRunner {
  const { db, clock, mailer, tracing } = deps;
  const worker = workers.me;

  const lockRun = (tx: Transaction<Database>, guid: string) =>
    tx
      .selectFrom('console_runs')
      .select(['guid', 'area', 'action', 'answer', 'query', 'user_guid', 'undoes', 'is_silent', 'place'])
      .where('guid', '=', guid)
      .where('state', '=', 'running')
      .where('leased_by', '=', worker)
      .forUpdate()
      .executeTakeFirst();

  const finish = (tx: Transaction<Database>, guid: string, state: 'done' | 'cancelled') =>
    tx
      .updateTable('console_runs')
      // The search text may be an email address: it is deleted as soon as it is no longer needed, like the place.
      .set({ state, ended_at: clock.now(), query: null, place: null, leased_by: null, leased_until: null })
      .where('guid', '=', guid)
      .where('ended_at', 'is', null)
      .execute();

  /** One batch in one transaction. False: the run has ended, or another process has it. */
  async function step(guid: string, length: number): Promise<boolean> {
    let people: string[] = [];
    const isMore = await inTransaction(db, async (tx) => {
      const run = await lockRun(tx, guid);
      if (run === undefined) return false;
      const rows = await tx
        .selectFrom('console_run_rows')
        .select(['row_guid', 'row_version', 'inverse'])
        .where('run_guid', '=', guid)
        .where('outcome', 'is', null)
        .orderBy('row_guid', orderOf(run))
        .limit(length)
        .execute();
      if (rows.length === 0) {
        await finish(tx, guid, 'done');
        return false;
      }
      const means = await meansOf(tx, deps, run);
      const counts = means === null ? await leaveRest(tx, guid, 'notAllowed') : await doBatch(tx, means, run, rows);
      await addCounts(tx, guid, counts, clock.now() + leaseTime);
      people = means !== null && means.action.changesSessions === true ? rows.map(({ row_guid: user }) => user) : [];
      return true;
    });
    await deps.news.tell(people, 'session');
    return isMore;
  }

  /** Records that the next row of a run failed, and why. */
  const skip = (guid: string, fault: string): Promise<boolean> =>
    inTransaction(db, async (tx) => {
      const run = await lockRun(tx, guid);
      if (run === undefined) return false;
      await sql`update console_run_rows set outcome = 'failed', fault = ${fault} where run_guid = ${guid} and row_guid = (
        select row_guid from console_run_rows where run_guid = ${guid} and outcome is null
        order by row_guid ${sql.raw(orderOf(run))} limit 1)`.execute(tx);
      await addCounts(tx, guid, { done: 0, left: { failed: 1 } }, clock.now() + leaseTime);
      return true;
    });

  /** The next rows of a run. If a batch fails, its rows are retried one by one, so that only the faulty row fails. */
  async function next(guid: string): Promise<boolean> {
    try {
      return await step(guid, batchLength);
    } catch (error) {
      log.error(
        { run: guid, reqId: requestIdNow(), fault: error instanceof Error ? error.stack : String(error) },
        'a batch of a bulk action failed',
      );
    }
    for (let tried = 0; tried < batchLength; tried += 1) {
      const isMore = await step(guid, 1).catch((error: unknown) => {
        const fault = faultOf(error);
        log.error({ run: guid, reqId: requestIdNow(), fault }, 'a row of a bulk action failed');
        return skip(guid, fault);
      });
      if (!isMore) return false;
    }
    return true;
  }

  async function work(guid: string, stopping: AbortSignal): Promise<void> {
    try {
      while (!stopping.aborted && (await next(guid))) {
        mailer.deliver();
        // The embedded database answers without yielding to the event loop.
        await setImmediate();
      }
    } finally {
      await workers.letGo(() => release(guid));
    }
    mailer.deliver();
    afterwards();
  }

  /** Any process can resume it. Nothing happens to a run that has ended. */
  const release = (guid: string) =>
    db
      .updateTable('console_runs')
      .set({ leased_by: null, leased_until: null })
      .where('guid', '=', guid)
      .where('leased_by', '=', worker)
      .execute();

  const open = sql<boolean>`state in ('waiting', 'running')`;
  async function claim(): Promise<Open | null> {
    const { rows } = await sql<Open>`
      update console_runs set state = 'running', leased_by = ${worker}, leased_until = ${clock.now() + leaseTime}
      where guid = (select guid from console_runs where ${open} and ${workers.isFree()} order by guid limit 1 for update skip locked)
      returning guid, trace`.execute(db);
    return rows[0] ?? null;
  }

  const lane = createLane({
    most: atOnce,
    take: claim,
    releaseOthers: (atWork) =>
      sql`update console_runs set leased_by = null, leased_until = null where leased_by = ${worker}
        and guid <> all(${atWork.map(({ guid }) => guid)}::uuid[])`.execute(db),
    workers,
    work: ({ guid, trace }, stopping) =>
      inSpan(tracing, 'bulk action', { trace, attributes: { 'anydish.run': guid } }, () => work(guid, stopping)),
    onError: (error) => log.error({ fault: String(error) }, 'a bulk action could not be written'),
  });
  workers.lookFor({
    isWaiting: () => sql<boolean>`exists (select from console_runs where ${open} and ${workers.isFree()})`,
    wake: lane.wake,
  });

  return {
    wake: lane.wake,
    cancel: (guid, note) =>
      inTransaction(db, async (tx) => {
        // Waits for the current batch; the next one finds the run ended.
        const run = await tx.selectFrom('console_runs').select('ended_at').where('guid', '=', guid).forUpdate().executeTakeFirst();
        if (run === undefined || run.ended_at !== null) return;
        await addCounts(tx, guid, await leaveRest(tx, guid, 'cancelled'), null);
        await finish(tx, guid, 'cancelled');
        await note(tx);
      }),
    stop: lane.stop,
  };
}
