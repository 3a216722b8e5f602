import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { toWire } from '../../../contract/casing.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import { shoppingEventsPath, shoppingKeySchema } from '../../../contract/recipes/shopping.ts';
import { Failure } from '../../http/failure.ts';
import { networkOf } from '../../http/network.ts';
import { readBody } from '../../http/read.ts';
import { route } from '../../http/routes.ts';
import type { Watch } from '../../http/watcher.ts';
import { requestLanguage } from '../../language/request-language.ts';
import { i18n } from '@anydish/language/sentence';
import { takeToken } from '../../limits/rate-limit.ts';
import { hashToken, newToken } from '../../sign-in/secrets.ts';
import { gathered } from '../../db/gathered.ts';
import { permits } from '../../messages/permits.ts';
import { watched } from '../../messages/subjects.ts';
import { readCookie } from '../../sign-in/cookies.ts';
import { requireOwnHands } from '../../sign-in/viewer.ts';
import { changeLines } from './change-lines.ts';
import { asList, linkedList, ownList, versionsOf, type ListRow } from './lists.ts';
import { registerPantry } from './pantry-routes.ts';
import { registerAdding } from './adding-routes.ts';

const hour = 3_600;
const callsPerHour = 6_000;
const linksPerHour = 30;
const mostLinks = 20;
const heartbeatEvery = 15_000;

interface Stream {
  list: ListRow;
  isOwner: boolean;
  watch: Watch;
}

/** Shopping lists: the viewer's own, and those behind links. */
export function registerShopping(app: FastifyInstance): void {
  const { db, clock, bus, news, watcher } = app.deps;
  const versionOf = gathered((guids) => versionsOf(db, guids));
  /** After a change: readers of the list, and the browsers of its owner. */
  const tell = async ({ guid, user_guid: owner }: Pick<ListRow, 'guid' | 'user_guid'>) => {
    bus.publish(watched.list(guid), {});
    await news.tellBrowsers(owner, { kind: 'shopping' });
  };
  const stopping = new AbortController();
  app.addHook('preClose', () => {
    stopping.abort();
    return Promise.resolve();
  });

  /** @throws Failure notFound for an invalid or expired secret */
  async function findList(request: FastifyRequest, key: string | undefined): Promise<{ list: ListRow; isOwner: boolean }> {
    const network = { key: `shopping network ${networkOf(request.ip)}`, limit: callsPerHour, windowSeconds: hour };
    await takeToken(db, clock, network);
    if (key === undefined) {
      const viewer = await requireOwnHands(request);
      return { list: await ownList(db, clock.now(), viewer.userGuid), isOwner: true };
    }
    const list = await linkedList(db, key);
    if (list === undefined) throw new Failure('notFound', i18n._('This shopping list is no longer shared.'));
    return { list, isOwner: false };
  }

  route(app, endpoints.readShopping, {
    handler: async ({ request, body: { key } }) => {
      const { list, isOwner } = await findList(request, key);
      return asList(db, list, { language: requestLanguage(request), isOwner });
    },
  });

  route(app, endpoints.changeShopping, {
    handler: async ({ request, body: { key, changes, sentAt } }) => {
      const { list, isOwner } = await findList(request, key);
      const language = requestLanguage(request);
      await changeLines(db, { listGuid: list.guid, changes, sentAt, now: clock.now() }, { language, owner: list.user_guid });
      await tell(list);
      const version = (await versionOf(list.guid)) ?? list.version;
      return asList(db, { ...list, version }, { language, isOwner });
    },
  });

  route(app, endpoints.shareShopping, {
    handler: async ({ request, body: { isShared } }) => {
      const viewer = await requireOwnHands(request);
      const list = await ownList(db, clock.now(), viewer.userGuid);
      if (!isShared) {
        await db.deleteFrom('shopping_links').where('list_guid', '=', list.guid).execute();
        await tell(list);
        return { key: null };
      }
      await takeToken(db, clock, { key: `shopping links ${viewer.userGuid}`, limit: linksPerHour, windowSeconds: hour });
      const key = newToken();
      await db
        .insertInto('shopping_links')
        .values({ key_hash: hashToken(key), list_guid: list.guid, created_at: clock.now() })
        .execute();
      const newest = db
        .selectFrom('shopping_links')
        .select('key_hash')
        .where('list_guid', '=', list.guid)
        .orderBy('created_at', 'desc')
        .limit(mostLinks);
      await db.deleteFrom('shopping_links').where('list_guid', '=', list.guid).where('key_hash', 'not in', newest).execute();
      return { key };
    },
  });

  async function* events(request: FastifyRequest, { list, isOwner, watch }: Stream, signal: AbortSignal): AsyncGenerator<string> {
    let seen = -1;
    while (!signal.aborted && watch.ended === null) {
      const version = await versionOf(list.guid);
      if (version === undefined) return;
      if (version !== seen) {
        const told = await asList(db, { ...list, version }, { language: requestLanguage(request), isOwner });
        yield `id: ${version}\ndata: ${JSON.stringify(toWire(told))}\n\n`;
        seen = version;
      }
      watch.seen = seen;
      if (!(await watch.wait(heartbeatEvery))) yield ': still here\n\n';
    }
  }

  app.post(shoppingEventsPath, async (request, reply) => {
    const { key } = readBody(shoppingKeySchema, request);
    const { list, isOwner } = await findList(request, key);
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    const permit = key === undefined ? permits.own(readCookie(request, 'session') ?? '', list.user_guid) : permits.link(key);
    const signal = AbortSignal.any([gone.signal, stopping.signal]);
    // Per list and network, so that nobody can end other readers' streams.
    const watch = watcher.open({ subject: watched.list(list.guid), reader: `${list.guid} ${networkOf(request.ip)}`, permit }, signal);
    return reply
      .headers({ 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
      .send(Readable.from(events(request, { list, isOwner, watch }, signal), { objectMode: false }));
  });

  registerAdding(app, tell);
  registerPantry(app);
}
