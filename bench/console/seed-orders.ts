import { sql, type Kysely } from 'kysely';
import type { Database } from '../../server/db/schema.ts';
import { guidOf, keyedRows, share, type Amounts } from './seed-parts.ts';

const failure = (statusCode: number, id: string) => JSON.stringify({ statusCode, message: { id }, retryAfter: null });
const minute = 60_000;
const month = 30 * 24 * 60 * minute;

/** Orders of the last month, one after the other, by the owners of the recipes with the same numbers. Most became these; some failed, were refused, asked back or taken back. */
export async function addOrders(
  db: Kysely<Database>,
  [from, to]: [number, number],
  now: number,
  { users, recipes, orders, dishes }: Amounts & { dishes: number },
): Promise<void> {
  const request = { photoGuid: null, servings: 2, unitSystem: 'metric', diets: [], choice: null, improvise: false };
  const isByModel = sql`i % 3 = 0`;
  // The last one is over by now.
  const askedAt = sql`(${now - month - minute}::int8 + (i::float8 / ${orders} * ${month})::int8)`;
  await sql`
    with ${keyedRows(from, to, now, users)},
    asked as materialized (
      select *, ${askedAt} as asked_at, ${share('outcome', sql`i`)} as fate,
        ((case when ${isByModel} then 9000 else 300 end) * (0.5 + ${share('time', sql`i`)}))::int8 as took from keyed),
    ended as materialized (
      select *, case when fate < 0.9 then 'done' when fate < 0.95 then 'failed' when fate < 0.97 then 'needs_input' else 'cancelled' end as status from asked),
    stored as (
      insert into recipe_jobs (guid, company_guid, user_guid, request_key, request, status, stage, recipe_guid, attempts, created_at, finished_at, failure,
        prompt_version, repairs, tokens, language, cook)
      select ${guidOf('order', sql`i`, sql`asked_at`)}, company, owner, 'seed ' || i,
        ${JSON.stringify(request)}::jsonb || jsonb_build_object('requestKey', 'seed ' || i, 'description', b.title),
        status, case status when 'done' then 'checking' when 'failed' then (array['reading', 'writing', 'repairing'])[1 + i % 3] else 'reading' end,
        case when status = 'done' and i <= ${recipes} then guid end, 1, asked_at, asked_at + took,
        case when status = 'failed' then (array[${failure(11, 'The kitchen could not be reached. Your description and photo are kept; you can try again.')},
          ${failure(2, 'This does not seem to be something to eat.')}])[1 + i % 2]::jsonb end,
        case when ${isByModel} then 1 end, case when ${isByModel} and i % 10 = 0 then 1 else 0 end,
        case when ${isByModel} then 900 + (${share('tokens', sql`i`)} * 2000)::int else 0 end,
        (array['en', 'en', 'de', 'fr', 'es', 'ja', null])[1 + i % 7], case when ${isByModel} then 'openai-compatible' else 'built-in' end
      from ended join seed_bodies b on b.id = floor(${share('dish', sql`i`)} * ${dishes})::int)
    select 1`.execute(db);
  // A tenth has events: a figure of the time to the first needs no more. A statement of its own: the orders are there for the keys that point to them.
  await sql`
    insert into job_events (job_guid, sequence, event, created_at)
    select j.guid, e.sequence, e.event, j.created_at + e.part * (j.finished_at - j.created_at) / 10
    from (select ${guidOf('order', sql`i`, askedAt)} as guid
      from generate_series(${from}::int, ${to}::int) i where i % 10 = 0) as told
    join recipe_jobs j on j.guid = told.guid
    cross join (values (1, 0, '{"type": "stage", "stage": "queued"}'::jsonb), (2, 1, '{"type": "stage", "stage": "reading"}'),
      (3, 5, '{"type": "stage", "stage": "writing"}')) as e (sequence, part, event)`.execute(db);
}
