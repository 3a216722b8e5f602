import { sql, type Transaction } from 'kysely';
import type { Step } from '../in-steps.ts';

/** What a recipe came of; the first that fits. */
const outcome = sql.raw(`case
    when new.origin is not null then 'copied'
    when new.cooked_by ->> 'kind' = 'imported' then 'imported'
    when new.copy_key is not null then 'copied'
    when new.body ->> 'isEdited' = 'true' then 'edited'
    when new.cooked_by ->> 'isImprovised' = 'true' then 'improvised'
    when new.repairs > 0 then 'repaired'
    when jsonb_array_length(coalesce(new.body -> 'assumptions', '[]')) > 0 then 'assumed'
    else 'atOnce' end`);

const batch = 2_000;

const countedVersions = (when: string) =>
  sql.raw(`create trigger recipes_row_version before update on recipes for each row when (${when}) execute function bump_row_version()`);
const changed = 'old is distinct from new';

/** The next recipes by key. Writing `repairs` makes the trigger write the outcome. Recipes that are written meanwhile have one already. */
async function fillOutcomes(tx: Transaction<never>, after: string | null): Promise<string | null> {
  await sql`select set_config('anydish.filling', 'on', true)`.execute(tx);
  const from = after === null ? sql`` : sql`where guid > ${after}::uuid`;
  const { rows } = await sql<{ last: string | null; count: number }>`
    with part as materialized (select guid, job_guid from recipes ${from} order by guid limit ${batch}),
    filled as (
      update recipes r set repairs = coalesce((select j.repairs from recipe_jobs j where j.guid = part.job_guid), 0)
      from part where r.guid = part.guid)
    select (select guid from part order by guid desc limit 1) as last, count(*) as count from part`.execute(tx);
  const [{ last, count } = { last: null, count: 0 }] = rows;
  return count < batch ? null : last;
}

/** What recipes came of, as lists of the console tell it. */
export const steps: readonly Step[] = [
  {
    statements: [
      sql`alter table recipes add column repairs int4 not null default 0, add column outcome text`,
      sql`drop trigger recipes_listed on recipes`,
      sql`create or replace function list_recipe() returns trigger language plpgsql as $$
    begin
      new.cook := new.cooked_by ->> 'kind';
      new.language := coalesce(new.body ->> 'language', 'en');
      new.small_title := lower(new.body ->> 'title');
      new.outcome := ${outcome};
      return new;
    end $$`,
      sql`create trigger recipes_listed before insert or update of body, cooked_by, origin, copy_key, repairs on recipes
    for each row execute function list_recipe()`,
      // To be filled is no change that somebody could run into.
      sql`drop trigger recipes_row_version on recipes`,
      countedVersions(`${changed} and current_setting('anydish.filling', true) is distinct from 'on'`),
    ],
  },
  { batches: fillOutcomes },
  { statements: [sql`drop trigger recipes_row_version on recipes`, countedVersions(changed)] },
  {
    index: 'recipes_by_age_new',
    definition: 'on recipes (created_at, guid) include (cook, language, share_id, trashed_at, small_title, outcome)',
  },
  { statements: [sql`drop index recipes_by_age`, sql`alter index recipes_by_age_new rename to recipes_by_age`] },
  { index: 'recipes_outcome', definition: 'on recipes (outcome, created_at, guid) include (cook, language, share_id, trashed_at)' },
];
