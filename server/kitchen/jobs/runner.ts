import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { is, number, type } from 'superstruct';
import { setImmediate } from 'node:timers/promises';
import { errorCodes } from '../../../contract/errors.ts';
import { photosOf } from '../../../contract/kitchen/kitchen.ts';
import { isExclusion } from '../../../contract/kitchen/wishes.ts';
import type { Clock } from '../../clock.ts';
import { newGuid } from '../../db/guid.ts';
import { i18n } from '@anydish/language/sentence';
import type { Database } from '../../db/schema.ts';
import type { Budgets } from '../../config.ts';
import { charge } from '../../limits/budgets.ts';
import { type Cook, type CookEvent, type CookOrder } from '@anydish/kitchen/cook';
import { profileOf } from '../profile/profile.ts';
import { servingsFor } from '@anydish/kitchen/read';
import { readUntrusted } from '../../untrusted/read-untrusted.ts';
import { Failure } from '../../http/failure.ts';
import { baseOf, gone } from './base.ts';
import { createProgress } from './progress.ts';
import { recentDishesOf } from './recent-dishes.ts';
import { leaseTime, maxAttempts, type Effort, type JobStore, type Lease, type LeasedJob } from './job-store.ts';
import { jobsEnded } from '../../http/metrics.ts';
import type { Bus } from '../../messages/bus.ts';
import { watched } from '../../messages/subjects.ts';

export interface RunnerOptions {
  db: Kysely<Database>;
  clock: Clock;
  budgets: Budgets;
  cook: Cook;
  store: JobStore;
  bus: Pick<Bus, 'publish'>;
  /** Tells the job's owner about progress. Never rejects. */
  tellOwner: (userGuid: string) => Promise<void>;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** True for an embedded database: no other process can be running, so leases of other processes are stale. */
  isAlone: boolean;
}

export interface Runner {
  /** The name of this process on its leases. */
  readonly worker: string;
  /** Runs a job whose lease this process already holds. */
  start: (job: LeasedJob) => void;
  /** Stops a job that runs in this process. */
  abort: (jobGuid: string) => void;
  /** Takes up jobs without a live worker, and fails those without attempts left. */
  recover: () => Promise<void>;
  /** Stops all work and releases the jobs, so that the next start resumes them. */
  stop: () => Promise<void>;
}

const restarted = {
  type: 'failed',
  statusCode: errorCodes.kitchenUnavailable.statusCode,
  message: i18n._('The kitchen was restarted while it worked on this. Your description and photo are kept; please try again.'),
  retryAfter: null,
} as const;

const broken = {
  type: 'failed',
  statusCode: errorCodes.unknown.statusCode,
  message: i18n._('Something went wrong in the kitchen. Your description and photo are kept; please try again.'),
  retryAfter: null,
} as const;

/** Reading the order failed: it took too long, or the queue is full. */
const refusedBy = ({ statusCode, sentence, payload }: Failure) => ({
  type: 'failed' as const,
  statusCode,
  message: sentence,
  retryAfter: is(payload, type({ retryAfter: number() })) ? payload.retryAfter : null,
});

