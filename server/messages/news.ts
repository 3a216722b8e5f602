import { sql, type Kysely } from 'kysely';
import { toWire } from '../../contract/casing.ts';
import { accountSubject, type AccountMessage } from '../../contract/kitchen/account-messages.ts';
import { gathered } from '../db/gathered.ts';
import type { Database } from '../db/schema.ts';
import type { Bus } from './bus.ts';
import { userSubject, type UserNews } from './subjects.ts';

/** How many news of each kind an account has had. */
export type NewsCounts = Readonly<Record<UserNews, number>>;

/** Tells all tabs and devices of accounts that something has changed; what it is they ask for. */
export interface News {
  /** Call it after the change is committed. Never rejects: a page that misses it catches up with the next one. */
  tell: (userGuids: string | readonly string[], kind: UserNews) => Promise<void>;
  /** Tells the browsers of one account that listen by NATS. What this says their account may read. Never rejects. */
  tellBrowsers: (userGuid: string, message: AccountMessage) => Promise<void>;
  /** Concurrent calls share one query. */
  countsOf: (userGuid: string) => Promise<NewsCounts>;
}

const none: NewsCounts = { kitchen: 0, session: 0 };

interface NewsOptions {
  db: Kysely<Database>;
  bus: Pick<Bus, 'publish'>;
  /** Browsers listen by NATS. */
  hasBrowsers: boolean;
  onError: (error: unknown) => void;
}

export function createNews({ db, bus, hasBrowsers, onError }: NewsOptions): News {
  const find = gathered(async (userGuids) => {
    const rows = await db.selectFrom('kitchen_news').selectAll().where('user_guid', 'in', userGuids).execute();
    return new Map(rows.map(({ user_guid, version, session_version: session }) => [user_guid, { kitchen: version - session, session }]));
  });
  const countsOf = async (userGuid: string) => (await find(userGuid)) ?? none;
  return {
    async tell(told, kind) {
      const userGuids = [...new Set(typeof told === 'string' ? [told] : told)];
      if (userGuids.length === 0) return;
      const session = Number(kind === 'session');
      try {
        // In order, so that two calls for the same accounts never wait for each other. A deleted account has nobody to tell.
        const { rows } = await sql<{ guid: string; sessions: number }>`
          insert into kitchen_news as n (user_guid, version, session_version)
          select guid, 1, ${session}::int8 from users where guid = any(${userGuids}::uuid[]) order by guid
          on conflict (user_guid) do update
          set version = n.version + 1, session_version = n.session_version + ${session}::int8
          returning user_guid as guid, session_version as sessions`.execute(db);
        for (const { guid, sessions } of hasBrowsers && kind === 'kitchen' ? rows : [])
          bus.publish(accountSubject(guid, sessions, 'kitchen'), {});
      } catch (error) {
        onError(error);
      }
      for (const userGuid of userGuids) bus.publish(userSubject(userGuid, kind), {});
    },
    async tellBrowsers(userGuid, message) {
      if (!hasBrowsers) return;
      try {
        const { session } = await countsOf(userGuid);
        bus.publish(accountSubject(userGuid, session, message.kind), toWire(message) as object);
      } catch (error) {
        onError(error);
      }
    },
    countsOf,
  };
}
