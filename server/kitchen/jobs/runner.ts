import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { is, number, type } from 'superstruct';
import { setImmediate } from 'node:timers/promises';
import { photosOf } from '../../../contract/kitchen/kitchen.ts';
import { isExclusion } from '../../../contract/kitchen/wishes.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/schema.ts';
import type { Files } from '../../files/files.ts';
import { StoreError } from '../../files/store-error.ts';
import type { Budgets } from '../../config.ts';
import { charge } from '../../limits/budgets.ts';
import { type Cook, type CookEvent, type CookOrder } from '@anydish/kitchen/cook';
import { profileOf } from '../profile/profile.ts';
import { servingsFor } from '@anydish/kitchen/read';
import { readUntrusted } from '../../untrusted/read-untrusted.ts';
import { Failure } from '../../http/failure.ts';
import { isDatabaseAway } from '../../http/outage.ts';
import { baseOf, broken, gone, restarted, withoutPhotos } from './base.ts';
import { createProgress } from './progress.ts';
import { recentDishesOf } from './recent-dishes.ts';
import { leaseTime, type Effort, type JobStore, type Lease, type LeasedJob } from './job-store.ts';
import { jobsEnded } from '../../http/metrics.ts';
import type { Bus } from '../../messages/bus.ts';
import type { News } from '../../messages/news.ts';
import { watched } from '../../messages/subjects.ts';
import { createLane } from '../../work/lane.ts';
import type { Workers } from '../../work/workers.ts';
import { readTrace, requestIdNow, spanNow } from '../../tracing/origin.ts';
import { inSpan, type Tracing } from '../../tracing/tracing.ts';

export interface RunnerOptions {
  db: Kysely<Database>;
  clock: Clock;
  budgets: Budgets;
  cook: Cook;
  files: Files;
  store: JobStore;
  bus: Pick<Bus, 'publish'>;
  /** Tells the job's owner about progress. Never rejects. */
  news: Pick<News, 'tell' | 'tellBrowsers'>;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  workers: Workers;
  /** Jobs that this process works on at once. */
  jobsAtOnce: number;
  tracing?: Tracing | null;
}

export interface Runner {
  /** Takes up a job that was ordered here: at once, or when one of those at work ends. */
  start: (job: { guid: string; network: string }) => void;
  /** Stops a job that runs in this process. */
  abort: (jobGuid: string) => void;
  /** Takes up what waits. */
  wake: () => void;
  /** Stops all work and releases the jobs, so that another process or the next start resumes them. */
  stop: () => Promise<void>;
}

/** Orders whose network is remembered. */
const mostNetworks = 10_000;

/** Reading the order failed: it took too long, or the queue is full. */
const refusedBy = ({ statusCode, sentence, payload }: Failure) => ({
  type: 'failed' as const,
  statusCode,
  message: sentence,
  retryAfter: is(payload, type({ retryAfter: number() })) ? payload.retryAfter : null,
});

