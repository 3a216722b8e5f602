import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { createWatcher, type Watch } from '../../http/watcher.ts';

const pollEvery = { alone: 2_000, shared: 500 } as const;
// These streams stay open as long as a page, so they are polled less often than a job's stream.
const checkEvery = 10_000;

/** Notifies all tabs and devices of an account about changes in its kitchen. */
export interface KitchenNews {
  /** Announces a change. Never rejects: a page that misses it catches up with the next one. */
  tell: (userGuid: string) => Promise<void>;
  /** Number of changes so far. */
  version: (userGuid: string) => Promise<number>;
  watch: (userGuid: string, isAllowed: () => Promise<boolean>, signal: AbortSignal) => Watch;
}

export function createKitchenNews(app: FastifyInstance): KitchenNews {
  const { db, config } = app.deps;
  const versionsOf = async (userGuids: readonly string[]) => {
    if (userGuids.length === 0) return new Map<string, number>();
    const rows = await db.selectFrom('kitchen_news').select(['user_guid', 'version']).where('user_guid', 'in', userGuids).execute();
    return new Map(rows.map(({ user_guid, version }) => [user_guid, version]));
  };
  const watcher = createWatcher({
    latest: versionsOf,
    pollEvery: config.isEmbedded ? pollEvery.alone : pollEvery.shared,
    onError: (error) => app.log.warn({ reason: error instanceof Error ? error.message : '' }, 'kitchens could not look for news'),
    checkEvery,
  });
  return {
    async tell(userGuid) {
      try {
        await db
          .insertInto('kitchen_news')
          .values({ user_guid: userGuid, version: 1 })
          .onConflict((conflict) => conflict.column('user_guid').doUpdateSet({ version: sql`kitchen_news.version + 1` }))
          .execute();
      } catch (error) {
        app.log.warn({ reason: error instanceof Error ? error.message : '' }, 'news of a kitchen could not be told');
      }
      watcher.notify(userGuid);
    },
    version: async (userGuid) => (await versionsOf([userGuid])).get(userGuid) ?? 0,
    watch: (userGuid, isAllowed, signal) => watcher.open({ subject: userGuid, reader: userGuid, isAllowed }, signal),
  };
}
