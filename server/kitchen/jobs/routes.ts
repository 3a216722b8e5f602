import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import { endpoints } from '../../../contract/endpoints.ts';
import { rawPaths } from '../../../contract/kitchen/kitchen-endpoints.ts';
import { asksForChanges } from '../../../contract/kitchen/partial-changes.ts';
import type { Job } from '../../../contract/kitchen/kitchen.ts';
import { permits } from '../../messages/permits.ts';
import { watched } from '../../messages/subjects.ts';
import { readCookie } from '../../sign-in/cookies.ts';
import { requireCompany, requireOwnHands } from '../../sign-in/viewer.ts';
import { Failure } from '../../http/failure.ts';
import { networkOf } from '../../http/network.ts';
import { readGuid, readParams } from '../../http/read.ts';
import { route } from '../../http/routes.ts';
import { pageLanguage, requestLanguage } from '../../language/request-language.ts';
import { takeToken } from '../../limits/rate-limit.ts';
import { profileOf } from '../profile/profile.ts';
import { readUntrusted } from '../../untrusted/read-untrusted.ts';
import { createJob } from './create-job.ts';
import { eventStream } from './event-stream.ts';
import { restOf } from './fair-use.ts';
import { createJobStore } from './job-store.ts';
import { createRunner } from './runner.ts';
import { tellEvent } from './stored-event.ts';
import { i18n } from '@anydish/language/sentence';

// Autocomplete sends one request per pause in typing.
const readingsPerHour = 2_000;

/** Where a stream continues: Last-Event-ID, or the position in the address; 0 from the beginning. */
function startAfter(header: unknown, query: unknown): number {
  const asked = typeof query === 'object' && query !== null && 'after' in query ? query.after : undefined;
  const text = typeof header === 'string' && header !== '' ? header : asked;
  return typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : 0;
}

/** Whether the reader applies differences of partial recipes; pages of an older version do not. */
const isBrief = (query: unknown): boolean =>
  typeof query === 'object' && query !== null && asksForChanges.name in query && query[asksForChanges.name] === asksForChanges.value;

/** Recipe jobs: create, read, stream, cancel; and the worker that runs them. */
export function registerJobs(app: FastifyInstance): void {
  const { db, clock, config, cook, files, workers, bus, news, tokenFor, watcher, tracing = null } = app.deps;
  const { log } = app;
  const store = createJobStore(db, clock, workers);
  const { budgets, jobsAtOnce } = config;
  const runner = createRunner({ db, clock, budgets, cook, files, store, bus, news, log, workers, jobsAtOnce, tracing });
  const stopping = new AbortController();

  // Before connections close: streams end, and jobs are released while the database is still available.
  app.addHook('preClose', async () => {
    stopping.abort();
    await runner.stop();
  });

  async function findRow(companyGuid: string, guid: string | undefined) {
    const job = await db
      .selectFrom('recipe_jobs')
      .selectAll()
      .where('guid', '=', readGuid(guid))
      .where('company_guid', '=', companyGuid)
      .executeTakeFirst();
    if (job === undefined) throw new Failure('notFound', i18n._('Request not found.'));
    return job;
  }
  async function findJob(companyGuid: string, guid: string | undefined): Promise<Job> {
    const job = await findRow(companyGuid, guid);
    return { guid: job.guid, status: job.status, createdAt: job.created_at, recipeGuid: job.recipe_guid, request: job.request };
  }

  route(app, endpoints.createJob, {
    handler: async ({ request, params, body }) => {
      const { viewer, company } = await requireCompany(request, params['companyUri']);
      if (body.refines !== undefined) await requireOwnHands(request);
      const network = networkOf(request.ip);
      const { guid, isNew } = await createJob(db, clock, store, config, {
        userGuid: viewer.userGuid,
        companyGuid: company.guid,
        request: body,
        language: pageLanguage(viewer, request),
        cook: cook.kind,
        network,
      });
      const job = await findJob(company.guid, guid);
      if (isNew) {
        // Joins the job's later lines with this request.
        request.log.info({ job: guid }, 'a job begins');
        runner.start({ guid, network });
        await news.tell(viewer.userGuid, 'kitchen');
      }
      return job;
    },
  });

  route(app, endpoints.readOrder, {
    handler: async ({ request, params, body }) => {
      const { viewer, company } = await requireCompany(request, params['companyUri']);
      await takeToken(db, clock, { key: `readings ${viewer.userGuid}`, limit: readingsPerHour, windowSeconds: 3_600 });
      const profile = await profileOf(db, viewer.userGuid);
      const asked = { userGuid: viewer.userGuid, companyGuid: company.guid, network: networkOf(request.ip) };
      const rest = await restOf({ db, clock, config }, asked);
      const language = pageLanguage(viewer, request);
      const reading = await readUntrusted('reading', [body, profile, language], { owner: viewer.userGuid, field: 'description' });
      return { ...reading, ...rest, perDay: config.fairUse.ordersPerDay };
    },
  });

  route(app, endpoints.getJob, {
    handler: async ({ request, params }) => {
      const { company } = await requireCompany(request, params['companyUri']);
      return findJob(company.guid, params['guid']);
    },
  });

  route(app, endpoints.cancelJob, {
    handler: async ({ request, params }) => {
      const { viewer, company } = await requireCompany(request, params['companyUri']);
      const { guid } = await findJob(company.guid, params['guid']);
      if (await store.endFromOutside(guid, { type: 'cancelled' })) {
        runner.abort(guid);
        bus.publish(watched.job(guid), {});
        await news.tell(viewer.userGuid, 'kitchen');
        await news.tellBrowsers(viewer.userGuid, { kind: 'job', job: guid, stored: null, partial: null });
      }
      return findJob(company.guid, guid);
    },
  });

  route(app, endpoints.readJobEvents, {
    handler: async ({ request, params, query }) => {
      const { viewer, company } = await requireCompany(request, params['companyUri']);
      const { guid, user_guid: owner } = await findRow(company.guid, params['guid']);
      const events = await store.eventsAfter(guid, startAfter(undefined, query));
      const language = requestLanguage(request);
      return {
        events: events.map(({ sequence, event }) => ({ sequence, event: tellEvent(event, language) })),
        isTold: tokenFor !== null && owner === viewer.userGuid && viewer.impersonation === null,
      };
    },
  });

  app.get(rawPaths.jobEvents, async (request, reply) => {
    const params = readParams(request);
    const { viewer, company } = await requireCompany(request, params['companyUri']);
    const { guid, status } = await findJob(company.guid, params['guid']);
    const after = startAfter(request.headers['last-event-id'], request.query);
    // A finished job has no further events: 204 stops an EventSource from reconnecting.
    if (status !== 'cooking' && (await store.eventsAfter(guid, after)).length === 0) return reply.code(204).send();
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    const permit = permits.member(readCookie(request, 'session') ?? '', viewer.userGuid, company.guid);
    const signal = AbortSignal.any([gone.signal, stopping.signal]);
    const watch =
      status === 'cooking' ? watcher.open({ subject: watched.job(guid), reader: `jobs ${viewer.userGuid}`, permit }, signal) : null;
    const stream = eventStream(guid, after, { store, language: requestLanguage(request), watch, isBrief: isBrief(request.query) }, signal);
    return reply
      .headers({ 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
      .send(Readable.from(stream, { objectMode: false }));
  });
}
