import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { toWire } from '../../../contract/casing.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import { kitchenNewsPath } from '../../../contract/kitchen/kitchen-news.ts';
import { route } from '../../http/routes.ts';
import type { Watch } from '../../http/watcher.ts';
import type { NewsCounts } from '../../messages/news.ts';
import type { Locale } from '../../../contract/shell/locales.ts';
import { requestLanguage } from '../../language/request-language.ts';
import { takeToken } from '../../limits/rate-limit.ts';
import { permits } from '../../messages/permits.ts';
import { watched } from '../../messages/subjects.ts';
import { readCookie } from '../../sign-in/cookies.ts';
import type { Viewer } from '../../sign-in/viewer-rows.ts';
import { tokenOf } from '../../sign-in/sessions.ts';
import { lookUpQuietly, requireOwnHands } from '../../sign-in/viewer.ts';
import { listedJobs, seeJobs } from './listed-jobs.ts';
import { takeTimers, timersOf } from './timers.ts';

const heartbeatEvery = 15_000;
const retryAfter = 2_000;
// These streams stay open as long as a page, so they are checked less often than a job's stream.
const checkEvery = 10_000;
/** Sent to an account's oldest stream when it has too many. */
const crowdedRetryAfter = 60_000;
const seenPerHour = 1_200;
/** Enough for several devices that start, stop and poll. */
const timersPerHour = 1_800;

/** The page asks who it is when this count is another one than before. */
const sessionEvent = (count: number) => `event: session\ndata: ${JSON.stringify(toWire({ count }))}\n\n`;

/** Kitchen activity of an account, for all its tabs and devices. */
export function registerKitchenNews(app: FastifyInstance): void {
  const { db, clock, bus, news, watcher } = app.deps;
  const stopping = new AbortController();
  app.addHook('preClose', () => {
    stopping.abort();
    return Promise.resolve();
  });

  const jobsOf = async ({ userGuid, companies }: Viewer, language: Locale) => ({
    jobs: await listedJobs(db, { userGuid, companies, language, now: clock.now() }),
  });
  // Its time is read last and without delay: the page compares its clock with it.
  const timersNow = async ({ userGuid }: Viewer) => {
    const timers = await timersOf(db, userGuid, clock.now());
    return { timers, now: clock.now() };
  };

  route(app, endpoints.readNews, {
    handler: async ({ request, query: { after } }) => {
      await lookUpQuietly(request);
      const viewer = await requireOwnHands(request);
      const counts = await news.countsOf(viewer.userGuid);
      const version = String(counts.kitchen);
      const natsUserToken = bus.reachesOthers() ? await tokenOf(viewer, app.deps) : null;
      if (after === version) return { version, sessions: counts.session, natsUserToken, state: null };
      const state = { jobs: await jobsOf(viewer, requestLanguage(request)), timers: await timersNow(viewer) };
      return { version, sessions: counts.session, natsUserToken, state };
    },
  });

  route(app, endpoints.seeJobs, {
    handler: async ({ request, body: { jobs } }) => {
      const { userGuid } = await requireOwnHands(request);
      await takeToken(db, clock, { key: `jobs seen ${userGuid}`, limit: seenPerHour, windowSeconds: 3_600 });
      const count = await seeJobs(db, userGuid, jobs, clock.now());
      if (count > 0) await news.tell(userGuid, 'kitchen');
      return { count };
    },
  });

  route(app, endpoints.syncTimers, {
    handler: async ({ request, body: { timers } }) => {
      const { userGuid } = await requireOwnHands(request);
      await takeToken(db, clock, { key: `kitchen timers ${userGuid}`, limit: timersPerHour, windowSeconds: 3_600 });
      const { hasChanged, refused } = await takeTimers(db, userGuid, timers, clock.now());
      if (hasChanged) await news.tell(userGuid, 'kitchen');
      return { now: clock.now(), timers: await timersOf(db, userGuid, clock.now()), refused };
    },
  });

  async function* events(request: FastifyRequest, viewer: Viewer, watch: Watch, signal: AbortSignal): AsyncGenerator<string> {
    const { userGuid } = viewer;
    const language = requestLanguage(request);
    yield `retry: ${retryAfter}\n\n`;
    let seen: NewsCounts | null = null;
    while (!signal.aborted && watch.ended === null) {
      const counts = await news.countsOf(userGuid);
      watch.seen = counts.kitchen + counts.session;
      if (counts.session !== seen?.session) yield sessionEvent(counts.session);
      if (counts.kitchen !== seen?.kitchen) {
        yield `event: jobs\ndata: ${JSON.stringify(toWire(await jobsOf(viewer, language)))}\n\n`;
        yield `event: timers\ndata: ${JSON.stringify(toWire(await timersNow(viewer)))}\n\n`;
      }
      seen = counts;
      if (!(await watch.wait(heartbeatEvery))) yield ': still here\n\n';
    }
    if (watch.ended === 'crowded') yield `retry: ${crowdedRetryAfter}\n\n`;
    // The page asks who it is now.
    if (watch.ended === 'refused') yield sessionEvent(-1);
  }

  app.get(kitchenNewsPath, async (request, reply) => {
    const viewer = await requireOwnHands(request);
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    const permit = permits.own(readCookie(request, 'session') ?? '', viewer.userGuid);
    const signal = AbortSignal.any([gone.signal, stopping.signal]);
    const watch = watcher.open({ subject: watched.user(viewer.userGuid), reader: `news ${viewer.userGuid}`, permit, checkEvery }, signal);
    return reply
      .headers({ 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
      .send(Readable.from(events(request, viewer, watch, signal), { objectMode: false }));
  });
}
