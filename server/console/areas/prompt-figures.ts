import { sql, type Kysely } from 'kysely';
import { errorCodes } from '../../../contract/errors.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/schema.ts';
import type { Sql } from '../engine/source.ts';
import { dayOf } from '../zones.ts';

const day = 24 * 60 * 60_000;

/** Refusing non-food requests is intended: it does not count as a failure of the prompt. */
const hasFailed = sql`j.status = 'failed' and coalesce(j.failure ->> 'statusCode', '') != ${String(errorCodes.invalidInput.statusCode)}::text`;

/** What is counted of a version's orders. */
const counts = {
  orders: sql`count(*)`,
  failures: sql`count(*) filter (where ${hasFailed})`,
  repairs: sql`coalesce(sum(j.repairs), 0)`,
  milliseconds: sql`coalesce(sum(j.finished_at - j.created_at), 0)`,
  tokens: sql`coalesce(sum(j.tokens), 0)`,
} as const;

const isOver = sql`j.prompt_version is not null and j.status in ('done', 'failed')`;

/** The first moment that the table does not cover yet. */
const uncounted = sql`coalesce((select max(d.day) + ${day}::int8 from prompt_days d), 0)`;

/** A figure of version `t`: finished days from the table, the rest live. Only the recipe prompt cooks orders. */
const total = (name: keyof typeof counts): Sql => sql`case when t.name = 'recipe' then (
  (select coalesce(sum(d.${sql.ref(name)}), 0) from prompt_days d where d.version = t.version) +
  (select ${counts[name]} from recipe_jobs j where j.prompt_version = t.version and ${isOver} and j.created_at >= ${uncounted}))::float8 end`;

/** Production figures of a version, as cells of the prompts area. */
export const promptFigures = {
  generations: total('orders'),
  failures: total('failures'),
  repairs: total('repairs'),
  averageSeconds: sql`round((${total('milliseconds')} / nullif(${total('orders')}, 0) / 1000)::numeric, 1)::float8`,
  tokens: total('tokens'),
} as const;

/** Counts finished days, and the last one again: an order placed before midnight may have ended after it. */
export async function countPrompts(db: Kysely<Database>, clock: Clock): Promise<void> {
  const columns = sql.join(Object.keys(counts).map((name) => sql.ref(name)));
  const values = sql.join(Object.values(counts));
  const newer = sql.join(Object.keys(counts).map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`));
  await sql`insert into prompt_days (version, day, ${columns})
    select j.prompt_version, j.created_at - j.created_at % ${day}::int8 as day, ${values} from recipe_jobs j
    where ${isOver} and j.created_at < ${dayOf(clock.now())} and j.created_at >= coalesce((select max(day) from prompt_days), 0)
    group by 1, 2
    on conflict (version, day) do update set ${newer}`.execute(db);
}
