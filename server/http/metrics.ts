import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { sql } from 'kysely';
import { i18n } from '@anydish/language/sentence';
import type { PoolUse } from '../db/open.ts';
import { Failure } from './failure.ts';
import { sendFailure } from './reply.ts';

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
const oldestMail = new Gauge({ name: 'anydish_oldest_mail_seconds', help: 'Age of the oldest mail that is due.', registers });

/** Reads what all processes share. Without a database these figures are missing, and the others stand. */
async function lookAtDatabase({ deps: { db, clock } }: FastifyInstance): Promise<void> {
  const now = clock.now();
  const due = sql`delivered_at is null and failed_at is null and next_attempt_at <= ${now}`;
  const { rows } = await sql<Waiting>`
    select (select count(*) from recipe_jobs where status = 'cooking') as jobs,
      (select count(*) from mails where delivered_at is null and failed_at is null) as mails,
      (select min(created_at) from mails where ${due}) as oldest`.execute(db);
  const [row] = rows;
  if (row === undefined) return;
  waiting.set({ what: 'jobs' }, Number(row.jobs));
  waiting.set({ what: 'mails' }, Number(row.mails));
  oldestMail.set(row.oldest === null ? 0 : (now - Number(row.oldest)) / 1_000);
}

const nothing = new Failure('notFound', i18n._('Nothing was found at this address.'));
const hashOf = (text: string) => createHash('sha256').update(text).digest();

/** Measures every request, and answers the figures of this process to whoever has the token. Without METRICS_TOKEN there is nothing of this. */
export function registerMetrics(app: FastifyInstance, token: string | null, poolUse?: () => PoolUse): void {
  if (token === null) return;
  if (registry.getSingleMetric('process_cpu_user_seconds_total') === undefined) collectDefaultMetrics({ register: registry });
  const expected = hashOf(`Bearer ${token}`);
  const streams = new WeakSet<FastifyRequest>();
  const isStream = (reply: FastifyReply) => String(reply.getHeader('content-type')).startsWith('text/event-stream');
  app.addHook('onSend', (request, reply, payload, done) => {
    if (isStream(reply)) {
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
      waiting.reset();
      oldestMail.reset();
    });
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}