/** Runs jobs in this process, up to a set number at once, also those ordered from another process. A job left by a dead process is taken up again. */
export function createRunner(options: RunnerOptions): Runner {
  const { db, clock, budgets, cook, files, store, bus, news, log, workers, jobsAtOnce, tracing } = options;
  const running = new Map<string, AbortController>();
  /** Where the orders that wait here came from. Limits of networks count them; it is not stored. */
  const networks = new Map<string, string>();

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
      .select(['guid', 'bytes', 'file'])
      .where('guid', 'in', guids)
      .where('company_guid', '=', companyGuid)
      .execute();
    const photos = await Promise.all(found.map(async ({ guid, ...stored }) => ({ guid, bytes: await files.read(stored) })));
    return { ...order, photos: guids.flatMap((guid) => photos.find((photo) => photo.guid === guid)?.bytes ?? []) };
  }

  /** Tells how a job ended here. */
  function noteEnd(job: string, how: Exclude<CookEvent['type'], 'stage' | 'partial'>): void {
    jobsEnded.inc({ end: how });
    spanNow()?.set({ 'anydish.end': how });
    log.info({ job, reqId: requestIdNow(), end: how }, 'a job ended');
  }

  /** Ends a job without a recipe, and counts it. False: the lease is lost. */
  async function end(lease: Lease, event: Parameters<JobStore['end']>[1]): Promise<boolean> {
    const isOurs = await store.end(lease, event);
    if (isOurs) noteEnd(lease.jobGuid, event.type);
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
    if (outcome === 'done') noteEnd(lease.jobGuid, 'done');
    return outcome === 'gone' ? end(lease, gone) : outcome === 'done';
  }

  async function work(job: LeasedJob, lease: Lease, signal: AbortSignal, effort: Effort): Promise<void> {
    let hasEnded = false;
    const spend = (tokens: number) => void (effort.tokens += tokens);
    const reads = (promptVersion: number) => void (effort.promptVersion = promptVersion);
    const order = await orderOf(job);
    if (order === null) return void (await end(lease, gone));
    const progress = createProgress({ store, bus, news }, job, lease);
    signal.addEventListener('abort', progress.stop, { once: true });
    try {
      for await (const event of cook.cook(order, signal, spend, reads)) {
        if (event.type === 'stage') spanNow()?.note(event.stage);
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

  /** The end is in the database: those who hear this read it there. */
  async function tellEnd({ guid, userGuid }: Pick<LeasedJob, 'guid' | 'userGuid'>): Promise<void> {
    bus.publish(watched.job(guid), {});
    await news.tell(userGuid, 'kitchen');
    await news.tellBrowsers(userGuid, { kind: 'job', job: guid, stored: null, partial: null });
  }

  async function run(claimed: LeasedJob, stopping: AbortSignal): Promise<void> {
    const job = { ...claimed, network: networks.get(claimed.guid) ?? null };
    networks.delete(job.guid);
    const abort = new AbortController();
    running.set(job.guid, abort);
    const lease = { jobGuid: job.guid, worker: workers.me };
    const renewal = setInterval(() => {
      store.renew(lease).then(
        (isOurs) => (isOurs ? undefined : abort.abort()),
        // A short database outage does not end a job: the lease lasts for several renewals.
        (error: unknown) => log.warn({ job: job.guid, reqId: requestIdNow(), error: String(error) }, 'a lease was not renewed'),
      );
    }, leaseTime / 3);
    const effort: Effort = { promptVersion: null, repairs: 0, tokens: 0 };
    const signal = AbortSignal.any([abort.signal, stopping]);
    let isOutage = false;
    try {
      await work(job, lease, signal, effort);
    } catch (error) {
      isOutage = isDatabaseAway(error);
      // The cook has done nothing wrong: the job is taken up again with the next look for work.
      if (isOutage) throw error;
      if (error instanceof StoreError && !signal.aborted) await end(lease, withoutPhotos);
      else if (error instanceof Failure && !signal.aborted) await end(lease, refusedBy(error));
      else if (!signal.aborted) {
        const fault = error instanceof Error ? error.stack : String(error);
        log.error({ job: job.guid, reqId: requestIdNow(), fault }, 'a cook failed');
        await end(lease, broken);
      }
    } finally {
      clearInterval(renewal);
      running.delete(job.guid);
      // A job that has not ended is resumed. Nothing happens to one that has.
      await workers.letGo(() => store.release(lease, !stopping.aborted && !isOutage));
      await tellEnd(job);
      // Recorded for every outcome, because the tokens are paid for.
      if (effort.tokens > 0) await charge({ db, clock, budgets }, 'tokens', effort.tokens, job);
      if (effort.promptVersion !== null) await store.noteEffort(job.guid, effort);
    }
  }

  /** Fails the jobs that two processes have left without an end. */
  async function giveUp(): Promise<void> {
    for (const { guid, user_guid: userGuid, trace } of await store.exhausted()) {
      log.warn({ job: guid, reqId: readTrace(trace).requestId }, 'a job was given up after its attempts');
      if (await store.endFromOutside(guid, restarted)) await tellEnd({ guid, userGuid });
    }
  }

  async function take(): Promise<LeasedJob | null> {
    const job = await store.claim(cook.kind);
    if (job === null) await giveUp();
    else if (!networks.has(job.guid)) log.info({ job: job.guid, reqId: readTrace(job.trace).requestId }, 'a job is taken up again');
    return job;
  }

  const onError = (error: unknown) => log.error({ fault: String(error) }, 'a job could not be written');
  const lane = createLane<LeasedJob>({
    most: jobsAtOnce,
    take,
    releaseOthers: (atWork) => store.releaseOthers(atWork.map(({ guid }) => guid)),
    workers,
    work: (job, stopping) => {
      const attributes = { 'anydish.job': job.guid, 'anydish.cook': cook.kind };
      return inSpan(tracing, 'recipe job', { trace: job.trace, attributes }, () => run(job, stopping));
    },
    onError,
  });
  workers.lookFor({ isWaiting: store.isWaiting, wake: lane.wake });

  return {
    start: ({ guid, network }) => {
      // Those of orders that other processes took stay here.
      if (networks.size >= mostNetworks) networks.clear();
      networks.set(guid, network);
      lane.wake();
    },
    abort: (jobGuid) => {
      networks.delete(jobGuid);
      running.get(jobGuid)?.abort();
    },
    wake: lane.wake,
    stop: lane.stop,
  };
}
