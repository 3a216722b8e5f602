import { sql, type Kysely, type Transaction } from 'kysely';
import type { CookRequest, Job } from '../../../contract/kitchen/kitchen.ts';
import { sourceLocale, type Locale } from '../../../contract/shell/locales.ts';
import type { Clock } from '../../clock.ts';
import { type Cook } from '@anydish/kitchen/cook';
import { newGuid } from '../../db/guid.ts';
import { prepared } from '../../db/prepared.ts';
import type { Database } from '../../db/schema.ts';
import { heldFor, storeMade, type Done } from './store-made.ts';
import type { StoredJobEvent } from './stored-event.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Workers } from '../../work/workers.ts';

/** Milliseconds after which a job of a process of the previous version is free. */
export const leaseTime = 30_000;
/** How many attempts a job gets. */
const maxAttempts = 2;

export interface Lease {
  jobGuid: string;
  /** The process that works on it. */
  worker: string;
}

export interface LeasedJob {
  guid: string;
  companyGuid: string;
  userGuid: string;
  request: CookRequest;
  /** The language of the recipe. */
  language: Locale;
  /** Where it was ordered from; null in another process. */
  network: string | null;
  /** The request that ordered it: see tracing/origin.ts. */
  trace: string | null;
}

/** Token use of a job. */
export interface Effort {
  /** Null for a cook without a prompt. */
  promptVersion: number | null;
  /** How many repair rounds the model needed. */
  repairs: number;
  tokens: number;
}

export interface StoredEvent {
  sequence: number;
  event: StoredJobEvent;
}

type Tables = Kysely<Database> | Transaction<Database>;
type Failed = Extract<StoredJobEvent, { type: 'failed' }>;
type Progress = Extract<StoredJobEvent, { type: 'stage' | 'partial' }>;

/** Why a job failed, as its row stores it. */
const failureOf = (event: Failed | { type: string }): { failure?: string } =>
  'statusCode' in event
    ? { failure: JSON.stringify({ statusCode: event.statusCode, message: event.message, retryAfter: event.retryAfter }) }
    : {};

