import { sql, type Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/schema.ts';

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

/** The start of a moment's day, UTC. */
export const dayOf = (at: number): number => at - (at % day);

/** Counts the last days in advance, so that the overview loads fast. Idempotent. */
export async function countDays(db: Kysely<Database>, clock: Clock): Promise<void> {
  const today = dayOf(clock.now());
  const newest = await db
    .selectFrom('rollups')
    .select((is) => is.fn.max('day').as('day'))
    .where('metric', '=', 'signUps')
    .executeTakeFirst();
  const missing = newest?.day === null || newest === undefined ? firstCount : Math.min(firstCount, (today - newest.day) / day + recounted);
  // Before the first account there is nothing to count.
  const { first } = await db
    .selectFrom('users')
    .select((is) => is.fn.min('created_at').as('first'))
    .executeTakeFirstOrThrow();
  const from = Math.max(today - (missing - 1) * day, dayOf(first ?? today));
  for (let at = from; at <= today; at += day)
    for (const [metric, figure] of Object.entries(figures)) {
      const value = kept.has(metric) ? sql`greatest(rollups.value, excluded.value)` : sql`excluded.value`;
      await sql`insert into rollups (day, metric, value)
        select ${at}::int8, ${metric}::text, c.value::float8 from (${figure(at, at + day)}) as c (value) where c.value is not null
        on conflict (metric, day) do update set value = ${value}`.execute(db);
    }
}
