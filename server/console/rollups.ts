import { sql, type Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/schema.ts';

const day = 24 * 60 * 60_000;
/** Days that are counted again: what is cooked over midnight ends on the next one. */
const recounted = 2;
/** Days that are counted when there is nothing yet. */
const firstCount = 30;

/** A figure of a day; `from` and `to` are its first moment and that of the next day. Null where there is nothing to count. */
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

/** When the kitchen first told anything of an order, after that it was taken. */
export const firstEventOf = (job: ReturnType<typeof sql>) =>
  sql`(select min(e.created_at) from job_events e where e.job_guid = ${job} and e.sequence > 1)`;
const firstEvent = firstEventOf(sql`j.guid`);
const end = sql`(case when j.status = 'done' then j.finished_at end)`;

/** What is counted of each day, by the name that the overview tells it by. */
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

/** Accounts are known by their last visit alone: who came again later was counted while that day was young. */
const kept = new Set(['activeAccounts']);

/** The beginning of a moment's day, UTC. */
export const dayOf = (at: number): number => at - (at % day);

/** Counts the last days, so that nobody who looks at the overview waits for it. Counted twice, it is the same. */
export async function countDays(db: Kysely<Database>, clock: Clock): Promise<void> {
  const today = dayOf(clock.now());
  const newest = await db
    .selectFrom('rollups')
    .select((is) => is.fn.max('day').as('day'))
    .where('metric', '=', 'signUps')
    .executeTakeFirst();
  const missing = newest?.day === null || newest === undefined ? firstCount : Math.min(firstCount, (today - newest.day) / day + recounted);
  // Before the first account there is nothing to count: a new database is busy enough.
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
