import type { FastifyInstance } from 'fastify';
import { sitemapIndexPath } from '../../../contract/console/sitemaps.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import { readGuid } from '../../http/read.ts';
import { route } from '../../http/routes.ts';
import { takeToken } from '../../limits/rate-limit.ts';
import { consoleLimits } from '../limits.ts';
import { requireStaff } from '../gate.ts';
import { cancelVersion, publishVersion, sitemapVersions, startVersion } from './versions.ts';
import { createSitemapStore } from './store.ts';
import { createSitemapLane } from './worker.ts';

/** The sitemaps area and its worker. */
export function registerSitemaps(app: FastifyInstance): void {
  const { db, clock, config } = app.deps;
  const services = { db, clock };
  const store = createSitemapStore(db, clock, app.deps.workers);
  const worker = createSitemapLane(app, store);
  app.deps.workers.lookFor({ isWaiting: store.isWaiting, wake: worker.wake });
  app.addHook('preClose', worker.stop);
  const limit = (userGuid: string) => takeToken(db, clock, consoleLimits.sitemaps(userGuid));

  route(app, endpoints.getSitemaps, {
    handler: async ({ request }) => {
      await requireStaff(request);
      return { versions: await sitemapVersions(db), address: config.publicUrl + sitemapIndexPath };
    },
  });

  route(app, endpoints.startSitemap, {
    handler: async ({ request }) => {
      const actor = await requireStaff(request);
      await limit(actor.userGuid);
      const guid = await startVersion(services, actor);
      worker.wake();
      return { guid };
    },
  });

  route(app, endpoints.cancelSitemap, {
    handler: async ({ request, params }) => {
      const actor = await requireStaff(request);
      await cancelVersion(services, actor, readGuid(params['guid']));
      return {};
    },
  });

  route(app, endpoints.publishSitemap, {
    handler: async ({ request, params }) => {
      const actor = await requireStaff(request, { flags: ['canPublishSitemaps'], needsStepUp: true });
      await limit(actor.userGuid);
      await publishVersion(services, actor, readGuid(params['guid']));
      return {};
    },
  });
}
