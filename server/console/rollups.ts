import { sql, type Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/schema.ts';
import { dateIn, midnightIn } from './zones.ts';

const day = 24 * 60 * 60_000;
/** Days that are counted again: orders around midnight end on the next day. */
const recounted = 2;
/** Days that are counted for an empty table. */
const firstCount = 30;

/** A daily figure; `from` and `to` are the start of the day and of the next. Null when there is nothing to count. */
type Figure = (from: number, to: number) => ReturnType<typeof sql>;

const recipesOf =
  (kind: string): Figure =>
  (from, to) =>
    sql`select count(*) from recipes where created_at >= ${from} and created_at < ${to} and cooked_by ->> 'kind' = ${kind}`;
const jobsThat =
  (status: string): Figure =>
  (from, to) =>
    sql`select count(*) from recipe_jobs where created_at >= ${from} and created_at < ${to} and status = ${status}`;
const secondsAt =
  (part: number, ended: ReturnType<typeof sql>): Figure =>
  (from, to) =>
    sql`select percentile_cont(${part}::float8) within group (order by (${ended}) - j.created_at) / 1000
      from recipe_jobs j where j.created_at >= ${from} and j.created_at < ${to} and ${ended} is not null`;

/** When the kitchen wrote its first event about an order after accepting it. */
export const firstEventOf = (job: ReturnType<typeof sql>) =>
  sql`(select min(e.created_at) from job_events e where e.job_guid = ${job} and e.sequence > 1)`;
const firstEvent = firstEventOf(sql`j.guid`);
const end = sql`(case when j.status = 'done' then j.finished_at end)`;

/** The daily figures, by their names in the overview. */
export const figures: Readonly<Record<string, Figure>> = {
  signUps: (from, to) => sql`select count(*) from users where created_at >= ${from} and created_at < ${to}`,
  activeAccounts: (from, to) =>
    sql`select count(*) from users where coalesce(last_seen_at, created_at) >= ${from} and coalesce(last_seen_at, created_at) < ${to}`,
  recipesBuiltIn: recipesOf('built-in'),
  recipesByModel: recipesOf('openai-compatible'),
  ordersFailed: jobsThat('failed'),
  ordersCancelled: jobsThat('cancelled'),
  tokens: (from, to) => sql`select coalesce(sum(tokens), 0) from recipe_jobs where created_at >= ${from} and created_at < ${to}`,
  firstEventMedian: secondsAt(0.5, firstEvent),
  firstEventP95: secondsAt(0.95, firstEvent),
  doneMedian: secondsAt(0.5, end),
  doneP95: secondsAt(0.95, end),
};

/** Accounts store only their last visit: returning visitors were counted when that day was current. */
const kept = new Set(['activeAccounts']);

/** UTC has its own table. */
const utc = 'UTC';

/** Counts one day of a zone. `date`: the start of the date in UTC. */
async function countDay(db: Kysely<Database>, zone: string, date: number): Promise<void> {
  const [from, to] = [midnightIn(zone, date), midnightIn(zone, date + day)];
  for (const [metric, figure] of Object.entries(figures)) {
    const value = kept.has(metric) ? sql`greatest(t.value, excluded.value)` : sql`excluded.value`;
    const counted = sql`(${figure(from, to)}) as c (value) where c.value is not null`;
    await (
      zone === utc
        ? sql`insert into rollups as t (day, metric, value) select ${date}::int8, ${metric}::text, c.value::float8 from ${counted}
            on conflict (metric, day) do update set value = ${value}`
        : sql`insert into zone_rollups as t (zone, day, metric, value) select ${zone}::text, ${date}::int8, ${metric}::text, c.value::float8 from ${counted}
            on conflict (zone, metric, day) do update set value = ${value}`
    ).execute(db);
  }
}

/** The values of a zone's days, by metric and date. */
export async function rollupsOf(db: Kysely<Database>, zone: string, first: number): Promise<Map<string, number>> {
  const rows =
    zone === utc
      ? await db.selectFrom('rollups').select(['metric', 'day', 'value']).where('day', '>=', first).execute()
      : await db.selectFrom('zone_rollups').select(['metric', 'day', 'value']).where('zone', '=', zone).where('day', '>=', first).execute();
  return new Map(rows.map(({ metric, day: at, value }) => [`${metric} ${at}`, value]));
}

const newestOf = async (db: Kysely<Database>, zone: string): Promise<number | null> => {
  const days =
    zone === utc
      ? db
          .selectFrom('rollups')
          .select((is) => is.fn.max('day').as('day'))
          .where('metric', '=', 'signUps')
      : db
          .selectFrom('zone_rollups')
          .select((is) => is.fn.max('day').as('day'))
          .where('metric', '=', 'signUps')
          .where('zone', '=', zone);
  return (await days.executeTakeFirst())?.day ?? null;
};

/** Visits of days before somebody of this zone read the figures: an account stores its last one only, so those of the same date in UTC are taken. */
const takeVisits = (db: Kysely<Database>, zone: string, today: number) =>
  sql`insert into zone_rollups as t (zone, metric, day, value)
    select ${zone}::text, r.metric, r.day, r.value from rollups r where r.metric = any (${sql.val([...kept])}::text[]) and r.day < ${today}
    on conflict (zone, metric, day) do update set value = greatest(t.value, excluded.value)`.execute(db);

/** Counts the last days in advance, so that the overview loads fast. Idempotent. */
export async function countDays(db: Kysely<Database>, clock: Clock, zone: string = utc): Promise<void> {
  const today = dateIn(zone, clock.now());
  const newest = await newestOf(db, zone);
  const missing = newest === null ? firstCount : Math.min(firstCount, (today - newest) / day + recounted);
  // Before the first account there is nothing to count.
  const { first } = await db
    .selectFrom('users')
    .select((is) => is.fn.min('created_at').as('first'))
    .executeTakeFirstOrThrow();
  const from = Math.max(today - (missing - 1) * day, dateIn(zone, first ?? clock.now()));
  for (let at = from; at <= today; at += day) await countDay(db, zone, at);
  if (newest === null && zone !== utc) await takeVisits(db, zone, today);
}

/** A zone that nobody read for so long is no longer counted, in milliseconds. */
const forgottenAfter = 60 * day;

/** Counts the last days in UTC and in the zones of staff. */
export async function countZones(db: Kysely<Database>, clock: Clock): Promise<void> {
  await countDays(db, clock);
  const gone = db
    .selectFrom('rollup_zones')
    .select('zone')
    .where('read_at', '<', clock.now() - forgottenAfter);
  await db.deleteFrom('zone_rollups').where('zone', 'in', gone).execute();
  await db
    .deleteFrom('rollup_zones')
    .where('read_at', '<', clock.now() - forgottenAfter)
    .execute();
  for (const { zone } of await db.selectFrom('rollup_zones').select('zone').execute()) await countDays(db, clock, zone);
}

/** Notes that somebody of a zone reads its days, and counts them if no job has done so today. */
export async function noteZone(db: Kysely<Database>, clock: Clock, zone: string): Promise<void> {
  if (zone === utc) return;
  const row = { zone, read_at: clock.now() };
  await db
    .insertInto('rollup_zones')
    .values(row)
    .onConflict((conflict) => conflict.column('zone').doUpdateSet({ read_at: row.read_at }))
    .execute();
  const newest = await newestOf(db, zone);
  if (newest === null || newest < dateIn(zone, clock.now()) - day) await countDays(db, clock, zone);
}
