import { sql, type Kysely } from 'kysely';
import { gathered } from '../db/gathered.ts';
import type { Database } from '../db/schema.ts';
import type { Bus } from './bus.ts';
import { userSubject, type UserNews } from './subjects.ts';

/** Lists count their own changes. */
type Counted = Exclude<UserNews, 'shopping'>;

/** How many news of each kind an account has had. */
export type NewsCounts = Readonly<Record<Counted, number>>;

/** Tells all tabs and devices of accounts that something has changed; what it is they ask for. */
export interface News {
  /** Call it after the change is committed. Never rejects: a page that misses it catches up with the next one. */
  tell: (userGuids: string | readonly string[], kind: Counted) => Promise<void>;
  /** Concurrent calls share one query. */
  countsOf: (userGuid: string) => Promise<NewsCounts>;
}

const none: NewsCounts = { kitchen: 0, session: 0 };

interface NewsOptions {
  db: Kysely<Database>;
  bus: Pick<Bus, 'publish'>;
  onError: (error: unknown) => void;
}

export function createNews({ db, bus, onError }: NewsOptions): News {
  const find = gathered(async (userGuids) => {
    const rows = await db.selectFrom('kitchen_news').selectAll().where('user_guid', 'in', userGuids).execute();
    return new Map(rows.map(({ user_guid, version, session_version: session }) => [user_guid, { kitchen: version - session, session }]));
  });
  return {
    async tell(told, kind) {
      const userGuids = [...new Set(typeof told === 'string' ? [told] : told)];
      if (userGuids.length === 0) return;
      const session = Number(kind === 'session');
      try {
        // In order, so that two calls for the same accounts never wait for each other. A deleted account has nobody to tell.
        await sql`
          insert into kitchen_news as n (user_guid, version, session_version)
          select guid, 1, ${session}::int8 from users where guid = any(${userGuids}::uuid[]) order by guid
          on conflict (user_guid) do update
          set version = n.version + 1, session_version = n.session_version + ${session}::int8`.execute(db);
      } catch (error) {
        onError(error);
      }
      for (const userGuid of userGuids) bus.publish(userSubject(userGuid, kind), {});
    },
    countsOf: async (userGuid) => (await find(userGuid)) ?? none,
  };
}
