import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { sql } from 'kysely';
import { i18n } from '@anydish/language/sentence';
import type { PoolUse } from '../db/open.ts';
import { Failure } from './failure.ts';
import { isEventStream, sendFailure } from './reply.ts';

const registry = new Registry();
const registers = [registry];

const requestSeconds = new Histogram({
  name: 'anydish_request_seconds',
  help: 'Time from a request to the end of its answer, without event streams.',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  registers,
});
const openStreams = new Gauge({ name: 'anydish_open_streams', help: 'Event streams that are open.', registers });

/** Counts how recipe jobs ended in this process. */
export const jobsEnded = new Counter({
  name: 'anydish_jobs_ended_total',
  help: 'Recipe jobs that ended in this process, by how.',
  labelNames: ['end'] as const,
  registers,
});

/** Counts what this process tried with the mail server. */
export const mailsTried = new Counter({
  name: 'anydish_mails_total',
  help: 'Deliveries of mails by this process: delivered, later (tried again), given up, dropped.',
  labelNames: ['end'] as const,
  registers,
});

interface Waiting {
  jobs: string;
  idle: string;
  oldest_job: string | null;
  mails: string;
  oldest: string | null;
}

const pool = new Gauge({
  name: 'anydish_database_connections',
  help: 'Connections of this process to the database, and callers that wait for one.',
  labelNames: ['state'] as const,
  registers,
});
const waiting = new Gauge({
  name: 'anydish_waiting',
  help: 'Unfinished recipe jobs and undelivered mails of all processes.',
  labelNames: ['what'] as const,
  registers,
});
const jobs = new Gauge({
  name: 'anydish_jobs',
  help: 'Unfinished recipe jobs of all processes: running under a lease, or waiting for a process.',
  labelNames: ['state'] as const,
  registers,
});
const oldestJob = new Gauge({
  name: 'anydish_oldest_job_seconds',
  help: 'Age of the oldest recipe job that waits for a process.',
  registers,
});
const oldestMail = new Gauge({ name: 'anydish_oldest_mail_seconds', help: 'Age of the oldest mail that is due.', registers });

/** Reads what all processes share. Without a database these figures are missing, and the others stand. */
async function lookAtDatabase({ deps: { db, clock } }: FastifyInstance): Promise<void> {
  const now = clock.now();
  const idle = sql`status = 'cooking' and (leased_by is null or leased_until <= ${now})`;
  const due = sql`delivered_at is null and failed_at is null and next_attempt_at <= ${now}`;
  const { rows } = await sql<Waiting>`
    select (select count(*) from recipe_jobs where status = 'cooking') as jobs,
      (select count(*) from recipe_jobs where ${idle}) as idle,
      (select min(created_at) from recipe_jobs where ${idle}) as oldest_job,
      (select count(*) from mails where delivered_at is null and failed_at is null) as mails,
      (select min(created_at) from mails where ${due}) as oldest`.execute(db);
  const [row] = rows;
  if (row === undefined) return;
  waiting.set({ what: 'jobs' }, Number(row.jobs));
  waiting.set({ what: 'mails' }, Number(row.mails));
  jobs.set({ state: 'waiting' }, Number(row.idle));
  jobs.set({ state: 'running' }, Number(row.jobs) - Number(row.idle));
  const ageOf = (since: string | null) => (since === null ? 0 : (now - Number(since)) / 1_000);
  oldestJob.set(ageOf(row.oldest_job));
  oldestMail.set(ageOf(row.oldest));
}

const nothing = new Failure('notFound', i18n._('Nothing was found at this address.'));
const hashOf = (text: string) => createHash('sha256').update(text).digest();

/** Measures every request, and serves the figures of this process to callers with the token. Without METRICS_TOKEN nothing is measured. */
export function registerMetrics(app: FastifyInstance, token: string | null, poolUse?: () => PoolUse): void {
  if (token === null) return;
  if (registry.getSingleMetric('process_cpu_user_seconds_total') === undefined) collectDefaultMetrics({ register: registry });
  const expected = hashOf(`Bearer ${token}`);
  const streams = new WeakSet<FastifyRequest>();
  app.addHook('onSend', (request, reply, payload, done) => {
    if (isEventStream(reply)) {
      streams.add(request);
      openStreams.inc();
      reply.raw.once('close', () => openStreams.dec());
    }
    done(null, payload);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    if (!streams.has(request))
      requestSeconds.observe({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1_000);
    done();
  });
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (!timingSafeEqual(hashOf(request.headers.authorization ?? ''), expected)) return sendFailure(reply, nothing);
    const use = poolUse?.();
    if (use !== undefined) for (const state of ['open', 'idle', 'waiting'] as const) pool.set({ state }, use[state]);
    await lookAtDatabase(app).catch(() => {
      for (const gauge of [waiting, jobs, oldestJob, oldestMail]) gauge.reset();
    });
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}