/** Jobs and their events in the database. A worker can write only while it holds the lease. */
export function createJobStore(db: Kysely<Database>, clock: Clock, { me, isFree }: Pick<Workers, 'me' | 'isFree'>) {
  const append = (tables: Tables, jobGuid: string, event: StoredJobEvent) =>
    tables
      .insertInto('job_events')
      .values({
        job_guid: jobGuid,
        sequence: sql<number>`coalesce((select max(sequence) from job_events where job_guid = ${jobGuid}), 0) + 1`,
        event: JSON.stringify(event),
        created_at: clock.now(),
      })
      .execute();

  // Only older ones are deleted: the sequence continues from the highest event.
  const forgetPartials = (tables: Tables, jobGuid: string) =>
    tables
      .deleteFrom('job_events')
      .where('job_guid', '=', jobGuid)
      .where(sql<string>`event ->> 'type'`, '=', 'partial')
      .where('sequence', '<', sql<number>`(select max(sequence) from job_events where job_guid = ${jobGuid})`)
      .execute();

  /** Changes the job if the lease still holds; this also locks its row until the transaction ends. */
  const touch = async (
    tx: Transaction<Database>,
    { jobGuid, worker }: Lease,
    change: Partial<{ status: Job['status']; stage: string; recipe_guid: string; failure: string }>,
  ) => {
    const isEnd = change.status !== undefined;
    const [row] = await tx
      .updateTable('recipe_jobs')
      .set({
        ...change,
        ...(isEnd ? { leased_by: null, leased_until: null, finished_at: clock.now() } : { leased_until: clock.now() + leaseTime }),
      })
      .where('guid', '=', jobGuid)
      .where('leased_by', '=', worker)
      .where('status', '=', 'cooking')
      .returning(['guid', 'company_guid', 'user_guid', 'request', 'language'])
      .execute();
    return row ?? null;
  };

  return {
    append,

    /** SQL: a job waits, or the process that worked on one is gone. */
    isWaiting: () => sql<boolean>`exists (select from recipe_jobs where status = 'cooking' and ${isFree()})`,

    /** Leases the next job that waits; null when there is none. Who has the fewest jobs at work is next, then who ordered first. */
    claim: async (cook: Cook['kind']): Promise<LeasedJob | null> => {
      const { rows } = await sql<Omit<LeasedJob, 'network' | 'language'> & { language: Locale | null }>`
        update recipe_jobs set leased_by = ${me}, leased_until = ${clock.now() + leaseTime}, attempts = attempts + 1, cook = ${cook}
        where guid = (
          select job.guid from recipe_jobs job
          left join (select user_guid as who, count(*) as jobs from recipe_jobs where status = 'cooking' and leased_by is not null group by user_guid)
            at_work on at_work.who = job.user_guid
          where job.status = 'cooking' and job.attempts < ${maxAttempts} and ${isFree()}
          order by coalesce(at_work.jobs, 0), job.guid limit 1 for update of job skip locked)
        returning guid, company_guid as "companyGuid", user_guid as "userGuid", request, language, trace`.execute(db);
      const [row] = rows;
      return row === undefined ? null : { ...row, language: row.language ?? sourceLocale, network: null };
    },

    /** Jobs that nobody works on and that have no attempts left. */
    exhausted: () =>
      db
        .selectFrom('recipe_jobs')
        .select(['guid', 'user_guid', 'trace'])
        .where('status', '=', 'cooking')
        .where('attempts', '>=', maxAttempts)
        .where(isFree())
        .execute(),

    /** Renews the lease. False: it is lost, or the job was cancelled. */
    renew: async ({ jobGuid, worker }: Lease): Promise<boolean> => {
      const { numUpdatedRows } = await db
        .updateTable('recipe_jobs')
        .set({ leased_until: clock.now() + leaseTime })
        .where('guid', '=', jobGuid)
        .where('leased_by', '=', worker)
        .where('status', '=', 'cooking')
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Releases the job: the next process starts it as if it were new. */
    release: async ({ jobGuid, worker }: Lease, isCounted: boolean): Promise<void> => {
      await db
        .updateTable('recipe_jobs')
        .set({ leased_by: null, leased_until: null, attempts: isCounted ? sql<number>`attempts` : sql<number>`greatest(attempts - 1, 0)` })
        .where('guid', '=', jobGuid)
        .where('leased_by', '=', worker)
        .where('status', '=', 'cooking')
        .execute();
    },

    /**
     * Writes a stage or a partial recipe; a partial replaces the previous one. Resolves to its sequence; null: the lease is lost. One statement, to
     * keep up with the model's stream: all of its parts see the same snapshot, so the sequence grows.
     */
    progress: async ({ jobGuid, worker }: Lease, event: Progress): Promise<number | null> => {
      const stage = event.type === 'stage' ? event.stage : null;
      const { rows } = await sql<{ sequence: number }>`${sql.raw(prepared)}
        with held as (
          update recipe_jobs set leased_until = ${clock.now() + leaseTime}::int8, stage = coalesce(${stage}::text, stage)
          where guid = ${jobGuid} and leased_by = ${worker} and status = 'cooking' returning guid),
        replaced as (
          delete from job_events where ${event.type} = 'partial' and event ->> 'type' = 'partial' and job_guid in (select guid from held))
        insert into job_events (job_guid, sequence, event, created_at)
        select guid, (select coalesce(max(sequence), 0) + 1 from job_events where job_guid = ${jobGuid}), ${JSON.stringify(event)}::jsonb, ${clock.now()}::int8
        from held returning sequence`.execute(db);
      return rows[0]?.sequence ?? null;
    },

    /** Stores the recipe and ends the job in one transaction, at most once. `gone`: the recipe to change was deleted. */
    finish: (lease: Lease, done: Done): Promise<'done' | 'lost' | 'gone'> =>
      inTransaction(db, async (tx) => {
        const held = await heldFor(tx, lease.jobGuid);
        if (held === 'gone') return 'gone';
        const recipeGuid = held?.guid ?? newGuid();
        const job = await touch(tx, lease, { status: 'done', recipe_guid: recipeGuid });
        if (job === null) return 'lost';
        await storeMade(tx, clock.now(), { ...job, guid: lease.jobGuid }, { recipeGuid, held, done });
        await append(tx, lease.jobGuid, { type: 'done', recipeGuid });
        await forgetPartials(tx, lease.jobGuid);
        return 'done';
      }),

    /** Ends the job with a question or a failure. */
    end: (lease: Lease, event: Extract<StoredJobEvent, { type: 'needs_input' }> | Failed): Promise<boolean> =>
      inTransaction(db, async (tx) => {
        if ((await touch(tx, lease, { status: event.type, ...failureOf(event) })) === null) return false;
        await append(tx, lease.jobGuid, event);
        return true;
      }),

    /** Adds the cost of this attempt to the earlier ones. Prompt figures are computed from it. */
    noteEffort: async (jobGuid: string, { promptVersion, repairs, tokens }: Effort): Promise<void> => {
      await db
        .updateTable('recipe_jobs')
        .set({ prompt_version: promptVersion, repairs: sql<number>`repairs + ${repairs}`, tokens: sql<number>`tokens + ${tokens}` })
        .where('guid', '=', jobGuid)
        .execute();
    },

    /** Ends a job from outside, in any process. False: it was finished already. */
    endFromOutside: (jobGuid: string, event: Failed | { type: 'cancelled' }): Promise<boolean> =>
      inTransaction(db, async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('recipe_jobs')
          .set({ status: event.type, leased_by: null, leased_until: null, finished_at: clock.now(), ...failureOf(event) })
          .where('guid', '=', jobGuid)
          .where('status', '=', 'cooking')
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        await append(tx, jobGuid, event);
        return true;
      }),

    eventsAfter: (jobGuid: string, after: number): Promise<StoredEvent[]> =>
      db
        .selectFrom('job_events')
        .select(['sequence', 'event'])
        .where('job_guid', '=', jobGuid)
        .where('sequence', '>', after)
        .orderBy('sequence')
        .execute(),

    /** Releases what this process holds and does not work on. */
    releaseOthers: (atWork: readonly string[]) =>
      db
        .updateTable('recipe_jobs')
        .set({ leased_by: null, leased_until: null })
        .where('status', '=', 'cooking')
        .where('leased_by', '=', me)
        .where(sql<boolean>`guid <> all(${[...atWork]}::uuid[])`)
        .execute(),
  };
}

export type JobStore = ReturnType<typeof createJobStore>;
