import { sql, type Kysely } from 'kysely';
import { longestTimer, mostTimers, mostTimersKept, timerKept, type KitchenTimer } from '../../../contract/kitchen/kitchen-timers.ts';
import type { Database } from '../../db/schema.ts';

/** Tolerance for clocks compared over a network. */
const slack = 60_000;

/** The timers of an account by end time, including stopped ones: other devices may still show them as running. */
export async function timersOf(db: Kysely<Database>, userGuid: string, now: number): Promise<KitchenTimer[]> {
  const rows = await db
    .selectFrom('kitchen_timers')
    .selectAll()
    .where('user_guid', '=', userGuid)
    .where('ends_at', '>', now - timerKept)
    .orderBy('ends_at')
    .orderBy('guid')
    .limit(mostTimersKept)
    .execute();
  return rows.map(({ guid, revision, name, step, company_uri, recipe_guid, ends_at, is_stopped }) => ({
    guid,
    revision,
    name,
    step,
    companyUri: company_uri,
    recipeGuid: recipe_guid,
    endsAt: ends_at,
    isStopped: is_stopped,
  }));
}

/** Updates an existing timer; the newer state wins, by the contract's `isNewer`. Returns whether anything changed. */
async function change(db: Kysely<Database>, userGuid: string, { guid, revision, endsAt, isStopped }: KitchenTimer): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('kitchen_timers')
    .set({ revision, ends_at: endsAt, is_stopped: isStopped })
    .where('user_guid', '=', userGuid)
    .where('guid', '=', guid)
    .where(sql<boolean>`(${revision}::int4, ${isStopped}::boolean, ${endsAt}::int8) > (revision, is_stopped, ends_at)`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const isThere = async (db: Kysely<Database>, userGuid: string, guid: string) =>
  (await db.selectFrom('kitchen_timers').select('guid').where('user_guid', '=', userGuid).where('guid', '=', guid).executeTakeFirst()) !==
  undefined;

/** Stores a new timer, unless too many run already. Returns whether it was stored. */
async function add(db: Kysely<Database>, userGuid: string, timer: KitchenTimer, now: number): Promise<boolean> {
  const { guid, revision, name, step, companyUri, recipeGuid, endsAt } = timer;
  const { numAffectedRows = 0n } = await sql`
    insert into kitchen_timers (user_guid, guid, revision, name, step, company_uri, recipe_guid, ends_at, is_stopped)
    select ${userGuid}, ${guid}, ${revision}::int4, ${name}, ${step}::int2, ${companyUri}, ${recipeGuid}::uuid, ${endsAt}::int8, false
    where (select count(*) from kitchen_timers where user_guid = ${userGuid}) < ${mostTimersKept}
      and (select count(*) from kitchen_timers where user_guid = ${userGuid} and not is_stopped and ends_at > ${now}) < ${mostTimers}
    on conflict do nothing`.execute(db);
  return numAffectedRows > 0n;
}

/** Applies the changes of a device. Returns whether anything changed, and which timers were rejected. */
export async function takeTimers(
  db: Kysely<Database>,
  userGuid: string,
  timers: readonly KitchenTimer[],
  now: number,
): Promise<{ hasChanged: boolean; refused: string[] }> {
  let hasChanged = false;
  const refused: string[] = [];
  for (const timer of timers) {
    if (timer.endsAt > now + longestTimer + slack) refused.push(timer.guid);
    else if (await change(db, userGuid, timer)) hasChanged = true;
    else if (await isThere(db, userGuid, timer.guid)) continue;
    // Skip unsynced and long-expired timers.
    else if (timer.isStopped || timer.endsAt < now - timerKept) continue;
    else if (await add(db, userGuid, timer, now)) hasChanged = true;
    else refused.push(timer.guid);
  }
  return { hasChanged, refused };
}
