import { sql, type Kysely } from 'kysely';
import { areas } from '../../../contract/console/areas.ts';
import { maxDescriptionLength } from '../../../contract/kitchen/kitchen.ts';
import type { Row } from '../../../contract/console/shapes.ts';
import type { Database } from '../../db/schema.ts';
import { isGuid } from '../../db/guid.ts';
import { hasWords, isAbout, isOrNot, isVersion, oneOf, personOf, recipeOf, within } from '../engine/parts.ts';
import { source, type Sql } from '../engine/source.ts';
import { cookAgain } from './dead-letters.ts';
import { firstEventOf } from '../rollups.ts';

/** How long an order may cook before it counts as stuck, in milliseconds. */
const stuckAfter = 15 * 60_000;

/** Orders `t` that are stuck. */
export const isStuckOrder = (now: number): Sql => sql`(t.status = 'cooking' and t.created_at < ${now - stuckAfter})`;

const [createdAt, asked, cook] = [sql`t.created_at`, sql`t.asked`, sql`t.cook`];
const [outcome, stage, promptVersion] = [sql`t.outcome`, sql`t.stage`, sql`t.prompt_version`];
const [tokens, repairs, language] = [sql`t.tokens`, sql`t.repairs`, sql`coalesce(t.language, 'en')`];
const owner = personOf(sql`t.user_guid`);
const recipe = recipeOf(sql`t.recipe_guid`);
const seconds = (until: Sql): Sql => sql`round((${until} - t.created_at) / 1000.0, 2)::float8`;
const firstEventSeconds = seconds(firstEventOf(sql`t.guid`));
/** Why it failed, or what the kitchen asked back: from the row, or from its events. */
const reason = sql`coalesce(t.failure -> 'message', (
  select coalesce(e.event -> 'message', e.event -> 'question' -> 'reason') from job_events e
  where e.job_guid = t.guid and t.status in ('failed', 'needs_input') order by e.sequence desc limit 1))`;

const cells = {
  createdAt,
  owner,
  asked,
  outcome,
  stage,
  reason,
  recipe,
  cook,
  promptVersion,
  firstEventSeconds,
  seconds: seconds(sql`t.finished_at`),
  tokens,
  repairs,
  language,
};

/** Its events, in order. Only the last partial recipe is kept. */
async function eventsOf(db: Kysely<Database>, guid: string): Promise<Row[]> {
  const { rows } = await sql<{ sequence: number; at: number; event: string }>`
    select e.sequence, e.created_at as at, coalesce(e.event ->> 'stage', e.event ->> 'type') as event
    from job_events e where e.job_guid = ${guid} order by e.sequence limit 100`.execute(db);
  return rows.map(({ sequence, ...told }) => ({ guid: `${guid} ${sequence}`, version: 1, cells: told }));
}

/** What the kitchen was asked for, as long as orders are kept. */
export const ordersSource = source<typeof areas.orders>({
  area: areas.orders,
  table: 'recipe_jobs',
  where: sql`true`,
  version: sql`1`,
  subject: sql`t.user_guid`,
  cells,
  sorts: { createdAt },
  search: (text) =>
    isGuid(text)
      ? sql`(t.guid = ${text} or t.recipe_guid = ${text})`
      : isAbout([sql`t.user_guid`], text, [hasWords(sql`lower(t.asked)`, text)]),
  filters: {
    outcome: (value) => oneOf(outcome, value),
    cook: (value) => oneOf(cook, value),
    promptVersion: (value) => isVersion(promptVersion, value),
    owner: (value) => isAbout([sql`t.user_guid`], value),
    createdAt: (value) => within(createdAt, value),
    isStuck: (value) => (_db, now) => isOrNot(isStuckOrder(now), value),
  },
  indexed: ['outcome', 'cook', 'promptVersion', 'createdAt'],
  fields: {
    ...cells,
    finishedAt: sql`t.finished_at`,
    isChange: sql`t.request ? 'refines'`,
    photos: sql`(case when t.request ->> 'photoGuid' is null then 0 else 1 + jsonb_array_length(coalesce(t.request -> 'morePhotoGuids', '[]')) end)`,
    attempts: sql`t.attempts`,
    asked: sql`left(t.request ->> 'description', ${maxDescriptionLength}::int4)`,
  },
  remarks: ['reason'],
  lists: { events: eventsOf },
  actions: { cookAgain },
});