/** Runs jobs in this process under leases that other processes respect. A job left by a dead process is taken up again. */
export function createRunner({ db, clock, budgets, cook, store, bus, tellOwner, log, isAlone }: RunnerOptions): Runner {
  const worker = newGuid();
  const running = new Map<string, { abort: AbortController; done: Promise<void> }>();
  let isStopping = false;

  /** The order as any cook gets it, with the same wishes. Null: the recipe to change was deleted. */
  async function orderOf({ companyGuid, userGuid, request, language }: LeasedJob): Promise<CookOrder | null> {
    const by = { owner: userGuid, field: 'description' };
    if (request.refines !== undefined) {
      const found = await baseOf(db, companyGuid, request.refines, language);
      if (found === null) return null;
      const { base, unitSystem, kept } = found;
      // Earlier exclusions stay: a new instruction cannot remove them.
      const sought = await readUntrusted('sought', [{ ...request, dismissed: [], withoutProfile: [] }, kept, language], by);
      const servings = servingsFor(sought, base.body.servings);
      return { ...request, servings, unitSystem, language, sought, photos: [], base };
    }
    const sought = await readUntrusted('sought', [request, await profileOf(db, userGuid), language], by);
    const recentDishes = await recentDishesOf(db, companyGuid);
    const order = { ...request, servings: servingsFor(sought, request.servings), language, sought, recentDishes };
    const guids = photosOf(request);
    if (guids.length === 0) return { ...order, photos: [] };
    const found = await db
      .selectFrom('photos')
      .select(['guid', 'bytes'])
      .where('guid', 'in', guids)
      .where('company_guid', '=', companyGuid)
      .execute();
    return { ...order, photos: guids.flatMap((guid) => found.find((photo) => photo.guid === guid)?.bytes ?? []) };
  }

  /** Ends a job without a recipe, and counts it. False: the lease is lost. */
  async function end(...ending: Parameters<JobStore['end']>): Promise<boolean> {
    const isOurs = await store.end(...ending);
    if (isOurs) jobsEnded.inc({ end: ending[1].type });
    return isOurs;
  }

  /** Writes the end that the cook found. False: the lease is lost, stop. */
  async function record(
    lease: Lease,
    event: Exclude<CookEvent, { type: 'stage' | 'partial' }>,
    { base, sought }: CookOrder,
    { repairs }: Effort,
  ): Promise<boolean> {
    if (event.type !== 'done') return end(lease, event);
    const excluded = [...sought.wishes.filter(isExclusion), ...(event.excluded ?? [])].map(({ kind, id }) => ({ kind, id }));
    const outcome = await store.finish(lease, { ...event, excluded, madeFrom: base?.version ?? null, repairs });
    if (outcome === 'done') jobsEnded.inc({ end: 'done' });
    return outcome === 'gone' ? end(lease, gone) : outcome === 'done';
  }

  async function work(job: LeasedJob, lease: Lease, signal: AbortSignal, effort: Effort): Promise<void> {
    let hasEnded = false;
    const spend = (tokens: number) => void (effort.tokens += tokens);
    const reads = (promptVersion: number) => void (effort.promptVersion = promptVersion);
    const order = await orderOf(job);
    if (order === null) return void (await end(lease, gone));
    const progress = createProgress({ store, bus, tellOwner }, job, lease);
    signal.addEventListener('abort', progress.stop, { once: true });
    try {
      for await (const event of cook.cook(order, signal, spend, reads)) {
        if (event.type === 'stage' && event.stage === 'repairing') effort.repairs += 1;
        hasEnded = event.type !== 'stage' && event.type !== 'partial';
        const isOurs = event.type === 'partial' || (await progress.flush());
        if (signal.aborted || !isOurs) return;
        const write = event.type === 'stage' || event.type === 'partial' ? progress.tell(event) : record(lease, event, order, effort);
        if (!(await write) || hasEnded) return;
        // The embedded database answers without yielding to the event loop; a cook with many events must not block the others.
        await setImmediate();
      }
    } finally {
      progress.stop();
    }
    if (!hasEnded && !signal.aborted) throw new Error('The cook stopped without saying how it ended.');
  }

  async function run(job: LeasedJob, abort: AbortController): Promise<void> {
    const lease = { jobGuid: job.guid, worker };
    const renewal = setInterval(() => {
      store.renew(lease).then(
        (isOurs) => (isOurs ? undefined : abort.abort()),
        // A short database outage does not end a job: the lease lasts for several renewals.
        (error: unknown) => log.warn({ error: String(error) }, 'a lease was not renewed'),
      );
    }, leaseTime / 3);
    const effort: Effort = { promptVersion: null, repairs: 0, tokens: 0 };
    try {
      await work(job, lease, abort.signal, effort);
    } catch (error) {
      if (error instanceof Failure && !abort.signal.aborted) await end(lease, refusedBy(error));
      else if (!abort.signal.aborted) {
        log.error({ job: job.guid, fault: error instanceof Error ? error.stack : String(error) }, 'a cook failed');
        await end(lease, broken);
      }
    } finally {
      clearInterval(renewal);
      if (isStopping) await store.release(lease);
      bus.publish(watched.job(job.guid), {});
      await tellOwner(job.userGuid);
      // Recorded for every outcome, because the tokens are paid for.
      if (effort.tokens > 0) await charge({ db, clock, budgets }, 'tokens', effort.tokens, job);
      if (effort.promptVersion !== null) await store.noteEffort(job.guid, effort);
    }
  }

  function start(job: LeasedJob): void {
    const abort = new AbortController();
    const done = run(job, abort)
      .catch((error: unknown) => log.error({ job: job.guid, fault: String(error) }, 'a job could not be written'))
      .finally(() => running.delete(job.guid));
    running.set(job.guid, { abort, done });
    if (isStopping) abort.abort();
  }

  const isDead = (leasedBy: string | null, leasedUntil: number | null) =>
    leasedBy === null || (isAlone && leasedBy !== worker) || (leasedUntil ?? 0) <= clock.now();

  async function recover(): Promise<void> {
    if (isStopping) return;
    for (const job of await store.cooking()) {
      if (running.has(job.guid) || !isDead(job.leased_by, job.leased_until)) continue;
      if (job.attempts >= maxAttempts) {
        log.warn({ job: job.guid }, 'a job was given up after its attempts');
        if (!(await store.endFromOutside(job.guid, restarted))) continue;
        bus.publish(watched.job(job.guid), {});
        await tellOwner(job.user_guid);
        continue;
      }
      const claimed = await store.claim({ jobGuid: job.guid, worker }, isDead, cook.kind);
      if (claimed === null) continue;
      log.info({ job: job.guid }, 'a job is taken up again');
      start(claimed);
    }
  }

  return {
    worker,
    start,
    abort: (jobGuid) => running.get(jobGuid)?.abort.abort(),
    recover,
    stop: async () => {
      isStopping = true;
      for (const { abort } of running.values()) abort.abort();
      await Promise.all([...running.values()].map(({ done }) => done));
    },
  };
}
